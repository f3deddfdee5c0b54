import type { NamedWords, StateWords } from './namedWords.ts';

/**
 * Words for names that only stored versions contain: 'What changed' shows them in the reader's
 * language.
 */
export const goneWords = {
  events: {
    'addresses.changed': {
      en: 'somebody logged in, or saved an address',
      hi: 'किसी ने लॉग इन किया, या पता सेव किया',
    },
  },
  guards: {
    isHoldEnding: { en: 'the time to pay is nearly over', hi: 'पेमेंट का समय ख़त्म होने वाला है' },
  },
  services: {
    replaceReport: { en: 'uploading the corrected PDF', hi: 'ठीक की गई PDF अपलोड करना' },
    loadOwnPin: {
      en: 'loading the PIN code of the saved address',
      hi: 'सेव किए पते का पिन कोड लोड करना',
    },
    checkReviewedOrder: {
      en: 'looking whether the order was paid meanwhile',
      hi: 'देखना कि इस बीच ऑर्डर का पेमेंट हुआ या नहीं',
    },
    checkLapsedOrder: {
      en: 'asking what became of the order',
      hi: 'पूछना कि ऑर्डर का क्या हुआ',
    },
    reloadPricedOrder: {
      en: 'loading the order with its new price',
      hi: 'नई क़ीमत के साथ ऑर्डर लाना',
    },
  },
} satisfies NamedWords;

/** The names of removed states, by flow and path. */
export const goneStates: Readonly<Record<string, StateWords>> = {
  booking: {
    states: {
      'lab.done': { en: 'Lab chosen', hi: 'लैब चुन ली गई' },
      'address.priceChanged': { en: 'The price has changed', hi: 'क़ीमत बदल गई' },
      'address.orderFailed': { en: 'No order could be made', hi: 'ऑर्डर नहीं बन सका' },
      'address.done': { en: 'Order made', hi: 'ऑर्डर बन गया' },
      'review.warned': {
        en: 'Time to pay nearly over at review',
        hi: 'जाँच में पेमेंट का समय ख़त्म होने वाला है',
      },
      'review.lapsed': { en: 'Time to pay over at review', hi: 'जाँच में पेमेंट का समय ख़त्म' },
      'review.done': { en: 'Order confirmed', hi: 'ऑर्डर की पुष्टि हो गई' },
      'payment.warned': {
        en: 'Time to pay nearly over at payment',
        hi: 'पेमेंट में समय ख़त्म होने वाला है',
      },
      'payment.startFailed': { en: 'The payment could not begin', hi: 'पेमेंट शुरू नहीं हो सका' },
      'payment.verificationBroken': {
        en: 'The payment could not be checked',
        hi: 'पेमेंट जाँचा नहीं जा सका',
      },
      'payment.lapsed': { en: 'Time to pay over at payment', hi: 'पेमेंट में समय ख़त्म' },
      'payment.done': { en: 'Payment accepted', hi: 'पेमेंट मान लिया गया' },
    },
  },
  pin: {
    states: {
      'closed.findingOwn': { en: 'Looking at the saved address', hi: 'सेव किया पता देखा जा रहा है' },
    },
  },
  reportEntry: {
    states: {
      replacing: { en: 'Corrected PDF being sent', hi: 'ठीक की गई PDF भेजी जा रही है' },
    },
  },
};

const holdEnding =
  'पेमेंट का समय ख़त्म होने वाला है: एक चेतावनी यह बताती है, और स्लॉट एक बार और समय के लिए रखा जा सकता है।';
const holdOver =
  'स्लॉट रखने का समय ख़त्म हो गया; ऑर्डर फिर से लाया जाता है, क्योंकि इस बीच पेमेंट हुआ या समय बढ़ाया गया हो सकता है।';

/** The Hindi meanings of removed states, by flow and path. */
export const goneMeans: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  booking: {
    'lab.done': 'लैब चुन ली गई है।',
    'address.priceChanged':
      'क़ीमत वह नहीं रही जो दिखाई गई थी: कोई ऑर्डर नहीं बनता, और व्यक्ति नई क़ीमत पर ऑर्डर कर सकता है।',
    'address.orderFailed': 'ऑर्डर नहीं बन सका; कुछ खोया नहीं है, और व्यक्ति फिर कोशिश कर सकता है।',
    'address.done': 'ऑर्डर बन गया है।',
    'review.warned': holdEnding,
    'review.lapsed': holdOver,
    'review.done': 'ऑर्डर की पुष्टि हो गई है।',
    'payment.warned': holdEnding,
    'payment.startFailed': 'पेमेंट सेवा तक पहुँचा नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
    'payment.verificationBroken':
      'जाँच ही नहीं हो सकी; एक संदेश यह बताता है, और उसके बाद ऑर्डर के बारे में पूछा जाता है।',
    'payment.lapsed': holdOver,
    'payment.done': 'पेमेंट मान लिया गया है।',
  },
  pin: { 'closed.findingOwn': 'ग्राहक के सेव किए पते का पिन कोड ढूँढता है।' },
  reportEntry: {
    replacing: 'ठीक की गई PDF भेजी जा रही है; जारी होने तक ग्राहक को पुरानी दिखती है।',
  },
};
