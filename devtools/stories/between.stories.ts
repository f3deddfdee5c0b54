import { chosen, toAddress, toLabs } from './booking.stories.ts';
import { onPaymentPage, placed, windowOpen } from './payment.stories.ts';
import { flow, inShort, says, unpictured } from './story.ts';
import type { Story } from './story.ts';

const { fact, answers, fails } = flow('booking');
const payment = flow('payment');
const session = flow('session');

/** Stories about the session, a reload, the labs, or a check that takes its time. */
export const betweenStories: readonly Story[] = [
  {
    id: 'sessionEnds',
    group: 'booking',
    asks: {
      en: 'The session ends in the middle of a booking',
      hi: 'बुकिंग के बीच में लॉगिन ख़त्म हो जाता है',
    },
    inShort: inShort(
      'The login page comes; after the login the customer is back on the same page with everything still chosen. No slot was held.',
      'लॉगिन पेज आता है; लॉगिन के बाद ग्राहक उसी पेज पर है और सब चुना हुआ ही है। कोई स्लॉट रखा नहीं गया था।',
      { session: 'signedOut', booking: 'address.choosing' },
    ),
    before: says(
      'A customer is logged in and has chosen a test, a patient, a lab and a slot.',
      'ग्राहक लॉग इन है और टेस्ट, मरीज़, लैब और स्लॉट चुन चुका है।',
      session.answers('loadUser'),
      ...chosen.happens.slice(0, -2 - toAddress.length),
    ),
    steps: [
      says(
        'They go on to the addresses. Meanwhile the session has ended, as by a new password on another device: the addresses are refused, and nothing is shown to somebody who may be a stranger.',
        'ग्राहक पतों पर आगे बढ़ता है। इस बीच लॉगिन ख़त्म हो चुका है, जैसे दूसरे फ़ोन पर नया पासवर्ड बनने से: पते नहीं मिलते, और किसी अनजान को कुछ नहीं दिखता।',
        ...toAddress,
        fails('loadAddresses'),
      ),
      says(
        'The page asks who is there: nobody any more. The login page follows and remembers which page was wanted.',
        'पेज पूछता है कि कौन है: अब कोई नहीं। लॉगिन पेज आता है और याद रखता है कि कौन सा पेज चाहिए था।',
        session.fact('page.wanted'),
        session.fact('session.changed'),
        session.answers('reloadUser', null),
      ),
      unpictured(
        says(
          'The customer logs in again. Were it somebody else, everything that was chosen would be cleared first.',
          'ग्राहक फिर लॉग इन करता है। कोई और होता तो चुना हुआ सब पहले मिटा दिया जाता।',
          session.fact('session.changed'),
          session.answers('loadUser', { id: 'u1' }),
        ),
      ),
      says(
        'They are back where they were: the addresses come, with test, patient, lab and slot still chosen. No slot was held, as the order is not made yet.',
        'ग्राहक वहीं है जहाँ था: पते आते हैं; टेस्ट, मरीज़, लैब और स्लॉट चुने हुए ही हैं। कोई स्लॉट रखा नहीं गया था, क्योंकि ऑर्डर अभी नहीं बना।',
        fact('session.renewed'),
        answers('loadAddresses'),
      ),
    ],
    ends: { session: 'signedIn.here', booking: 'address.choosing' },
  },
  {
    id: 'noLabFree',
    group: 'booking',
    asks: {
      en: 'No lab is free, or no lab serves the PIN',
      hi: 'कोई लैब ख़ाली नहीं, या उस पिन पर कोई लैब नहीं आती',
    },
    inShort: inShort(
      'The page says so in place of the labs; nothing is ordered or paid, and the customer may look again or type another PIN code.',
      'लैब की जगह पेज यही बताता है; न ऑर्डर, न पैसे; ग्राहक फिर देख सकता है या दूसरा पिन कोड लिख सकता है।',
      { booking: 'lab.noneServing' },
    ),
    before: says(
      'A test and a patient are chosen. This device has no PIN code yet.',
      'टेस्ट और मरीज़ चुने जा चुके हैं। इस फ़ोन पर अभी कोई पिन कोड नहीं है।',
      ...toLabs,
    ),
    steps: [
      says(
        'No lab has an open slot in the next days. The page says so in place of the labs; nothing is ordered and nothing is paid.',
        'अगले दिनों में किसी लैब के पास स्लॉट ख़ाली नहीं है। लैब की जगह पेज यही बताता है; न ऑर्डर बनता है, न पैसे लगते हैं।',
        answers('loadLabs', []),
      ),
      says(
        'The customer looks again later, by one press. Somebody has given up a slot: the labs that have one are shown.',
        'ग्राहक बाद में एक बटन से फिर देखता है। किसी ने स्लॉट छोड़ दिया है: जिन लैब के पास स्लॉट है वे दिखती हैं।',
        fact('load.retried'),
        answers('loadLabs', [{}, {}, {}]),
      ),
      says(
        'They type the PIN code of the place where the sample is to be taken. No lab that does these tests comes there: the page says so for this PIN code, and no lab can be chosen.',
        'ग्राहक उस जगह का पिन कोड लिखता है जहाँ सैंपल लेना है। ये टेस्ट करने वाली कोई लैब वहाँ नहीं आती: पेज इस पिन कोड के लिए यही बताता है, और कोई लैब चुनी नहीं जा सकती।',
        fact('pin.changed'),
        answers('loadLabs', []),
      ),
      says(
        'Another PIN code can be typed on the same page, or the labs loaded again: once a lab serves it, its labs are shown, and all that was chosen is kept.',
        'उसी पेज पर दूसरा पिन कोड लिखा जा सकता है या लैब फिर लोड की जा सकती हैं: जैसे ही कोई लैब वहाँ आती है, वह दिखती है, और चुना हुआ सब रहता है।',
        fact('load.retried'),
        answers('loadLabs', [{}, {}, {}]),
      ),
    ],
    ends: { booking: 'lab.choosing' },
  },
  {
    id: 'reloadWhilePaying',
    group: 'paying',
    asks: {
      en: 'The page is reloaded in the middle of paying',
      hi: 'पेमेंट के बीच में पेज फिर से लोड किया जाता है',
    },
    inShort: inShort(
      'The same order comes back with the time that is left: it is paid once, and a reload gives no more time.',
      'वही ऑर्डर बचे हुए समय के साथ लौटता है: पेमेंट एक ही बार होता है और रीलोड से समय नहीं बढ़ता।',
      { booking: 'payment.ready' },
    ),
    before: onPaymentPage,
    steps: [
      windowOpen,
      unpictured(
        says(
          'The customer reloads the page: the payment window is gone. The order is in the page’s address and is loaded from the server.',
          'ग्राहक पेज फिर लोड करता है: पेमेंट की विंडो चली जाती है। ऑर्डर पेज के पते में है और सर्वर से लोड होता है।',
          fact('order.opened', { wanted: 'checkout' }),
        ),
      ),
      says(
        'It is not paid yet, and its slot is still held: the page with ‘Pay Now’ is back, with the time that the server says is left. A reload gives no more time and takes none away. Had they paid already, the order would be shown as placed.',
        'अभी पेमेंट नहीं हुआ और स्लॉट रखा हुआ है: ‘अभी पेमेंट करें’ वाला पेज लौट आता है, सर्वर के बताए बाक़ी समय के साथ। फिर लोड करने से न समय बढ़ता है, न घटता है। पेमेंट हो चुका होता तो ऑर्डर पक्का दिखता।',
        answers('loadOrder', { paymentStatus: 'PENDING' }),
      ),
      windowOpen,
      says(
        'The customer pays. It is the same order, and it is paid once.',
        'ग्राहक पेमेंट करता है। ऑर्डर वही है और पेमेंट एक ही बार होता है।',
        answers('openPaymentWindow', { kind: 'paid' }),
      ),
      placed,
    ],
    ends: { booking: 'placed', payment: 'SUCCESS' },
  },
  {
    id: 'paymentChecked',
    group: 'paying',
    asks: {
      en: 'What happens while the payment is still checked',
      hi: 'पेमेंट की जाँच चल रही हो तब क्या होता है',
    },
    inShort: inShort(
      'The page asks for the order every 3 seconds, about a minute long; pressing ‘Pay Now’ again pays nothing twice.',
      'पेज लगभग एक मिनट तक हर 3 सेकंड में ऑर्डर के बारे में पूछता है; ‘अभी पेमेंट करें’ फिर दबाने से दोबारा पेमेंट नहीं होता।',
      { booking: 'payment.confirming.waiting' },
    ),
    before: onPaymentPage,
    steps: [
      windowOpen,
      unpictured(
        says(
          'The customer has paid. The proof of payment is being checked, and nothing can be pressed meanwhile.',
          'ग्राहक ने पेमेंट कर दिया। पेमेंट का सबूत जाँचा जा रहा है, और तब तक कुछ दबाया नहीं जा सकता।',
          answers('openPaymentWindow', { kind: 'paid' }),
        ),
      ),
      says(
        'The check gives no answer: an alert says so. Once it is closed, the page asks for the order every 3 seconds, about a minute long.',
        'जाँच का जवाब नहीं आता: पेज यह बताता है। संदेश बंद होने पर पेज हर 3 सेकंड में ऑर्डर के बारे में पूछता है, क़रीब एक मिनट तक।',
        fails('verifyPayment'),
        fact('alert.closed'),
        answers('pollOrder', { paymentStatus: 'PENDING' }),
      ),
      says(
        'Somebody who presses ‘Pay Now’ again meanwhile pays nothing twice: the server knows what it has and begins no second payment.',
        'इस बीच कोई ‘अभी पेमेंट करें’ फिर दबाए तो दो बार पेमेंट नहीं होता: सर्वर जानता है कि उसे क्या मिला है और दूसरा पेमेंट शुरू नहीं करता।',
        payment.fact('payment.captured', { seatHeld: true }),
        fact('payment.requested'),
        fails('startPayment', 'ALREADY_PAID'),
      ),
      says(
        'The next answer says that the order is paid, and it is placed. Who closes the page earlier loses nothing: the provider tells the server by itself. Had the check taken a minute, the page would say that the bank has not confirmed yet, with ‘Pay Now’ once more.',
        'अगला जवाब बताता है कि पेमेंट हो चुका है, और ऑर्डर पक्का है। जो पेज पहले बंद कर दे, वह कुछ नहीं खोता: पेमेंट कंपनी ख़ुद सर्वर को बताती है। जाँच में एक मिनट लगता तो पेज बताता कि बैंक ने अभी पुष्टि नहीं की, और ‘अभी पेमेंट करें’ फिर दिखता।',
        answers('pollOrder', { paymentStatus: 'SUCCESS' }),
      ),
    ],
    ends: { booking: 'placed', payment: 'SUCCESS' },
  },
];
