import type * as english from '../money.en.ts';
import type { Translated } from '../language.ts';

export const moneyGuards = {
  isWindowPaid: 'भुगतान की विंडो ने भुगतान बताया',
  isWindowBlocked: 'ब्राउज़र भुगतान की विंडो नहीं खोलता',
  isWindowDismissed: 'भुगतान की विंडो बंद की गई',
  isSeatHeld: 'जगह अब भी रोकी हुई है',
  isOurTry: 'बात सबसे नई कोशिश की है',
} satisfies Translated<typeof english.moneyGuards>;

/** What the states of the payment and of the refund mean, in Hindi. */
export const moneyDescriptions: Record<string, string> = {
  'The payment of an order, from the held seat to the captured or refunded money.':
    'ऑर्डर का भुगतान, रोकी हुई जगह से लेकर आए या लौटाए पैसे तक।',
  'A seat is held and the payment is awaited.': 'जगह रोकी हुई है और भुगतान का इंतज़ार है।',
  'The last attempt failed; the seat is still held and another attempt may follow.':
    'पिछली कोशिश विफल हुई; जगह अब भी रोकी हुई है और दूसरी कोशिश हो सकती है।',
  "The payment is captured and the seat is the customer's.": 'पैसा आ गया और जगह ग्राहक की है।',
  'Nothing was paid in time, and the seat is free again. A payment that arrives later takes a seat again; it is refunded if none is free or the order was cancelled.':
    'समय पर भुगतान नहीं हुआ, और जगह फिर ख़ाली है। बाद में आया भुगतान फिर से जगह लेता है; जगह न हो या ऑर्डर रद्द हो चुका हो तो पैसा लौटाया जाता है।',
  'The refund is on its way.': 'पैसा लौट रहा है।',
  'The payment is refunded.': 'पैसा लौटा दिया गया।',
  'Money that goes back to the customer: asked of the provider again and again until it is there.':
    'ग्राहक को लौटने वाला पैसा: भुगतान सेवा से तब तक बार-बार माँगा जाता है जब तक वह पहुँच न जाए।',
  'The money is to go back: the provider is asked, again after a minute where it cannot be reached.':
    'पैसा लौटाना है: भुगतान सेवा से कहा जाता है, और वह न मिले तो एक मिनट बाद फिर।',
  'The provider is giving the money back. It is looked at after pauses that grow from a minute to six hours, unless a webhook says sooner what became of it.':
    'भुगतान सेवा पैसा लौटा रही है। एक मिनट से छह घंटे तक बढ़ते ठहराव के बाद देखा जाता है कि क्या हुआ, अगर वेबहुक पहले न बता दे।',
  'The provider has failed it, once or several times. It is asked for again, as a new refund, after pauses that double from two minutes to six hours. After a day the staff find the order among the delayed refunds, and may give the money back by hand at the provider.':
    'भुगतान सेवा पैसा नहीं लौटा सकी, एक या कई बार। दो मिनट से छह घंटे तक दुगुने होते ठहराव के बाद नए रिफ़ंड के रूप में फिर माँगा जाता है। एक दिन बाद ऑर्डर स्टाफ़ को देर वाले रिफ़ंड में मिलता है, और वह भुगतान सेवा के पेज पर पैसा ख़ुद लौटा सकता है।',
  'The provider has given the money back, asked by us or by hand.':
    'भुगतान सेवा ने पैसा लौटा दिया है, हमारे कहने पर या हाथ से।',
};
