import { fitSentences } from '../../machines/order/fit.ts';
import type { Sentences } from './sentences.ts';

/** Labs, slots, orders, visits and questions to the assistant. */
export const bookingSentences = {
  TEST_NOT_FOR_PATIENT: {
    en: fitSentences.TEST_NOT_FOR_PATIENT,
    hi: '{test} सिर्फ़ {whom} के लिए है। कृपया इसके लिए दूसरा व्यक्ति चुनें, या दूसरा टेस्ट।',
  },
  TEST_CONTAINED: {
    en: fitSentences.TEST_CONTAINED,
    hi: '{package} में {test} पहले से शामिल है, इसलिए आप दो बार पैसे देंगे। कृपया दोनों में से एक ही बुक करें।',
  },
  TESTS_APART: {
    en: fitSentences.TESTS_APART,
    hi: '{test} और {other} के सैंपल कम से कम {minutes} मिनट के अंतर से लिए जाते हैं। कृपया इनमें से एक को इतने पहले या बाद की अलग विज़िट में बुक करें।',
  },
  COLLECTION_TOO_EARLY: {
    en: 'The sample cannot be collected before the day of its slot',
    hi: 'सैंपल स्लॉट के दिन से पहले नहीं लिया जा सकता',
  },
  COLLECTION_STARTED: {
    en: 'The sample is already being collected, so the order can no longer be cancelled',
    hi: 'सैंपल लिया जा रहा है, इसलिए ऑर्डर अब रद्द नहीं हो सकता',
  },
  DAYS_REVERSED: {
    en: 'The first day must not be after the last',
    hi: 'पहला दिन आख़िरी दिन के बाद नहीं हो सकता',
  },
  DATE_INVALID: {
    en: 'The date must be a day such as 2026-11-22',
    hi: 'तारीख़ 2026-11-22 जैसी होनी चाहिए',
  },
  FASTING_NOT_NEEDED: { en: 'No fasting needed', hi: 'खाली पेट रहने की ज़रूरत नहीं' },
  // Word for word as in docs/product/limits.md.
  FASTING_WATER_ONLY: {
    en: 'Only water for 8 to 10 hours before the appointment',
    hi: 'अपॉइंटमेंट से पहले 8 से 10 घंटे तक सिर्फ़ पानी पिएँ',
  },
  // Word for word as in docs/product/errors.md.
  FIELDS_MISSING: { en: 'Please fill all fields', hi: 'कृपया सभी जगहें भरें' },
  IDEMPOTENCY_KEY_INVALID: {
    en: 'The Idempotency-Key must have 1 to 100 letters, digits, dots, colons or dashes',
    hi: 'Idempotency-Key में 1 से 100 अक्षर, अंक, बिंदु, कोलन या डैश होने चाहिए',
  },
  ITEM_CANCELLED: { en: 'Test cancelled', hi: 'टेस्ट रद्द हो गया' },
  ITEM_NOT_FOUND: { en: 'There is no such test in this order', hi: 'इस ऑर्डर में ऐसा कोई टेस्ट नहीं है' },
  ITEM_TWICE: {
    en: 'A test can be booked only once for the same person',
    hi: 'एक ही व्यक्ति के लिए एक टेस्ट एक ही बार बुक हो सकता है',
  },
  ITEM_UNPAID: {
    en: 'A test of an order that is not paid is taken out by changing the order',
    hi: 'जिस ऑर्डर का पेमेंट नहीं हुआ है, उसमें से टेस्ट ऑर्डर बदलकर हटाया जाता है',
  },
  KEY_REUSED: {
    en: 'This Idempotency-Key already stands for another order; another order needs another key',
    hi: 'यह Idempotency-Key किसी और ऑर्डर की है; नए ऑर्डर के लिए नई key चाहिए',
  },
  LAB_NOT_COLLECTING_THERE: {
    en: '{lab} does not collect samples at {zipCode}. Please choose another lab or address.',
    hi: '{lab} {zipCode} पर सैंपल नहीं लेती। कृपया दूसरी लैब या दूसरा पता चुनें।',
  },
  LAB_NOT_FOUND: { en: 'We do not work with this lab', hi: 'यह लैब हमारे साथ नहीं है' },
  MEDICINES_CONTINUE: {
    en: 'Keep taking prescribed medicines unless your doctor says otherwise',
    hi: 'डॉक्टर की लिखी दवाएँ लेते रहें, जब तक डॉक्टर मना न करें',
  },
  HOLD_ALREADY_EXTENDED: {
    en: 'Your slot has already been held longer, which is possible once',
    hi: 'आपका स्लॉट पहले ही एक बार और समय के लिए रखा जा चुका है, ऐसा एक ही बार हो सकता है',
  },
  HOLD_EXTENDED: { en: 'Your slot is held 5 minutes longer', hi: 'आपका स्लॉट 5 मिनट और रखा गया है' },
  OFFER_DROPPED: { en: 'Offer removed', hi: 'ऑफ़र हटा दिया गया' },
  OFFER_FIRST_ORDER_ONLY: {
    en: 'This offer is for a first order. There is already a paid order with your account or mobile number.',
    hi: 'यह ऑफ़र पहले ऑर्डर के लिए है। आपके अकाउंट या मोबाइल नंबर से एक ऑर्डर का पेमेंट पहले ही हो चुका है।',
  },
  OFFER_GIVES_NO_MORE: {
    en: 'This offer does not take more off than the usual discount',
    hi: 'इस ऑफ़र से रोज़ की छूट से ज़्यादा बचत नहीं होती',
  },
  OFFER_NOT_FOUND: { en: 'There is no such offer', hi: 'ऐसा कोई ऑफ़र नहीं है' },
  OFFER_NOT_RUNNING: {
    en: 'This offer is not running at the moment',
    hi: 'यह ऑफ़र अभी नहीं चल रहा है',
  },
  OFFER_TAKEN: { en: 'Offer applied', hi: 'ऑफ़र लग गया' },
  OFFER_USED_BEFORE: {
    en: 'You have already used this offer, or it is on another booking of yours that waits for payment',
    hi: 'आप यह ऑफ़र पहले ही ले चुके हैं, या यह आपकी ऐसी बुकिंग पर लगा है जिसका पेमेंट बाक़ी है',
  },
  OFFER_USED_UP: { en: 'This offer has been used up', hi: 'यह ऑफ़र पूरा इस्तेमाल हो चुका है' },
  ORDER_CANCELLED: { en: 'This order was cancelled', hi: 'यह ऑर्डर रद्द कर दिया गया' },
  ORDER_CANCELLED_NOW: { en: 'Order cancelled', hi: 'ऑर्डर रद्द हो गया' },
  ORDER_CHANGED: { en: 'Order changed', hi: 'ऑर्डर बदल गया' },
  ORDER_CREATED: { en: 'Order created', hi: 'ऑर्डर बन गया' },
  ORDER_NOT_FOUND: { en: 'There is no such order', hi: 'ऐसा कोई ऑर्डर नहीं है' },
  ORDER_RESCHEDULED: { en: 'Order rescheduled', hi: 'ऑर्डर का समय बदल गया' },
  ORDER_STAGE_FORBIDS: {
    en: 'The order does not allow this at its current stage',
    hi: 'ऑर्डर की अभी की स्थिति में यह नहीं हो सकता',
  },
  IDEMPOTENCY_KEY_USED: {
    en: 'This Idempotency-Key already stands for something else',
    hi: 'यह Idempotency-Key किसी और चीज़ की है',
  },
  ORDER_UPDATED: { en: 'Order updated', hi: 'ऑर्डर की स्थिति बदल गई' },
  PAGE_UNKNOWN: {
    en: 'The list has no such page any more. Please load it again',
    hi: 'सूची में यह पेज अब नहीं है। कृपया सूची फिर से लोड करें',
  },
  PRICE_CHANGED: {
    en: 'The price has changed: it is now ₹{itemTotal}, and ₹{amount} with the discount of ₹{discount}. Please check it again.',
    hi: 'क़ीमत बदल गई है: अब ₹{itemTotal} है, और ₹{discount} की छूट के बाद ₹{amount}। कृपया फिर से देख लें।',
  },
  QUESTION_MISSING: { en: 'Please type a question', hi: 'कृपया अपना सवाल लिखें' },
  QUESTIONS_TOO_MANY: {
    en: 'You have asked a lot of questions. Please wait a while',
    hi: 'बहुत सारे सवाल हो गए। कृपया थोड़ी देर रुकें',
  },
  RATING_THANKS: { en: 'Thank you for your rating', hi: 'रेटिंग के लिए धन्यवाद' },
  RATING_TOO_EARLY: {
    en: 'A visit can be rated once its report is there',
    hi: 'रिपोर्ट आने के बाद ही विज़िट को रेटिंग दी जा सकती है',
  },
  RATED_ALREADY: {
    en: 'You have already rated this visit',
    hi: 'आप इस विज़िट को पहले ही रेटिंग दे चुके हैं',
  },
  RECEIPT_NOT_FOUND: { en: 'There is no such receipt', hi: 'ऐसी कोई रसीद नहीं है' },
  REPEAT_ENDED: {
    en: 'There will be no more reminders of this test',
    hi: 'इस टेस्ट का अब कोई रिमाइंडर नहीं आएगा',
  },
  REPEAT_LINK_GONE: {
    en: 'This link ends no reminder. Your reminders are in your profile, where each can be ended',
    hi: 'इस लिंक से कोई रिमाइंडर बंद नहीं होता। आपके रिमाइंडर प्रोफ़ाइल में हैं, वहाँ हर एक बंद किया जा सकता है',
  },
  REPEAT_NEVER_TAKEN: {
    en: 'Only a test that this person has had before can be repeated',
    hi: 'वही टेस्ट दोहराया जा सकता है जो इस व्यक्ति का पहले हो चुका हो',
  },
  REPEAT_NOT_FOUND: { en: 'There is no such reminder', hi: 'ऐसा कोई रिमाइंडर नहीं है' },
  REPEAT_SET: { en: 'We will remind you', hi: 'हम आपको याद दिलाएँगे' },
  REPEAT_UNREACHABLE: {
    en: 'Please confirm your mobile number first, so that a reminder reaches you',
    hi: 'कृपया पहले अपना मोबाइल नंबर पक्का करें, ताकि रिमाइंडर आप तक पहुँचे',
  },
  RESCHEDULING_TOO_LATE: {
    en: 'The order can no longer be rescheduled',
    hi: 'इस ऑर्डर का स्लॉट अब नहीं बदला जा सकता',
  },
  SAMPLE_ID_INVALID: {
    en: 'The sample id has 4 to 32 letters, digits or dashes, as the label on the tube has it',
    hi: 'सैंपल आईडी में ट्यूब के लेबल की तरह 4 से 32 अक्षर, अंक या डैश होते हैं',
  },
  SAMPLE_ID_MISSING: {
    en: 'Each test needs the sample id of its label',
    hi: 'हर टेस्ट के लिए उसके लेबल की सैंपल आईडी चाहिए',
  },
  SAMPLE_ID_TWICE: {
    en: 'The sample id {sampleId} was given for two tests; each label is used once',
    hi: 'सैंपल आईडी {sampleId} दो टेस्ट के लिए दी गई है; हर लेबल एक ही बार लगता है',
  },
  SAMPLE_ID_USED: {
    en: 'The sample id {sampleId} is already used. Please check the label.',
    hi: 'सैंपल आईडी {sampleId} पहले इस्तेमाल हो चुकी है। कृपया लेबल देखें।',
  },
  SLOT_NOT_FOUND: { en: 'There is no such slot at this lab', hi: 'इस लैब में ऐसा कोई स्लॉट नहीं है' },
  SLOT_TAKEN: {
    en: 'That slot was just taken. Please pick another one.',
    hi: 'वह स्लॉट अभी-अभी किसी और ने ले लिया। कृपया दूसरा स्लॉट चुनें।',
  },
  TECHNICIAN_MISSING: { en: 'Please name the technician', hi: 'कृपया टेक्नीशियन का नाम चुनें' },
  TECHNICIAN_WINDOW: {
    en: 'The technician may come up to 30 minutes before or after the booked time',
    hi: 'टेक्नीशियन बुक किए गए समय से 30 मिनट पहले या बाद तक आ सकते हैं',
  },
  TEST_NOT_FOUND: { en: 'This test is not in our catalogue', hi: 'यह टेस्ट हमारे कैटलॉग में नहीं है' },
  TEST_NOT_OFFERED: { en: 'This lab does not offer the test', hi: 'इस लैब में यह टेस्ट नहीं होता' },
  VISIT_COLLECTED_ALREADY: {
    en: 'The sample of this visit has already been collected',
    hi: 'इस विज़िट का सैंपल पहले ही लिया जा चुका है',
  },
  VISIT_FAILURE_MISSING: {
    en: 'Please say why nothing was collected, and what comes next',
    hi: 'कृपया बताएँ कि सैंपल क्यों नहीं लिया गया और आगे क्या होगा',
  },
  VISIT_FAILURE_NOTE_MISSING: {
    en: 'Please write in a few words what the reason was',
    hi: 'कृपया कुछ शब्दों में कारण लिखें',
  },
  VISIT_GONE: {
    en: 'This visit was cancelled or moved meanwhile, so this does not count',
    hi: 'यह विज़िट इस बीच रद्द हो गई या उसका समय बदल गया, इसलिए यह नहीं गिना जाता',
  },
  VISIT_NOT_YOURS: {
    en: 'This visit is with somebody else now',
    hi: 'यह विज़िट अब किसी और के पास है',
  },
  VISIT_PHONE_NOT_TODAY: {
    en: 'The number is shown only on the day of the visit',
    hi: 'नंबर सिर्फ़ विज़िट के दिन दिखाया जाता है',
  },
  VISIT_SAVED: { en: 'Saved', hi: 'सेव हो गया' },
  VISIT_NOT_FOUND: { en: 'There is no such visit', hi: 'ऐसी कोई विज़िट नहीं है' },
  TOO_MANY_CHANGES: {
    en: 'This has been changed many times already. Please wait a while.',
    hi: 'यह बहुत बार बदला जा चुका है। कृपया थोड़ी देर रुकें।',
  },
  TOO_MANY_HOLDS: {
    en: {
      one: 'You have {count} booking waiting for payment. Please pay or cancel it first.',
      other:
        'You have {count} bookings waiting for payment. Please pay or cancel one of them first.',
    },
    hi: 'आपकी {count} बुकिंग का पेमेंट बाक़ी है। कृपया पहले किसी एक का पेमेंट करें या उसे रद्द करें।',
  },
  TOO_MANY_ORDERS: {
    en: 'You have made a lot of bookings. Please wait a while.',
    hi: 'आपने बहुत सारी बुकिंग की हैं। कृपया थोड़ी देर रुकें।',
  },
} as const satisfies Sentences;
