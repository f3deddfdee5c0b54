import { chosen, toAddress, toLabs } from './booking.stories.ts';
import { onPaymentPage, windowOpen } from './payment.stories.ts';
import { flow, inShort, says, unpictured } from './story.ts';
import type { Story } from './story.ts';

const { fact, answers, fails } = flow('booking');
const payment = flow('payment');
const tracking = flow('tracking');

/** Stories about a booking or a payment whose customer leaves, or loses the connection. */
export const returningStories: readonly Story[] = [
  {
    id: 'tabClosed',
    group: 'booking',
    asks: {
      en: 'The tab is closed in the middle of a booking',
      hi: 'बुकिंग के बीच में टैब बंद हो जाता है',
    },
    inShort: inShort(
      'All that was chosen is kept for a day: with the account, on any device, or on the device of a guest. The booking can be continued there; the chosen slot is not held, so somebody else may take it meanwhile.',
      'जो कुछ चुना गया वह एक दिन तक रहता है: खाते के साथ किसी भी डिवाइस पर, मेहमान का उसी डिवाइस पर। बुकिंग वहीं आगे बढ़ती है; चुना हुआ स्लॉट रखा नहीं जाता, उसे इस बीच कोई और ले सकता है।',
      { booking: 'address.choosing' },
    ),
    before: chosen,
    steps: [
      says(
        'The customer closes the tab. What they chose is kept for a day after the last change, with the account of who is logged in, on the device of a guest. When they come back, the booking is offered to be continued.',
        'ग्राहक टैब बंद कर देता है। जो चुना गया था वह आख़िरी बदलाव के बाद एक दिन तक रहता है: लॉग इन किए ग्राहक के खाते में, मेहमान के फ़ोन या कंप्यूटर पर। लौटने पर बुकिंग आगे बढ़ाने को कहा जाता है।',
        fact('draft.restored'),
      ),
      says(
        'They continue: the addresses come, with patient, lab and slot still chosen. No slot was held meanwhile, as the order is not made yet.',
        'ग्राहक आगे बढ़ता है: पते आते हैं; मरीज़, लैब और स्लॉट चुने हुए ही हैं। इस बीच कोई स्लॉट रखा नहीं गया, क्योंकि ऑर्डर अभी नहीं बना।',
        fact('booking.resumed'),
        answers('loadAddresses'),
      ),
      says(
        'If nobody else took the slot, the order is made as if the customer had never left.',
        'अगर वह स्लॉट किसी और ने नहीं लिया, तो ऑर्डर वैसे ही बन जाता है जैसे ग्राहक कभी गया ही न हो।',
        fact('order.requested'),
        answers('createOrder', { paymentStatus: 'PENDING' }),
      ),
    ],
    ends: { booking: 'review.showing' },
  },
  {
    id: 'connectionLostChoosing',
    group: 'booking',
    asks: {
      en: 'The connection is lost while choosing a slot',
      hi: 'स्लॉट चुनते हुए इंटरनेट चला जाता है',
    },
    inShort: inShort(
      'Nothing is lost: the page says so with ‘Retry’, what was chosen stays, and the order is made once, however often it is sent.',
      'कुछ नहीं खोता: पेज ‘फिर कोशिश करें’ के साथ यह बताता है, चुना हुआ बना रहता है, और ऑर्डर एक ही बार बनता है।',
      { booking: 'slot.loadFailed' },
    ),
    before: says(
      'A test, a patient and a lab are chosen. The page with the slots is being opened.',
      'टेस्ट, मरीज़ और लैब चुने जा चुके हैं। स्लॉट वाला पेज खुल रहा है।',
      ...toLabs,
      answers('loadLabs'),
      fact('lab.selected'),
      fact('lab.confirmed'),
    ),
    steps: [
      says(
        'The connection is lost. In place of the slots the page says ‘The time slots could not be loaded.’, with ‘Retry’. No slot is held yet, so none can be lost.',
        'इंटरनेट चला जाता है। स्लॉट की जगह पेज कहता है ‘स्लॉट लोड नहीं हो सके।’, साथ में ‘फिर कोशिश करें’। अभी कोई स्लॉट रखा नहीं गया, इसलिए कोई खो भी नहीं सकता।',
        fails('loadSlots'),
      ),
      says(
        'The connection is back, and ‘Retry’ shows the slots that are open now. Patient and lab are still chosen.',
        'इंटरनेट लौट आता है और ‘फिर कोशिश करें’ से वे स्लॉट दिखते हैं जो अब खुले हैं। मरीज़ और लैब चुने हुए ही हैं।',
        fact('load.retried'),
        answers('loadSlots'),
      ),
      says(
        'A slot is picked, and the connection is lost once more: the next page says ‘Your saved addresses could not be loaded.’, with ‘Retry’. The slot stays chosen.',
        'स्लॉट चुना जाता है और इंटरनेट फिर चला जाता है: अगला पेज कहता है ‘आपके सेव किए हुए पते लोड नहीं हो सके।’, साथ में ‘फिर कोशिश करें’। स्लॉट चुना रहता है।',
        fact('slot.selected'),
        ...toAddress,
        fails('loadAddresses'),
      ),
      says(
        '‘Retry’ loads the addresses, and the customer chooses one.',
        '‘फिर कोशिश करें’ से पते आते हैं और ग्राहक एक चुनता है।',
        fact('load.retried'),
        answers('loadAddresses'),
        fact('address.ticked'),
      ),
      says(
        'The order is sent, and no answer comes: the page says so and asks to try again. Nobody knows yet whether the order was made.',
        'ऑर्डर भेजा जाता है और जवाब नहीं आता: पेज यह बताता है और फिर कोशिश करने को कहता है। अभी कोई नहीं जानता कि ऑर्डर बना या नहीं।',
        fact('order.requested'),
        fails('createOrder'),
      ),
      says(
        'The customer sends it again. The service knows the same order by its key, so that it is made once. Had somebody else taken the slot meanwhile, the slots would be shown again.',
        'ग्राहक उसे फिर भेजता है। सर्वर उसी ऑर्डर को उसकी key से पहचानता है, इसलिए वह एक ही बार बनता है। इस बीच किसी और ने स्लॉट ले लिया होता तो स्लॉट फिर से दिखाए जाते।',
        fact('order.requested'),
        answers('createOrder', { paymentStatus: 'PENDING' }),
      ),
    ],
    ends: { booking: 'review.showing' },
  },
  {
    id: 'connectionLost',
    group: 'paying',
    asks: {
      en: 'The connection is lost while paying: nobody pays twice',
      hi: 'पेमेंट के दौरान इंटरनेट चला जाता है: दो बार पेमेंट नहीं होता',
    },
    inShort: inShort(
      'The server knows that the order is paid: no second payment is begun, and the page shows it as placed once it hears.',
      'सर्वर जानता है कि पेमेंट हो चुका है: दूसरा पेमेंट शुरू नहीं होता, और पता चलते ही पेज ऑर्डर को पक्का दिखाता है।',
      { payment: 'SUCCESS', booking: 'placed' },
    ),
    before: onPaymentPage,
    steps: [
      windowOpen,
      says(
        'The customer pays, and the connection is lost: the page does not hear of it.',
        'ग्राहक पेमेंट करता है और इंटरनेट चला जाता है: पेज को पता नहीं चलता।',
        payment.fact('payment.captured', { seatHeld: true }),
        fails('openPaymentWindow'),
      ),
      says(
        '‘Pay Now’ is pressed again. The server knows that this order is paid: no second payment is begun.',
        '‘अभी पेमेंट करें’ फिर दबाया जाता है। सर्वर जानता है कि इस ऑर्डर का पेमेंट हो चुका है: दूसरा पेमेंट शुरू नहीं होता।',
        fact('payment.requested'),
        fails('startPayment', 'ALREADY_PAID'),
      ),
      says(
        'The page asks about the order, which is placed. It was paid once.',
        'पेज ऑर्डर के बारे में पूछता है: वह पक्का है। पेमेंट एक ही बार हुआ।',
        answers('pollOrder', { paymentStatus: 'SUCCESS' }),
      ),
    ],
    ends: { booking: 'placed', payment: 'SUCCESS' },
  },
  {
    id: 'tabClosedWhilePaying',
    group: 'paying',
    asks: {
      en: 'The tab is closed while paying',
      hi: 'पेमेंट के दौरान टैब बंद हो जाता है',
    },
    inShort: inShort(
      'Nothing is lost: the slot stays held for 15 minutes, ‘Pay now’ is in the list of orders, and a payment counts once.',
      'कुछ नहीं खोता: स्लॉट 15 मिनट तक रखा रहता है, ‘अभी पेमेंट करें’ ऑर्डरों की सूची में है, और पेमेंट एक ही बार होता है।',
      { payment: 'SUCCESS' },
    ),
    before: onPaymentPage,
    steps: [
      windowOpen,
      unpictured(
        says(
          'The customer closes the tab. Nothing is lost: the order is made, and its slot stays held until the time to pay is over, 15 minutes after it was made. Until then ‘Pay now’ is in the list of orders.',
          'ग्राहक टैब बंद कर देता है। कुछ नहीं खोता: ऑर्डर बन चुका है और उसका स्लॉट पेमेंट का समय ख़त्म होने तक, यानी बनने के 15 मिनट बाद तक, रखा रहता है। तब तक ऑर्डरों की सूची में ‘अभी पेमेंट करें’ है।',
        ),
      ),
      unpictured(
        says(
          'They had paid before they closed it: the payment provider tells the server by itself, and the order is placed without the page.',
          'बंद करने से पहले उन्होंने पेमेंट कर दिया था: पेमेंट कंपनी ख़ुद सर्वर को बताती है और ऑर्डर पेज के बिना ही पक्का हो जाता है।',
          payment.fact('payment.captured', { seatHeld: true }),
        ),
      ),
      says(
        'When they come back, the order is among theirs, paid once.',
        'लौटने पर ऑर्डर उनके ऑर्डरों में है, एक ही बार पेमेंट किया हुआ।',
        tracking.answers('loadOrder', { status: 'placed' }),
      ),
    ],
    ends: { payment: 'SUCCESS', tracking: 'following.showing' },
  },
  {
    id: 'backFromPayment',
    group: 'paying',
    asks: { en: 'Back is pressed on the payment page', hi: 'पेमेंट वाले पेज पर Back दबाया जाता है' },
    inShort: inShort(
      'The order is shown once more, not cancelled; its slot stays held until the time to pay is over.',
      'ऑर्डर फिर दिखता है, रद्द नहीं होता; पेमेंट का समय ख़त्म होने तक स्लॉट रखा रहता है।',
      { booking: 'review.showing' },
    ),
    before: onPaymentPage,
    steps: [
      says(
        'The customer presses Back: the order is shown once more. It is not cancelled, and its slot stays held until the time to pay is over.',
        'ग्राहक Back दबाता है: ऑर्डर फिर दिखता है। वह रद्द नहीं होता और पेमेंट का समय ख़त्म होने तक उसका स्लॉट रखा रहता है।',
        fact('xstate.route', { to: '#review' }),
      ),
      says(
        'They go on to the payment again. It is the same order.',
        'ग्राहक फिर पेमेंट पर जाता है। ऑर्डर वही है।',
        fact('review.confirmed'),
      ),
      windowOpen,
    ],
    ends: { booking: 'payment.windowOpen' },
  },
];
