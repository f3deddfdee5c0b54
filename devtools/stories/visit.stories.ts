import { flow, inShort, says, unpictured } from './story.ts';
import type { Story } from './story.ts';

const day = flow('technicianDay');
const order = flow('order');
const tracking = flow('tracking');
const schedule = flow('labSchedule');

/** Stories about the time after an order is paid: the visit and the staff. */
export const visitStories: readonly Story[] = [
  {
    id: 'nobodyOpens',
    group: 'visit',
    asks: {
      en: 'Nobody opens the door: what becomes of the visit and the money',
      hi: 'कोई दरवाज़ा नहीं खोलता: विज़िट और पैसों का क्या होता है',
    },
    inShort: inShort(
      'A message asks the customer for another slot, at no charge; the order stays paid until the customer or the staff picks one. The customer, or the technician at the door, may cancel instead: then all the money goes back.',
      'संदेश ग्राहक से बिना शुल्क दूसरा स्लॉट माँगता है; पेमेंट बना रहता है, जब तक ग्राहक या स्टाफ़ स्लॉट न चुने। इसके बदले ग्राहक, या दरवाज़े पर टेक्नीशियन, रद्द कर सकता है: तब पूरा पैसा लौटता है।',
      { order: 'notCollected' },
    ),
    before: says(
      'A technician is assigned and has the visit on the list of the day.',
      'टेक्नीशियन तय है और विज़िट उसकी आज की सूची में है।',
      day.answers('loadVisits'),
      tracking.answers('loadOrder', { status: 'placed' }),
      order.fact('technician.assigned'),
    ),
    steps: [
      says(
        'The technician sets out.',
        'टेक्नीशियन निकलता है।',
        day.fact('act.pressed', { act: { act: 'DEPART' } }),
        day.answers('actOnVisit'),
        order.fact('technician.departed'),
      ),
      says(
        'Nobody opens. The technician opens the form that asks why nothing was collected.',
        'कोई नहीं खोलता। टेक्नीशियन वह फ़ॉर्म खोलता है जो पूछता है कि सैंपल क्यों नहीं लिया गया।',
        day.fact('failure.opened'),
      ),
      says(
        '‘Nobody there’ is sent, and the customer gets a message that asks for another slot. The technician may also say that the order is cancelled: then all of the money goes back.',
        '‘कोई नहीं था’ भेजा जाता है, और ग्राहक को दूसरा स्लॉट चुनने का संदेश मिलता है। टेक्नीशियन ऑर्डर रद्द भी कर सकता है: तब पूरा पैसा लौटता है।',
        day.fact('act.pressed', { act: { failure: 'NOBODY_THERE' } }),
        day.answers('actOnVisit'),
        order.fact('collection.failed'),
      ),
      says(
        'The order waits for another slot. The money stays with it: nothing is charged for the visit in vain, and nothing is paid twice. Until the sample is taken the customer may cancel instead, and all of the money goes back within 5 to 7 working days.',
        'ऑर्डर दूसरे स्लॉट की प्रतीक्षा में है। पैसे उसी के साथ रहते हैं: बेकार गई विज़िट का कुछ नहीं लगता और दो बार पेमेंट नहीं होता। सैंपल लिए जाने तक ग्राहक इसके बदले रद्द कर सकता है, तब पूरा पैसा 5 से 7 कार्य दिवसों में लौटता है।',
      ),
      says(
        'The customer picks another slot on the page of the order, at no charge. An order for which nobody picks one does not end by itself: it stays paid and waits, and the staff see that it does and may choose a slot for the customer.',
        'ग्राहक ऑर्डर के पेज पर दूसरा स्लॉट चुनता है, बिना किसी शुल्क के। जिस ऑर्डर का स्लॉट कोई नहीं चुनता वह अपने आप ख़त्म नहीं होता: पेमेंट बना रहता है और वह रुका रहता है; स्टाफ़ को यह दिखता है और वह ग्राहक के लिए स्लॉट चुन सकता है।',
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
    group: 'staff',
    asks: {
      en: 'The technician has no connection',
      hi: 'टेक्नीशियन के पास इंटरनेट नहीं है',
    },
    inShort: inShort(
      'What was pressed waits on the phone and is sent once, by itself, when the connection is back.',
      'जो दबाया गया वह फ़ोन पर रुकता है और इंटरनेट लौटने पर अपने आप, एक ही बार भेजा जाता है।',
      { technicianDay: 'outbox.unsent' },
    ),
    before: says(
      'The technician has the visits of the day on the phone.',
      'टेक्नीशियन के फ़ोन पर आज की विज़िट हैं।',
      order.fact('technician.assigned'),
      day.answers('loadVisits'),
    ),
    steps: [
      says(
        'The technician presses ‘On my way’. There is no connection: what was pressed waits on the phone and is not lost. The rest of the visit can be pressed, too, and waits behind it.',
        'टेक्नीशियन ‘मैं रास्ते में हूँ’ दबाता है। इंटरनेट नहीं है: जो दबाया गया वह फ़ोन पर रुका है, खोता नहीं। विज़िट का बाक़ी काम भी दबाया जा सकता है और उसके बाद रुकता है।',
        day.fact('act.pressed', { act: { act: 'DEPART' } }),
        day.fails('actOnVisit', 'UNREACHABLE'),
      ),
      says(
        'The connection is back: it is sent once, by itself, and the page of the order tells the customer that the technician is on the way.',
        'इंटरनेट लौट आया: वह अपने आप, एक ही बार भेजा जाता है, और ऑर्डर का पेज ग्राहक को बताता है कि टेक्नीशियन रास्ते में है।',
        day.fact('connection.returned'),
        day.answers('actOnVisit'),
        day.answers('loadVisits'),
        order.fact('technician.departed'),
      ),
    ],
    ends: { technicianDay: 'outbox.allSent', order: 'onTheWay' },
  },
  {
    id: 'sampleSpoiled',
    group: 'visit',
    asks: { en: 'The sample is spoiled', hi: 'सैंपल ख़राब हो जाता है' },
    inShort: inShort(
      'It is collected again, free of charge. A message tells the customer so and asks for a slot, which the customer chooses by ‘Pick another slot’ on the page of the order; the staff may choose it, too. The report follows that visit.',
      'सैंपल फिर लिया जाता है, बिना शुल्क। संदेश ग्राहक को यह बताकर स्लॉट माँगता है, जिसे वह ऑर्डर के पेज पर ‘दूसरा स्लॉट चुनें’ से चुनता है; स्टाफ़ भी चुन सकता है। रिपोर्ट उस विज़िट के बाद आती है।',
      { order: 'completed' },
    ),
    before: says(
      'The sample was collected and is in the lab.',
      'सैंपल लिया जा चुका है और लैब में है।',
      order.fact('technician.assigned'),
      order.fact('sample.collected'),
      order.fact('examination.started'),
    ),
    steps: [
      unpictured(
        says(
          'The lab cannot use the sample. A message tells the customer that it could not be used, that it is taken once more, free of charge, and to choose a slot for that.',
          'लैब सैंपल इस्तेमाल नहीं कर सकती। संदेश ग्राहक को बताता है कि सैंपल काम नहीं आया, वह बिना शुल्क दोबारा लिया जाएगा, और उसके लिए स्लॉट चुनना है।',
          order.fact('sample.rejected'),
        ),
      ),
      unpictured(
        says(
          'The customer chooses it by ‘Pick another slot’ on the page of the order, or the staff do. What was found in the spoiled sample is thrown away.',
          'ग्राहक उसे ऑर्डर के पेज पर ‘दूसरा स्लॉट चुनें’ से चुनता है, या स्टाफ़ चुनता है। ख़राब सैंपल में जो मिला था वह हटा दिया जाता है।',
          order.fact('slot.changed'),
        ),
      ),
      says(
        'A technician comes a second time and collects it.',
        'टेक्नीशियन दूसरी बार आकर सैंपल लेता है।',
        order.fact('technician.assigned'),
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
    id: 'labCloses',
    group: 'staff',
    asks: {
      en: 'A lab closes on a day that has orders',
      hi: 'लैब ऐसे दिन बंद होती है जिस दिन ऑर्डर हैं',
    },
    inShort: inShort(
      'Each order of that day is listed first; a paid one moves to the nearest free slot, and all is saved at once.',
      'पहले उस दिन का हर ऑर्डर दिखाया जाता है; पेमेंट वाला सबसे नज़दीकी ख़ाली स्लॉट पर जाता है, और सब एक साथ सहेजा जाता है।',
      { labSchedule: 'deciding.listing' },
    ),
    before: says(
      'An administrator opens the opening hours of a lab.',
      'एक प्रशासक लैब के खुलने के समय का पेज खोलता है।',
    ),
    steps: [
      says(
        'A day is to be closed. Orders stand in the way: nothing is changed yet, and each order is listed.',
        'एक दिन बंद करना है। ऑर्डर बीच में हैं: अभी कुछ नहीं बदला और हर ऑर्डर सूची में है।',
        schedule.fact('schedule.submitted'),
        schedule.fails('saveSchedule', 'ORDERS_IN_THE_WAY'),
      ),
      says(
        'A paid order moves to the nearest free slot; an unpaid one keeps its own.',
        'पेमेंट वाला ऑर्डर सबसे पास के ख़ाली स्लॉट पर जाता है; बिना पेमेंट वाला अपने स्लॉट पर रहता है।',
        schedule.fact('fate.chosen', { fate: 'MOVE', orderId: 'o1' }),
        schedule.fact('slots.opened', { orderId: 'o1' }),
      ),
      says(
        'All of it is saved at once.',
        'सब एक साथ सहेजा जाता है।',
        schedule.fact('slots.closed'),
        schedule.fact('orders.decided'),
        schedule.answers('saveSchedule'),
      ),
    ],
    ends: { labSchedule: 'saved' },
  },
];
