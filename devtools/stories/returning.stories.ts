import { chosen } from './booking.stories.ts';
import { onPaymentPage, windowOpen } from './payment.stories.ts';
import { flow, says } from './story.ts';
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
    before: chosen,
    steps: [
      says(
        'The customer closes the tab. What they chose is kept for a day after the last change, with the account of who is logged in, on the device of a guest. When they come back, the booking is offered to be continued.',
        'ग्राहक टैब बंद कर देता है। जो चुना गया था वह आख़िरी बदलाव के बाद एक दिन तक रहता है: लॉग इन किए ग्राहक के खाते में, मेहमान के फ़ोन या कंप्यूटर पर। लौटने पर बुकिंग आगे बढ़ाने को कहा जाता है।',
        fact('draft.restored'),
      ),
      says(
        'They continue: the addresses come, with patient, lab and time still chosen. No seat was held meanwhile, as the order is not made yet.',
        'ग्राहक आगे बढ़ता है: पते आते हैं; मरीज़, लैब और समय चुने हुए ही हैं। इस बीच कोई जगह रोकी नहीं गई, क्योंकि ऑर्डर अभी नहीं बना।',
        fact('booking.resumed'),
        answers('loadAddresses'),
      ),
      says(
        'If nobody else took the time, the order is made as if the customer had never left.',
        'अगर वह समय किसी और ने नहीं लिया, तो ऑर्डर वैसे ही बन जाता है जैसे ग्राहक कभी गया ही न हो।',
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
      hi: 'भुगतान के दौरान इंटरनेट चला जाता है: दो बार भुगतान नहीं होता',
    },
    before: onPaymentPage,
    steps: [
      windowOpen,
      says(
        'The customer pays, and the connection is lost: the page does not hear of it.',
        'ग्राहक भुगतान करता है और इंटरनेट चला जाता है: पेज को पता नहीं चलता।',
        fails('openPaymentWindow'),
        payment.fact('payment.captured', { seatHeld: true }),
      ),
      says(
        '‘Pay Now’ is pressed again. The server knows that this order is paid: no second payment is begun.',
        '‘Pay Now’ फिर दबाया जाता है। सर्वर जानता है कि इस ऑर्डर का भुगतान हो चुका है: दूसरा भुगतान शुरू नहीं होता।',
        fact('payment.requested'),
        fails('startPayment', 'ALREADY_PAID'),
      ),
      says(
        'The page asks about the order, which is placed. It was paid once.',
        'पेज ऑर्डर के बारे में पूछता है: वह पक्का है। भुगतान एक ही बार हुआ।',
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
      hi: 'भुगतान के दौरान टैब बंद हो जाता है',
    },
    before: onPaymentPage,
    steps: [
      windowOpen,
      says(
        'The customer closes the tab. Nothing is lost: the order is made, and its seat stays held until the time to pay is over, 15 minutes after it was made. Until then ‘Pay now’ is in the list of orders.',
        'ग्राहक टैब बंद कर देता है। कुछ नहीं खोता: ऑर्डर बन चुका है और उसकी जगह भुगतान का समय ख़त्म होने तक, यानी बनने के 15 मिनट बाद तक, रोकी रहती है। तब तक ऑर्डरों की सूची में ‘अभी भुगतान करें’ है।',
      ),
      says(
        'They had paid before they closed it: the payment provider tells the server by itself, and the order is placed without the page.',
        'बंद करने से पहले उन्होंने भुगतान कर दिया था: भुगतान कंपनी ख़ुद सर्वर को बताती है और ऑर्डर पेज के बिना ही पक्का हो जाता है।',
        payment.fact('payment.captured', { seatHeld: true }),
      ),
      says(
        'When they come back, the order is among theirs, paid once.',
        'लौटने पर ऑर्डर उनके ऑर्डरों में है, एक ही बार भुगतान किया हुआ।',
        tracking.answers('loadOrder', { status: 'placed' }),
      ),
    ],
    ends: { payment: 'SUCCESS', tracking: 'following.showing' },
  },
  {
    id: 'backFromPayment',
    group: 'paying',
    asks: { en: 'Back is pressed on the payment page', hi: 'भुगतान वाले पेज पर Back दबाया जाता है' },
    before: onPaymentPage,
    steps: [
      says(
        'The customer presses Back: the order is shown once more. It is not cancelled, and its seat stays held until the time to pay is over.',
        'ग्राहक Back दबाता है: ऑर्डर फिर दिखता है। वह रद्द नहीं होता और भुगतान का समय ख़त्म होने तक उसकी जगह रोकी रहती है।',
        fact('xstate.route', { to: '#review' }),
      ),
      says(
        'They go on to the payment again. It is the same order.',
        'ग्राहक फिर भुगतान पर जाता है। ऑर्डर वही है।',
        fact('review.confirmed'),
      ),
      windowOpen,
    ],
    ends: { booking: 'payment.windowOpen' },
  },
];
