import { flow, says } from './story.ts';
import type { Story } from './story.ts';

const day = flow('technicianDay');
const order = flow('order');
const payment = flow('payment');
const refund = flow('refund');
const tracking = flow('tracking');
const schedule = flow('labSchedule');

const paid = says(
  'The order is paid. The customer looks at it on its page.',
  'ऑर्डर का भुगतान हो चुका है। ग्राहक उसे उसके पेज पर देखता है।',
  payment.fact('payment.captured', { seatHeld: true }),
  tracking.answers('loadOrder', { status: 'placed' }),
);
const cancelled = says(
  'The customer cancels the order: the visit is off, and all of the money is to go back.',
  'ग्राहक ऑर्डर रद्द करता है: कोई नहीं आएगा और पूरा पैसा लौटाया जाएगा।',
  tracking.fact('cancel.requested'),
  tracking.fact('cancel.confirmed'),
  order.fact('order.cancelled'),
  tracking.answers('cancelOrder'),
  payment.fact('order.cancelled'),
);

/** What can come in between once an order is paid. */
export const visitStories: readonly Story[] = [
  {
    id: 'nobodyOpens',
    asks: { en: 'Nobody opens the door', hi: 'कोई दरवाज़ा नहीं खोलता' },
    before: says(
      'A technician is assigned and has the visit on the list of the day.',
      'तकनीशियन तय है और विज़िट उसकी आज की सूची में है।',
      order.fact('technician.assigned'),
      day.answers('loadVisits'),
      tracking.answers('loadOrder', { status: 'placed' }),
    ),
    steps: [
      says(
        'The technician sets out.',
        'तकनीशियन निकलता है।',
        order.fact('technician.departed'),
        day.fact('act.pressed', { act: { act: 'DEPART' } }),
        day.answers('actOnVisit'),
      ),
      says(
        'Nobody opens. The technician opens the form that asks why nothing was collected.',
        'कोई नहीं खोलता। तकनीशियन वह फ़ॉर्म खोलता है जो पूछता है कि सैंपल क्यों नहीं लिया गया।',
        day.fact('failure.opened'),
      ),
      says(
        '‘Nobody there’ is sent: the customer is to choose another time.',
        '‘वहाँ कोई नहीं’ भेजा जाता है: ग्राहक को दूसरा समय चुनना है।',
        day.fact('act.pressed', { act: { failure: 'NOBODY_THERE' } }),
        day.answers('actOnVisit'),
      ),
      says(
        'The order waits for another time or technician.',
        'ऑर्डर दूसरे समय या तकनीशियन की प्रतीक्षा में है।',
        order.fact('collection.failed'),
      ),
      says(
        'The customer picks another time on the page of the order.',
        'ग्राहक ऑर्डर के पेज पर दूसरा समय चुनता है।',
        order.fact('slot.changed'),
        tracking.fact('reschedule.requested'),
        tracking.fact('slot.picked'),
        tracking.answers('rescheduleOrder'),
      ),
      says(
        'At the second visit the sample is collected.',
        'दूसरी विज़िट में सैंपल ले लिया जाता है।',
        order.fact('technician.assigned'),
        order.fact('sample.collected'),
      ),
    ],
    ends: { order: 'collection', tracking: 'following.showing', technicianDay: 'outbox.allSent' },
  },
  {
    id: 'noConnectionAtVisit',
    asks: {
      en: 'The technician has no connection',
      hi: 'तकनीशियन के पास इंटरनेट नहीं है',
    },
    before: says(
      'The technician has the visits of the day on the phone.',
      'तकनीशियन के फ़ोन पर आज की विज़िट हैं।',
      day.answers('loadVisits'),
    ),
    steps: [
      says(
        'The sample is collected, and its number typed in.',
        'सैंपल लिया गया और उसका नंबर लिखा गया।',
        day.fact('collection.opened'),
        day.fact('act.pressed', { act: { samples: [{}] } }),
      ),
      says(
        'There is no connection: what was pressed waits on the phone and is not lost.',
        'इंटरनेट नहीं है: जो दबाया गया वह फ़ोन पर रुका है, खोता नहीं।',
        day.fails('actOnVisit', 'UNREACHABLE'),
      ),
      says(
        'The connection is back: it is sent once, by itself.',
        'इंटरनेट लौट आया: वह अपने आप, एक ही बार भेजा जाता है।',
        day.fact('connection.returned'),
        day.answers('actOnVisit'),
        day.answers('loadVisits'),
      ),
    ],
    ends: { technicianDay: 'outbox.allSent' },
  },
  {
    id: 'sampleSpoiled',
    asks: { en: 'The sample is spoiled', hi: 'सैंपल ख़राब हो जाता है' },
    before: says(
      'The sample was collected and is in the lab.',
      'सैंपल लिया जा चुका है और लैब में है।',
      order.fact('technician.assigned'),
      order.fact('sample.collected'),
      order.fact('examination.started'),
    ),
    steps: [
      says(
        'The lab cannot use the sample: it is collected again, free of charge.',
        'लैब सैंपल इस्तेमाल नहीं कर सकती: वह मुफ़्त में फिर लिया जाएगा।',
        order.fact('sample.rejected'),
      ),
      says(
        'A second visit collects it.',
        'दूसरी विज़िट में सैंपल लिया जाता है।',
        order.fact('sample.collected'),
      ),
      says(
        'The lab examines it, and the report is ready.',
        'लैब उसकी जाँच करती है और रिपोर्ट तैयार है।',
        order.fact('examination.started'),
        order.fact('report.completed'),
      ),
    ],
    ends: { order: 'completed' },
  },
  {
    id: 'newTimeTaken',
    asks: {
      en: 'The customer moves the visit, and that time is gone too',
      hi: 'ग्राहक विज़िट बदलता है और वह समय भी जा चुका है',
    },
    before: paid,
    steps: [
      says(
        'The customer wants another time. This is possible until the sample is collected.',
        'ग्राहक दूसरा समय चाहता है। सैंपल लिए जाने तक यह हो सकता है।',
        tracking.fact('reschedule.requested'),
      ),
      says(
        'The time that was picked is gone. The visit stays where it was, and the page says why.',
        'चुना हुआ समय जा चुका है। विज़िट पहले के समय पर ही है और पेज कारण बताता है।',
        tracking.fact('slot.picked'),
        tracking.fails('rescheduleOrder', 'SLOT_TAKEN'),
      ),
      says(
        'Another time is free: the visit moves.',
        'एक और समय ख़ाली है: विज़िट वहाँ चली जाती है।',
        order.fact('slot.changed'),
        tracking.fact('slot.picked'),
        tracking.answers('rescheduleOrder'),
      ),
    ],
    ends: { tracking: 'following.showing', order: 'placed' },
  },
  {
    id: 'customerCancels',
    asks: { en: 'The customer cancels a paid order', hi: 'ग्राहक भुगतान वाला ऑर्डर रद्द करता है' },
    before: paid,
    steps: [
      cancelled,
      says(
        'The provider reports that the money is back.',
        'भुगतान कंपनी बताती है कि पैसे लौट गए।',
        payment.fact('refund.completed'),
      ),
    ],
    ends: { order: 'cancelled', payment: 'REFUNDED', tracking: 'following.showing' },
  },
  {
    id: 'refundRefused',
    asks: { en: 'The bank refuses the refund', hi: 'बैंक पैसे लौटाने से मना करता है' },
    before: paid,
    steps: [
      cancelled,
      says(
        'The payment provider is asked for it, and takes it up.',
        'भुगतान कंपनी से पैसे लौटाने को कहा जाता है, और वह काम शुरू करती है।',
        refund.fact('refund.accepted', { isOurTry: true }),
      ),
      says(
        'The bank refuses. For the customer the refund stays ‘on its way’, and it is tried again by itself; after a day the staff find the order among those whose refund is delayed, and may give the money back by hand at the provider.',
        'बैंक मना करता है। ग्राहक के लिए पैसे ‘रास्ते में’ ही हैं और अपने आप फिर कोशिश होती है; एक दिन बाद स्टाफ़ को ऑर्डर देर वाले रिफ़ंड में मिलता है, और वह भुगतान कंपनी के पेज पर पैसे ख़ुद लौटा सकता है।',
        refund.fact('refund.failed', { isOurTry: true }),
      ),
      says(
        'The next attempt is a new refund at the provider.',
        'अगली कोशिश भुगतान कंपनी के पास नया रिफ़ंड है।',
        refund.fact('refund.accepted', { isOurTry: true }),
      ),
      says(
        'This time the bank accepts: the money is back, and the order says so.',
        'इस बार बैंक मान लेता है: पैसे लौट गए, और ऑर्डर भी यही बताता है।',
        refund.fact('refund.processed'),
        payment.fact('refund.completed'),
      ),
    ],
    ends: { order: 'cancelled', refund: 'refunded', payment: 'REFUNDED' },
  },
  {
    id: 'labCloses',
    asks: {
      en: 'A lab closes on a day that has orders',
      hi: 'लैब ऐसे दिन बंद होती है जिस दिन ऑर्डर हैं',
    },
    before: says(
      'An administrator opens the opening hours of a lab.',
      'एक प्रशासक लैब के समय का पेज खोलता है।',
    ),
    steps: [
      says(
        'A day is to be closed. Orders stand in the way: nothing is changed yet, and each order is listed.',
        'एक दिन बंद करना है। ऑर्डर बीच में हैं: अभी कुछ नहीं बदला और हर ऑर्डर सूची में है।',
        schedule.fact('schedule.submitted'),
        schedule.fails('saveSchedule', 'ORDERS_IN_THE_WAY'),
      ),
      says(
        'A paid order moves to the nearest free time; an unpaid one keeps its own.',
        'भुगतान वाला ऑर्डर सबसे पास के ख़ाली समय पर जाता है; बिना भुगतान वाला अपने समय पर रहता है।',
        schedule.fact('fate.chosen', { fate: 'MOVE', orderId: 'o1' }),
      ),
      says(
        'All of it is saved at once.',
        'सब एक साथ सहेजा जाता है।',
        schedule.fact('orders.decided'),
        schedule.answers('saveSchedule'),
      ),
    ],
    ends: { labSchedule: 'saved' },
  },
];
