import { onPaymentPage, windowOpen } from './payment.stories.ts';
import { flow, says } from './story.ts';
import type { Story } from './story.ts';

const { fact, answers, fails } = flow('booking');
const payment = flow('payment');

/** What becomes of a payment when its customer leaves the page, or the connection is lost. */
export const returningStories: readonly Story[] = [
  {
    id: 'connectionLost',
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
    id: 'backFromPayment',
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
