import type { MessageLanguage } from '../messages/language.ts';
import { words } from '../messages/words.ts';
import type { Words } from '../messages/words.ts';
import type { OrderRow } from './orderRows.ts';
import { slotWords, startWords } from '../slots/slotWords.ts';

/** `link` is the URL of the message's subject; only messages about reports have one. */
type Texts = Record<string, (order: OrderRow, link: string) => Words>;

/** The test of an order, or the number of tests. */
const testsOf = ({ booked, item_count: count }: OrderRow) =>
  count > 1 ? `${count} tests` : booked.test.testName;
/** What an order is called in a sentence: its test, or a visit for several. */
const visitOf = (order: OrderRow) =>
  order.item_count > 1 ? `visit for ${testsOf(order)}` : testsOf(order);

const english: Texts = {
  SUCCESS: (order) =>
    words`Your ${visitOf(order)} with ${order.booked.lab.name} is booked for ${slotWords(order.booked.slot, 'en')}. Order ${order.number}.`,
  reminder: (order) =>
    words`Tomorrow at ${startWords(order.booked.slot, 'en')} ${order.technician ?? 'a technician'} comes to collect the sample for ${testsOf(order)}. Order ${order.number}.`,
  REFUND_PENDING: (order) =>
    words`Your order for ${testsOf(order)} was cancelled. Rs ${order.amount - order.refunded} go back to where they came from within 5 to 7 working days.`,
  REFUNDED: (order) =>
    words`Rs ${order.amount - order.refunded} for ${testsOf(order)} have been refunded.`,
  itemCancelled: ({ booked, amount }) =>
    words`${booked.test.testName} was taken out of your visit. Rs ${amount} go back to where they came from within 5 to 7 working days.`,
  itemRefunded: ({ booked, amount }) =>
    words`Rs ${amount} for ${booked.test.testName} have been refunded.`,
  reportReady: ({ booked }, link) =>
    words`The report of ${booked.test.testName} for ${booked.patient.name} is ready. Log in at ${link} to read it.`,
  reportCorrected: ({ booked }, link) =>
    words`The report of ${booked.test.testName} for ${booked.patient.name} was corrected. Please look at it again: log in at ${link} to read it.`,
  assigned: (order) =>
    words`${order.technician ?? 'A technician'} comes on ${slotWords(order.booked.slot, 'en')}, to collect the sample for ${testsOf(order)}.`,
  technicianLeft: (order) =>
    words`${order.technician ?? 'The technician'} does not come to collect the sample for ${testsOf(order)}; somebody else comes at the booked time, and we write to you who. Order ${order.number}.`,
  onTheWay: (order) =>
    words`${order.technician ?? 'The technician'} is on the way to you, to collect the sample for ${testsOf(order)}. Order ${order.number}.`,
  collection: (order) => words`The sample for ${testsOf(order)} was collected.`,
  notCollected: (order) =>
    words`The sample for ${testsOf(order)} could not be collected. Please choose another time: open order ${order.number} in Assay and choose another slot there.`,
  sampleRejected: (order) =>
    words`The lab could not use the sample for ${testsOf(order)}, so it is taken once more, free of charge. Please choose a time for it: open order ${order.number} in Assay and choose another slot there.`,
  examining: (order) => words`The lab is examining the sample for ${testsOf(order)}.`,
  completed: (order, link) =>
    words`The report of ${testsOf(order)} is ready. Log in at ${link} to read it.`,
  'completed.several': (order, link) =>
    words`The reports of ${testsOf(order)} are ready. Log in at ${link} to read them.`,
  moved: (order) =>
    words`Your ${visitOf(order)} was moved to ${slotWords(order.booked.slot, 'en')}.`,
};

/** The start of a slot in Hindi. */
const inHindi = (slot: OrderRow['booked']['slot']) => slotWords(slot, 'hi');
/** A test's name in Hindi, or in English where the catalogue has no Hindi. */
const hindiTest = ({ booked: { test } }: OrderRow) => test.testNameHindi ?? test.testName;

const hindiTests = (order: OrderRow) =>
  order.item_count > 1 ? `${order.item_count} टेस्ट` : hindiTest(order);

const hindi: Texts = {
  SUCCESS: (order) =>
    words`आपका ${hindiTests(order)} ${order.booked.lab.name} में ${inHindi(order.booked.slot)} के लिए बुक हो गया है। ऑर्डर ${order.number}।`,
  'SUCCESS.several': (order) =>
    words`${hindiTests(order)} के लिए आपकी विज़िट ${order.booked.lab.name} में ${inHindi(order.booked.slot)} के लिए बुक हो गई है। ऑर्डर ${order.number}।`,
  reminder: (order) =>
    words`कल ${startWords(order.booked.slot, 'hi')} पर ${order.technician ?? 'टेक्नीशियन'} ${hindiTests(order)} का सैंपल लेने आएँगे। ऑर्डर ${order.number}।`,
  REFUND_PENDING: (order) =>
    words`${hindiTests(order)} का आपका ऑर्डर रद्द हो गया है। ₹${order.amount - order.refunded} 5 से 7 कामकाजी दिनों में उसी तरीक़े से लौटा दिए जाएँगे जिससे पेमेंट हुआ था।`,
  REFUNDED: (order) =>
    words`${hindiTests(order)} के ₹${order.amount - order.refunded} लौटा दिए गए हैं।`,
  itemCancelled: (order) =>
    words`${hindiTest(order)} आपकी विज़िट से हटा दिया गया है। ₹${order.amount} 5 से 7 कामकाजी दिनों में उसी तरीक़े से लौटा दिए जाएँगे जिससे पेमेंट हुआ था।`,
  itemRefunded: (order) => words`${hindiTest(order)} के ₹${order.amount} लौटा दिए गए हैं।`,
  reportReady: (order, link) =>
    words`${order.booked.patient.name} की ${hindiTest(order)} की रिपोर्ट तैयार है। पढ़ने के लिए ${link} पर लॉग इन करें।`,
  reportCorrected: (order, link) =>
    words`${order.booked.patient.name} की ${hindiTest(order)} की रिपोर्ट ठीक की गई है। इसे फिर से देखने के लिए ${link} पर लॉग इन करें।`,
  assigned: (order) =>
    words`${order.technician ?? 'टेक्नीशियन'} ${hindiTests(order)} का सैंपल लेने ${inHindi(order.booked.slot)} पर आएँगे।`,
  technicianLeft: (order) =>
    words`${hindiTests(order)} का सैंपल लेने ${order.technician ?? 'टेक्नीशियन'} नहीं आएँगे; तय समय पर कोई और आएगा, और हम आपको बताएँगे कि कौन। ऑर्डर ${order.number}।`,
  onTheWay: (order) =>
    words`${order.technician ?? 'टेक्नीशियन'} ${hindiTests(order)} का सैंपल लेने आपके पास आ रहे हैं। ऑर्डर ${order.number}।`,
  collection: (order) => words`${hindiTests(order)} का सैंपल ले लिया गया है।`,
  notCollected: (order) =>
    words`${hindiTests(order)} का सैंपल नहीं लिया जा सका। कृपया दूसरा समय चुनें: Assay में ऑर्डर ${order.number} खोलकर समय बदलें।`,
  sampleRejected: (order) =>
    words`लैब ${hindiTests(order)} के सैंपल की जाँच नहीं कर सकी, इसलिए सैंपल बिना किसी शुल्क के दोबारा लिया जाएगा। कृपया इसके लिए समय चुनें: Assay में ऑर्डर ${order.number} खोलकर समय बदलें।`,
  examining: (order) => words`लैब ${hindiTests(order)} के सैंपल की जाँच कर रही है।`,
  completed: (order, link) =>
    words`${hindiTests(order)} की रिपोर्ट तैयार है। पढ़ने के लिए ${link} पर लॉग इन करें।`,
  'completed.several': (order, link) =>
    words`${hindiTests(order)} की रिपोर्टें तैयार हैं। पढ़ने के लिए ${link} पर लॉग इन करें।`,
  moved: (order) =>
    words`आपके ${hindiTests(order)} का समय बदलकर ${inHindi(order.booked.slot)} कर दिया गया है।`,
  'moved.several': (order) =>
    words`${hindiTests(order)} के लिए आपकी विज़िट का समय बदलकर ${inHindi(order.booked.slot)} कर दिया गया है।`,
};

/**
 * Messages to customers about their order, by language and stage; 'moved.several' replaces 'moved'
 * where a visit has several tests.
 */
export const orderTexts: Record<MessageLanguage, Texts> = { en: english, hi: hindi };

/**
 * Messages that also say how to prepare, with clock times; their template's name then ends in
 * '.fasting'.
 */
export const preparing = new Set(['SUCCESS', 'moved', 'reminder']);
