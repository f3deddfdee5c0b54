import { toPayment } from './booking.stories.ts';
import { flow, inShort, says, unpictured } from './story.ts';
import type { Story } from './story.ts';

const { fact, answers, fails, timePasses } = flow('booking');
const payment = flow('payment');

export const onPaymentPage = says(
  'The order is made and its slot is held. The customer is on the page with ‘Pay Now’.',
  'ऑर्डर बन गया है और उसका स्लॉट रखा गया है। ग्राहक ‘अभी पेमेंट करें’ वाले पेज पर है।',
  ...toPayment,
);
const windowOpens = [fact('payment.requested'), answers('startPayment')];
export const windowOpen = says(
  '‘Pay Now’ opens the window of the payment provider.',
  '‘अभी पेमेंट करें’ से पेमेंट कंपनी की विंडो खुलती है।',
  ...windowOpens,
);
export const placed = says(
  'The payment is accepted: the order is placed, and the slot is the customer’s.',
  'पेमेंट मंज़ूर हुआ: ऑर्डर पक्का है और स्लॉट ग्राहक का है।',
  payment.fact('payment.captured', { seatHeld: true }),
  answers('verifyPayment', { accepted: true }),
);

/** Stories about what can happen while an order is paid. */
export const paymentStories: readonly Story[] = [
  {
    id: 'slotGoneWhilePaying',
    group: 'paying',
    asks: { en: 'The slot is gone while paying', hi: 'पेमेंट के दौरान स्लॉट हाथ से निकल जाता है' },
    inShort: inShort(
      'All the money goes back within 5 to 7 working days, by itself. After an alert the customer is at the slots again and reads ‘This order has ended, and your payment will be refunded to where it came from.’; all else stays chosen.',
      'पूरा पैसा 5 से 7 कार्य दिवसों में अपने आप लौटता है। सूचना के बाद स्लॉटों पर लिखा होता है ‘यह ऑर्डर समाप्त हो गया है और आपके पैसे उसी तरीक़े से लौटाए जा रहे हैं जिससे पेमेंट हुआ था।’; बाक़ी सब चुना रहता है।',
      { payment: 'REFUND_PENDING', booking: 'slot.choosing' },
    ),
    before: onPaymentPage,
    steps: [
      windowOpen,
      says(
        'The time to pay, 15 minutes and once 5 more where the customer asks for them, runs out while the window is open: the service frees the slot for others.',
        'विंडो खुली रहते पेमेंट का समय (15 मिनट, और ग्राहक के माँगने पर एक बार 5 मिनट और) निकल जाता है: सर्वर स्लॉट दूसरों के लिए ख़ाली कर देता है।',
        payment.fact('hold.expired'),
      ),
      says(
        'The customer pays all the same. The proof of payment is being checked.',
        'ग्राहक फिर भी पेमेंट कर देता है। पेमेंट का सबूत जाँचा जा रहा है।',
        answers('openPaymentWindow', { kind: 'paid' }),
      ),
      says(
        'The money arrives, but somebody else has the slot by now: all of it is to go back, within 5 to 7 working days. An order without a slot is over: it is cancelled by itself.',
        'पैसे आ जाते हैं, पर स्लॉट अब किसी और का है: पूरा पैसा लौटाया जाएगा, 5 से 7 कार्य दिवसों में। बिना स्लॉट का ऑर्डर ख़त्म है: वह अपने आप रद्द हो जाता है।',
        payment.fact('payment.captured', { seatHeld: false }),
      ),
      unpictured(
        says(
          'First an alert says ‘Payment verification failed (status: refund on its way)’. Nothing has to be done for the money: it goes back by itself to where it came from.',
          'पहले एक सूचना कहती है ‘पेमेंट की पुष्टि नहीं हो सकी (स्थिति: पैसे लौटाए जा रहे हैं)’। पैसों के लिए कुछ नहीं करना है: वे अपने आप वहीं लौटते हैं जहाँ से आए थे।',
          answers('verifyPayment', { accepted: false, status: 'REFUND_PENDING' }),
        ),
      ),
      says(
        'The customer closes the alert: the page goes back to the slots and says what happens with the order and the money. Patient, lab and address are still chosen.',
        'ग्राहक सूचना बंद करता है: पेज स्लॉट चुनने पर लौटता है और बताता है कि ऑर्डर और पैसों का क्या होगा। मरीज़, लैब और पता चुने हुए ही हैं।',
        fact('alert.closed'),
        answers('pollOrder', { paymentStatus: 'REFUND_PENDING' }),
        answers('loadSlots'),
      ),
      says(
        'The provider reports that the money is back. The page of the order says so, and that the order was cancelled: nobody came and nothing was charged.',
        'पेमेंट कंपनी बताती है कि पैसे लौट गए। ऑर्डर का पेज यही बताता है, और यह भी कि ऑर्डर रद्द हुआ: न कोई आया, न पैसे लगे।',
        payment.fact('refund.completed'),
      ),
    ],
    ends: { booking: 'slot.choosing', payment: 'REFUNDED' },
  },
  {
    id: 'nobodyPays',
    group: 'paying',
    asks: { en: 'Nobody pays in time', hi: 'समय पर पेमेंट नहीं होता' },
    inShort: inShort(
      'After 15 minutes the slot is free for others; before that a warning offers 5 minutes more, once. All else stays chosen.',
      '15 मिनट बाद स्लॉट दूसरों के लिए ख़ाली है; उससे पहले चेतावनी एक बार 5 मिनट और देती है। बाक़ी सब चुना रहता है।',
      { payment: 'EXPIRED', booking: 'slot.choosing' },
    ),
    before: onPaymentPage,
    steps: [
      unpictured(
        says(
          'The slot is held for 15 minutes. Two minutes before the end a warning says ‘Less than 2 minutes are left to pay. Then your slot is released.’ and offers 5 minutes more, once.',
          'स्लॉट 15 मिनट रखा जाता है। ख़त्म होने से दो मिनट पहले चेतावनी आती है, ‘पेमेंट के लिए 2 मिनट से कम बचे हैं। उसके बाद आपका स्लॉट औरों के लिए ख़ाली हो जाएगा।’, और एक बार 5 मिनट और मिल सकते हैं।',
          timePasses(),
        ),
      ),
      says(
        'The time is over. On the server the slot is free again for others.',
        'समय ख़त्म। सर्वर पर स्लॉट फिर दूसरों के लिए ख़ाली है।',
        timePasses(),
        payment.fact('hold.expired'),
      ),
      says(
        'The page asks what became of the order and goes back to the slots; all else stays chosen.',
        'पेज पूछता है कि ऑर्डर का क्या हुआ, और स्लॉट चुनने पर लौटता है; बाक़ी सब चुना रहता है।',
        answers('reloadOrderToPay', { paymentStatus: 'EXPIRED' }),
        answers('loadSlots'),
      ),
    ],
    ends: { booking: 'slot.choosing', payment: 'EXPIRED' },
  },
  {
    id: 'moreTimeToPay',
    group: 'paying',
    asks: { en: 'The customer needs more time to pay', hi: 'ग्राहक को पेमेंट के लिए और समय चाहिए' },
    inShort: inShort(
      'A warning before the end offers it: the slot is held 5 minutes longer, once.',
      'समय ख़त्म होने से पहले चेतावनी यह देती है: स्लॉट 5 मिनट और रखा जाता है, एक बार।',
      { booking: 'payment.extendingHold' },
    ),
    before: onPaymentPage,
    steps: [
      unpictured(
        says(
          'The time to pay is nearly over: a warning says ‘Less than 2 minutes are left to pay. Then your slot is released.’',
          'पेमेंट का समय ख़त्म होने वाला है: चेतावनी आती है, ‘पेमेंट के लिए 2 मिनट से कम बचे हैं। उसके बाद आपका स्लॉट औरों के लिए ख़ाली हो जाएगा।’',
          timePasses(),
        ),
      ),
      unpictured(
        says(
          'The customer presses ‘Keep my slot for 5 more minutes’.',
          'ग्राहक ‘मेरा स्लॉट 5 मिनट और रखें’ दबाता है।',
          fact('hold.extensionRequested'),
        ),
      ),
      unpictured(
        says(
          'The slot is held 5 minutes longer. This is possible once.',
          'स्लॉट 5 मिनट और रखा जाता है। ऐसा एक ही बार हो सकता है।',
          answers('extendHoldToPay'),
        ),
      ),
      windowOpen,
      says('The customer pays.', 'ग्राहक पेमेंट करता है।', answers('openPaymentWindow')),
      placed,
    ],
    ends: { booking: 'placed', payment: 'SUCCESS' },
  },
  {
    id: 'cardDeclined',
    group: 'paying',
    asks: { en: 'The bank declines the card', hi: 'बैंक कार्ड मना कर देता है' },
    inShort: inShort(
      'Nothing is charged and the slot stays held: the customer may try again, with another card.',
      'पैसे नहीं कटते और स्लॉट रखा रहता है: ग्राहक दूसरे कार्ड से फिर कोशिश कर सकता है।',
      { booking: 'payment.declined', payment: 'FAILED' },
    ),
    before: onPaymentPage,
    steps: [
      windowOpen,
      says(
        'The bank declines the card. Nothing is charged, and the slot stays held.',
        'बैंक कार्ड मना कर देता है। कोई पैसा नहीं लगता और स्लॉट रखा रहता है।',
        answers('openPaymentWindow', { kind: 'failed' }),
        payment.fact('payment.failed'),
      ),
      says(
        'The customer tries again, with another card.',
        'ग्राहक दूसरे कार्ड से फिर कोशिश करता है।',
        ...windowOpens,
        answers('openPaymentWindow', { kind: 'paid' }),
      ),
      placed,
    ],
    ends: { booking: 'placed', payment: 'SUCCESS' },
  },
  {
    id: 'bankSilent',
    group: 'paying',
    asks: { en: 'The bank does not answer', hi: 'बैंक जवाब नहीं देता' },
    inShort: inShort(
      'An alert says so, and the page keeps asking; as soon as the bank confirms, the order is placed.',
      'एक सूचना यह बताती है और पेज पूछता रहता है; बैंक की पुष्टि होते ही ऑर्डर पक्का हो जाता है।',
      { booking: 'payment.verificationFailed', payment: 'SUCCESS' },
    ),
    before: onPaymentPage,
    steps: [
      windowOpen,
      says('The customer pays.', 'ग्राहक पेमेंट करता है।', answers('openPaymentWindow')),
      unpictured(
        says(
          'Nobody can say whether the money came: an alert says ‘Something went wrong during verification.’',
          'कोई नहीं बता सकता कि पैसे आए या नहीं: पेज बताता है ‘पेमेंट की जाँच के दौरान कुछ गड़बड़ हो गई।’',
          fails('verifyPayment'),
        ),
      ),
      says(
        'The page asks about the order again and again, with short pauses.',
        'पेज थोड़ी-थोड़ी देर में ऑर्डर के बारे में फिर पूछता है।',
        fact('alert.closed'),
        answers('pollOrder', { paymentStatus: 'PENDING' }),
        timePasses(),
      ),
      says(
        'The bank confirms to the server; the page sees it the next time it asks.',
        'बैंक सर्वर को पुष्टि भेजता है; पेज अगली बार पूछने पर देख लेता है।',
        payment.fact('payment.captured', { seatHeld: true }),
        answers('pollOrder', { paymentStatus: 'SUCCESS' }),
      ),
    ],
    ends: { booking: 'placed', payment: 'SUCCESS' },
  },
  {
    id: 'moneyLate',
    group: 'paying',
    asks: { en: 'The money comes late', hi: 'पैसे देर से आते हैं' },
    inShort: inShort(
      'With the slot still free the order is placed; otherwise all the money goes back within 5 to 7 working days.',
      'स्लॉट अब भी ख़ाली हो तो ऑर्डर पक्का होता है; नहीं तो पूरा पैसा 5 से 7 कार्य दिवसों में लौटता है।',
      { payment: 'SUCCESS' },
    ),
    before: unpictured(
      says(
        'The customer has paid and closed the page; the bank has not confirmed yet.',
        'ग्राहक ने पेमेंट करके पेज बंद कर दिया; बैंक ने अभी पुष्टि नहीं की।',
      ),
    ),
    steps: [
      says(
        'The time to pay is over, 15 minutes after the order was made, or 20 where the customer asked for more. The order ends unpaid, and its slot is free again.',
        'पेमेंट का समय ख़त्म: ऑर्डर बनने के 15 मिनट बाद, या 20 मिनट बाद अगर ग्राहक ने और समय माँगा। ऑर्डर बिना पेमेंट के समाप्त होता है और स्लॉट ख़ाली हो जाता है।',
        payment.fact('hold.expired'),
      ),
      unpictured(
        says(
          'Then the money comes. The slot is still free: the order takes it again and is placed. Were it full, all of the money would go back, within 5 to 7 working days.',
          'फिर पैसे आते हैं। स्लॉट अब भी ख़ाली है: ऑर्डर उसे फिर ले लेता है और पक्का हो जाता है। वह भर चुका होता तो पूरा पैसा 5 से 7 कार्य दिवसों में लौट जाता।',
          payment.fact('payment.captured', { seatHeld: true }),
        ),
      ),
    ],
    ends: { payment: 'SUCCESS' },
  },
];
