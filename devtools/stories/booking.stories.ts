import { timeToAddress } from '../samples/booking.samples.ts';
import { unservedPin } from '../samples/entities.ts';
import { flow, inShort, says, unpictured } from './story.ts';
import type { Story } from './story.ts';

const { fact, answers, fails } = flow('booking');
const zipCode = flow('zipCode');

/** From a chosen time to the addresses, which are asked for. */
export const toAddress = timeToAddress.map(({ type, ...data }) => fact(type, data));
/** From the test to the labs, which are being loaded. */
export const toLabs = [
  fact('booking.begun'),
  fact('xstate.route', { to: '#patient' }),
  answers('loadPatients'),
  fact('patient.ticked'),
  fact('patient.confirmed'),
  answers('loadVisitTests'),
];
/** From the test to the address: everything but the order itself. */
const choosing = [
  ...toLabs,
  answers('loadLabs'),
  fact('lab.selected'),
  fact('lab.confirmed'),
  answers('loadSlots'),
  fact('slot.selected'),
  ...toAddress,
  answers('loadAddresses'),
  fact('address.ticked'),
];
export const chosen = says(
  'A test, a patient, a lab, a slot and an address are chosen. The order is not made yet.',
  'टेस्ट, मरीज़, लैब, स्लॉट और पता चुन लिए गए हैं। ऑर्डर अभी नहीं बना है।',
  ...choosing,
);
/** Up to the page on which the order is paid. */
export const toPayment = [
  ...choosing,
  fact('order.requested'),
  answers('createOrder', { paymentStatus: 'PENDING' }),
  fact('review.confirmed'),
];

/** Stories about what can happen before the order is made. */
export const bookingStories: readonly Story[] = [
  {
    id: 'slotTaken',
    group: 'booking',
    asks: {
      en: 'Two people want the last slot at the same moment',
      hi: 'दो लोग एक ही पल में आख़िरी स्लॉट चाहते हैं',
    },
    inShort: inShort(
      'The quicker one gets it. The other one reads ‘That slot was just taken. Please pick another one.’ above the slots: no order is made, nothing is charged, and all else stays chosen.',
      'जो पहले पहुँचा, स्लॉट उसका है। दूसरा स्लॉटों के ऊपर पढ़ता है ‘वह स्लॉट अभी-अभी किसी और ने ले लिया। कृपया दूसरा स्लॉट चुनें।’: न ऑर्डर बनता है, न पैसे लगते हैं, बाक़ी सब चुना रहता है।',
      { booking: 'slot.choosing' },
    ),
    before: chosen,
    steps: [
      says(
        'Two people want the last place in this slot at the same moment. The customer confirms the address, and the order is being made.',
        'दो लोग एक ही पल में इस स्लॉट की आख़िरी जगह चाहते हैं। ग्राहक पता पक्का करता है और ऑर्डर बनने लगता है।',
        fact('order.requested'),
      ),
      says(
        'Somebody else was quicker: the last place in this slot is gone. No order is made and nothing is charged; the page goes back to the slots and says why.',
        'कोई और जल्दी पहुँचा: इस स्लॉट की आख़िरी जगह चली गई। न ऑर्डर बनता है, न पैसे लगते हैं; पेज स्लॉट चुनने पर लौटता है और कारण बताता है।',
        fails('createOrder', 'SLOT_TAKEN'),
        answers('loadSlots'),
      ),
      says(
        'The customer picks another slot. Patient, lab and address are still chosen.',
        'ग्राहक दूसरा स्लॉट चुनता है। मरीज़, लैब और पता चुने हुए ही हैं।',
        fact('slot.selected'),
        ...toAddress,
        answers('loadAddresses'),
      ),
      says(
        'Now the order is made, and its slot is held while the customer reviews it.',
        'अब ऑर्डर बन जाता है और जब तक ग्राहक उसे देखता है, स्लॉट उसके लिए रखा रहता है।',
        fact('order.requested'),
        answers('createOrder', { paymentStatus: 'PENDING' }),
      ),
    ],
    ends: { booking: 'review.showing' },
  },
  {
    id: 'labElsewhere',
    group: 'booking',
    asks: {
      en: 'Only the chosen lab does not come to the address',
      hi: 'सिर्फ़ चुनी हुई लैब उस पते पर नहीं आती',
    },
    inShort: inShort(
      'No order is made; the page offers another lab or another address.',
      'ऑर्डर नहीं बनता; पेज दूसरी लैब या दूसरा पता चुनने देता है।',
      { booking: 'address.labElsewhere' },
    ),
    before: chosen,
    steps: [
      says(
        'The customer confirms an address, and the order is being made.',
        'ग्राहक पता पक्का करता है और ऑर्डर बनने लगता है।',
        fact('order.requested'),
      ),
      says(
        'The chosen lab does not collect at this PIN code. No order is made; the page offers another lab or another address.',
        'चुनी हुई लैब इस पिन कोड पर सैंपल नहीं लेती। ऑर्डर नहीं बनता; पेज दूसरी लैब या दूसरा पता चुनने देता है।',
        fails('createOrder', 'LAB_NOT_COLLECTING_THERE'),
      ),
      says(
        'The customer wants another lab: the labs that come to this address are loaded.',
        'ग्राहक दूसरी लैब चाहता है: इस पते पर आने वाली लैब लोड होती हैं।',
        fact('otherLab.wanted'),
        answers('loadLabs'),
      ),
    ],
    ends: { booking: 'lab.choosing' },
  },
  {
    id: 'nobodyCollects',
    group: 'booking',
    asks: {
      en: 'No lab collects at the address, as in another city',
      hi: 'उस पते पर कोई भी लैब सैंपल नहीं लेती, जैसे किसी और शहर में',
    },
    inShort: inShort(
      'The address form says so at once: such an address cannot be saved, so nothing is ordered or paid.',
      'पते का फ़ॉर्म तुरंत बताता है: ऐसा पता सहेजा नहीं जा सकता, इसलिए न ऑर्डर बनता है, न पैसे लगते हैं।',
      { zipCode: 'unserved' },
    ),
    before: says(
      'The customer is typing an address; the PIN code is not complete yet.',
      'ग्राहक पता लिख रहा है; पिन कोड अभी पूरा नहीं है।',
      zipCode.fact('address.typed', { zipCode: '60' }),
    ),
    steps: [
      unpictured(
        says(
          'The PIN code is complete, and the service is asked who collects there.',
          'पिन कोड पूरा है और सर्वर से पूछा जाता है कि वहाँ कौन सैंपल लेता है।',
          zipCode.fact('address.typed', { zipCode: unservedPin }),
        ),
      ),
      says(
        'Nobody does. The form says so while it is filled in; such an address cannot be saved, so no order is made and nothing is paid.',
        'कोई नहीं। फ़ॉर्म भरते समय ही यह बताता है; ऐसा पता सहेजा नहीं जा सकता, इसलिए न ऑर्डर बनता है, न पैसे लगते हैं।',
        zipCode.answers('loadServiceability', { serviceable: false }),
      ),
      says(
        'The customer types another PIN code, such as that of a relative in the city: there somebody collects.',
        'ग्राहक दूसरा पिन कोड लिखता है, जैसे शहर में रहने वाले किसी रिश्तेदार का: वहाँ सैंपल लिया जाता है।',
        zipCode.fact('address.typed', { zipCode: '60' }),
        zipCode.fact('address.typed', { zipCode: '600020', cityState: '' }),
        zipCode.answers('loadServiceability', { serviceable: true, servedByLab: true }),
      ),
    ],
    ends: { zipCode: 'served' },
  },
  {
    id: 'priceChanged',
    group: 'booking',
    asks: {
      en: 'The price changes while somebody is booking',
      hi: 'बुकिंग के बीच में दाम बदल जाता है',
    },
    inShort: inShort(
      'No order is made at a price that nobody saw: the page says the new one, and the customer decides.',
      'जो दाम किसी ने नहीं देखा उस पर ऑर्डर नहीं बनता: पेज नया दाम बताता है और ग्राहक तय करता है।',
      { booking: 'address.choosing' },
    ),
    before: chosen,
    steps: [
      says(
        'The customer confirms the address, and the order is being made.',
        'ग्राहक पता पक्का करता है और ऑर्डर बनने लगता है।',
        fact('order.requested'),
      ),
      says(
        'The lab has a new price. No order is made at a price that nobody saw: the page says the new one.',
        'लैब का दाम बदल गया है। बिना दिखाए दाम पर ऑर्डर नहीं बनता: पेज नया दाम बताता है।',
        fails('createOrder', 'PRICE_CHANGED'),
      ),
      says(
        'The customer agrees and orders at the new price.',
        'ग्राहक मान जाता है और नए दाम पर ऑर्डर करता है।',
        fact('order.requested'),
        answers('createOrder', { paymentStatus: 'PENDING' }),
      ),
    ],
    ends: { booking: 'review.showing' },
  },
  {
    id: 'tooManyUnpaid',
    group: 'booking',
    asks: {
      en: 'Somebody holds many slots and pays for none',
      hi: 'कोई कई स्लॉट रोकता है और किसी का पैसा नहीं देता',
    },
    inShort: inShort(
      'A further order is refused until the customer gives up the oldest unpaid one, which frees its slot.',
      'नया ऑर्डर तब तक नहीं बनता जब तक ग्राहक सबसे पुराना बिना पेमेंट वाला ऑर्डर न छोड़े; उसका स्लॉट ख़ाली हो जाता है।',
      { booking: 'address.tooManyHolds' },
    ),
    before: chosen,
    steps: [
      says(
        'The customer has as many unpaid bookings as are allowed. The order is refused.',
        'ग्राहक की जितनी बिना पेमेंट वाली बुकिंग हो सकती हैं, उतनी हैं। ऑर्डर मना हो जाता है।',
        fact('order.requested'),
        fails('createOrder', 'TOO_MANY_HOLDS'),
      ),
      says(
        'The page shows the oldest of them and asks whether to give it up.',
        'पेज सबसे पुरानी बुकिंग दिखाता है और पूछता है कि क्या उसे छोड़ना है।',
        answers('loadOldest'),
      ),
      says(
        'The customer gives it up: its slot is free again, and the new order is made.',
        'ग्राहक उसे छोड़ देता है: उसका स्लॉट ख़ाली हो जाता है और नया ऑर्डर बनता है।',
        fact('oldest.givenUp'),
        answers('cancelOrder'),
        answers('createOrder', { paymentStatus: 'PENDING' }),
      ),
    ],
    ends: { booking: 'review.showing' },
  },
];
