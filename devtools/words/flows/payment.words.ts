import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const payment = {
  states: {
    '': { en: 'Payment', hi: 'पेमेंट' },
    PENDING: { en: 'Not paid yet', hi: 'पेमेंट बाक़ी' },
    FAILED: { en: 'Payment failed', hi: 'पेमेंट विफल हुआ' },
    SUCCESS: { en: 'Paid', hi: 'पेमेंट हुआ' },
    EXPIRED: { en: 'Not paid in time', hi: 'समय पर पेमेंट नहीं हुआ' },
    REFUND_PENDING: { en: 'Refund on its way', hi: 'पैसा लौट रहा है' },
    REFUNDED: { en: 'Refunded', hi: 'पैसा लौटा' },
  },
  means: {
    '': 'ऑर्डर का पेमेंट, रखे हुए स्लॉट से लेकर आए या लौटाए पैसे तक।',
    PENDING: 'स्लॉट रखा हुआ है और पेमेंट का इंतज़ार है।',
    FAILED: 'पिछली कोशिश विफल हुई; स्लॉट अब भी रखा हुआ है और दूसरी कोशिश हो सकती है।',
    SUCCESS: 'पैसा आ गया और स्लॉट ग्राहक का है।',
    EXPIRED:
      'समय पर पेमेंट नहीं हुआ, और स्लॉट फिर ख़ाली है। बाद में आया पेमेंट फिर से स्लॉट लेता है; वह भर चुका हो या ऑर्डर रद्द हो चुका हो तो पैसा लौटाया जाता है।',
    REFUND_PENDING: 'पैसा लौट रहा है।',
    REFUNDED: 'पैसा लौटा दिया गया।',
  },
  events: {
    'payment.captured': { en: 'the provider has the money', hi: 'पैसा पेमेंट सेवा के पास आ गया' },
    'payment.failed': { en: 'the payment failed', hi: 'पेमेंट विफल हुआ' },
    'hold.expired': { en: 'the slot is not held any more', hi: 'स्लॉट अब रखा हुआ नहीं है' },
    'refund.completed': { en: 'the money is back', hi: 'पैसा लौट गया' },
  },
  guards: {
    isSeatHeld: { en: 'the slot is still held', hi: 'स्लॉट अब भी रखा हुआ है' },
  },
} satisfies FlowWords<typeof paymentMachine>;
