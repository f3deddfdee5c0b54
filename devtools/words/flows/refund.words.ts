import type { refundMachine } from '../../../machines/refund/refund.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const refund = {
  states: {
    '': { en: 'Refund', hi: 'रिफ़ंड' },
    due: { en: 'Refund due', hi: 'पैसा लौटाना बाक़ी' },
    requested: { en: 'Refund requested from the provider', hi: 'पेमेंट सेवा से रिफ़ंड माँगा गया' },
    failed: { en: 'Refund failed', hi: 'रिफ़ंड विफल हुआ' },
    refunded: { en: 'Money back with the customer', hi: 'पैसा ग्राहक के पास वापस' },
  },
  means: {
    '': 'ग्राहक को लौटने वाला पैसा: पेमेंट सेवा से तब तक बार-बार माँगा जाता है जब तक वह पहुँच न जाए।',
    due: 'पैसा लौटाना है: पेमेंट सेवा से कहा जाता है, और वह न मिले तो एक मिनट बाद फिर।',
    requested:
      'पेमेंट सेवा पैसा लौटा रही है। एक मिनट से छह घंटे तक बढ़ते ठहराव के बाद देखा जाता है कि क्या हुआ, अगर वेबहुक पहले न बता दे।',
    failed:
      'पेमेंट सेवा पैसा नहीं लौटा सकी, एक या कई बार। दो मिनट से छह घंटे तक दुगुने होते ठहराव के बाद नए रिफ़ंड के रूप में फिर माँगा जाता है। एक दिन बाद ऑर्डर स्टाफ़ को देर वाले रिफ़ंड में मिलता है, और वह पेमेंट सेवा के पेज पर पैसा ख़ुद लौटा सकता है।',
    refunded: 'पेमेंट सेवा ने पैसा लौटा दिया है, हमारे कहने पर या हाथ से।',
  },
  events: {
    'refund.accepted': { en: 'the provider gives the money back', hi: 'पेमेंट सेवा पैसा लौटा रही है' },
    'refund.processed': {
      en: 'the provider has given the money back',
      hi: 'पेमेंट सेवा ने पैसा लौटा दिया',
    },
    'refund.failed': {
      en: 'the provider could not give the money back',
      hi: 'पेमेंट सेवा पैसा नहीं लौटा सकी',
    },
  },
  guards: {
    isOurTry: { en: 'it is about our latest attempt', hi: 'बात हमारी सबसे नई कोशिश की है' },
  },
} satisfies FlowWords<typeof refundMachine>;
