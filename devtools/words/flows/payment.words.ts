import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const payment = {
  states: {
    '': { en: 'Payment', hi: 'भुगतान' },
    PENDING: { en: 'Not paid yet', hi: 'भुगतान बाक़ी' },
    FAILED: { en: 'Payment failed', hi: 'भुगतान विफल हुआ' },
    SUCCESS: { en: 'Paid', hi: 'भुगतान हुआ' },
    EXPIRED: { en: 'Not paid in time', hi: 'समय पर भुगतान नहीं हुआ' },
    REFUND_PENDING: { en: 'Refund on its way', hi: 'पैसा लौट रहा है' },
    REFUNDED: { en: 'Refunded', hi: 'पैसा लौटा' },
  },
  means: {
    '': 'ऑर्डर का भुगतान, रोकी हुई जगह से लेकर आए या लौटाए पैसे तक।',
    PENDING: 'जगह रोकी हुई है और भुगतान का इंतज़ार है।',
    FAILED: 'पिछली कोशिश विफल हुई; जगह अब भी रोकी हुई है और दूसरी कोशिश हो सकती है।',
    SUCCESS: 'पैसा आ गया और जगह ग्राहक की है।',
    EXPIRED:
      'समय पर भुगतान नहीं हुआ, और जगह फिर ख़ाली है। बाद में आया भुगतान फिर से जगह लेता है; जगह न हो या ऑर्डर रद्द हो चुका हो तो पैसा लौटाया जाता है।',
    REFUND_PENDING: 'पैसा लौट रहा है।',
    REFUNDED: 'पैसा लौटा दिया गया।',
  },
  events: {
    'payment.captured': { en: 'the provider has the money', hi: 'पैसा भुगतान सेवा के पास आ गया' },
    'payment.failed': { en: 'the payment failed', hi: 'भुगतान विफल हुआ' },
    'hold.expired': { en: 'the seat is not held any more', hi: 'जगह अब रोकी हुई नहीं है' },
    'refund.completed': { en: 'the money is back', hi: 'पैसा लौट गया' },
  },
  guards: {
    isSeatHeld: { en: 'the seat is still held', hi: 'जगह अब भी रोकी हुई है' },
  },
} satisfies FlowWords<typeof paymentMachine>;
