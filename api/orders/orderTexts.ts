import type { MessageLanguage } from '../messages/language.ts';
import type { OrderRow } from './orderJson.ts';

type Texts = Record<string, (order: OrderRow) => string>;

const english: Texts = {
  SUCCESS: ({ booked }) =>
    `Your ${booked.test.testName} with ${booked.lab.name} is booked for ${booked.slot.date}, ${booked.slot.startTime}.`,
  REFUND_PENDING: ({ booked, amount }) =>
    `Your order for ${booked.test.testName} was cancelled. Rs ${amount} go back to where they came from within 5 to 7 working days.`,
  REFUNDED: ({ booked, amount }) => `Rs ${amount} for ${booked.test.testName} have been refunded.`,
  assigned: ({ booked, technician }) =>
    `${technician ?? 'A technician'} comes on ${booked.slot.date}, ${booked.slot.startTime}, to collect the sample for ${booked.test.testName}.`,
  collection: ({ booked }) => `The sample for ${booked.test.testName} was collected.`,
  examining: ({ booked }) => `The lab is examining the sample for ${booked.test.testName}.`,
  completed: ({ booked }) => `The report of ${booked.test.testName} is ready.`,
  moved: ({ booked }) =>
    `Your ${booked.test.testName} was moved to ${booked.slot.date}, ${booked.slot.startTime}.`,
};

const hindiDay = new Intl.DateTimeFormat('hi-IN', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** When a slot is, in Hindi: '23 नवंबर, 07:00 am'. */
const inHindi = ({ date, startTime }: OrderRow['booked']['slot']) =>
  `${hindiDay.format(new Date(`${date}T00:00:00Z`))}, ${startTime}`;

const hindi: Texts = {
  SUCCESS: ({ booked }) =>
    `आपका ${booked.test.testName} ${booked.lab.name} में ${inHindi(booked.slot)} के लिए बुक हो गया है।`,
  REFUND_PENDING: ({ booked, amount }) =>
    `${booked.test.testName} का आपका ऑर्डर रद्द हो गया है। ₹${amount} 5 से 7 कामकाजी दिनों में उसी तरीक़े से लौटा दिए जाएँगे जिससे पेमेंट हुआ था।`,
  REFUNDED: ({ booked, amount }) => `${booked.test.testName} के ₹${amount} लौटा दिए गए हैं।`,
  assigned: ({ booked, technician }) =>
    `${technician ?? 'टेक्नीशियन'} ${booked.test.testName} का सैंपल लेने ${inHindi(booked.slot)} पर आएँगे।`,
  collection: ({ booked }) => `${booked.test.testName} का सैंपल ले लिया गया है।`,
  examining: ({ booked }) => `लैब ${booked.test.testName} के सैंपल की जाँच कर रही है।`,
  completed: ({ booked }) => `${booked.test.testName} की रिपोर्ट तैयार है।`,
  moved: ({ booked }) =>
    `आपके ${booked.test.testName} का समय बदलकर ${inHindi(booked.slot)} कर दिया गया है।`,
};

/** Messages to customers about their order, by language and stage. */
export const orderTexts: Record<MessageLanguage, Texts> = { en: english, hi: hindi };
