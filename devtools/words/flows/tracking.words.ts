import type { trackingMachine } from '../../../machines/tracking/tracking.machine.ts';
import type { FlowWords } from '../flowWords.ts';

export const tracking = {
  states: {
    '': { en: 'Tracking', hi: 'ट्रैकिंग' },
    starting: { en: 'Page just opened', hi: 'पेज अभी खुला' },
    loading: { en: 'Loading the order', hi: 'ऑर्डर लाया जा रहा है' },
    loadFailed: { en: 'Order could not be loaded', hi: 'ऑर्डर लाया नहीं जा सका' },
    notFound: { en: 'Order not found', hi: 'ऑर्डर नहीं मिला' },
    following: { en: 'Order kept up to date', hi: 'ऑर्डर की ताज़ा जानकारी' },
    'following.showing': { en: 'Order with its timeline', hi: 'ऑर्डर और उसकी टाइमलाइन' },
    'following.askingToCancel': {
      en: 'Asking whether to cancel the order',
      hi: 'पूछा जा रहा है कि ऑर्डर रद्द करें या नहीं',
    },
    'following.cancelling': { en: 'Order being cancelled', hi: 'ऑर्डर रद्द हो रहा है' },
    'following.askingToCancelItem': {
      en: 'Asking whether to cancel a test',
      hi: 'पूछा जा रहा है कि टेस्ट रद्द करें या नहीं',
    },
    'following.cancellingItem': { en: 'Test being cancelled', hi: 'टेस्ट रद्द हो रहा है' },
    'following.rating': { en: 'Rating being saved', hi: 'रेटिंग सहेजी जा रही है' },
    'following.pickingSlot': { en: 'Choosing another slot', hi: 'दूसरा स्लॉट चुना जा रहा है' },
    'following.confirmingFasting': { en: 'Last meal to be confirmed', hi: 'आख़िरी खाने की पुष्टि' },
    'following.moving': { en: 'Order being moved', hi: 'ऑर्डर का स्लॉट बदला जा रहा है' },
  },
  means: {
    '': 'एक ऑर्डर और उसकी प्रगति दिखाता है।',
    starting: 'हो सकता है पेज ऑर्डर साथ लाया हो।',
    loading: 'ऑर्डर लाया जा रहा है।',
    loadFailed: 'ऑर्डर लाया नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
    notFound: 'ऐसा कोई ऑर्डर नहीं है, या वह किसी और ग्राहक का है।',
    following: 'ऑर्डर दिख रहा है और अपने आप ताज़ा होता है।',
    'following.showing': 'ऑर्डर की समयरेखा दिख रही है।',
    'following.askingToCancel': 'व्यक्ति से पूछा जाता है कि क्या सच में रद्द करना है।',
    'following.cancelling': 'ऑर्डर रद्द हो रहा है।',
    'following.askingToCancelItem': 'व्यक्ति से पूछा जा रहा है कि क्या विज़िट का एक टेस्ट रद्द करना है।',
    'following.cancellingItem': 'विज़िट का एक टेस्ट रद्द हो रहा है; उसका हिस्सा लौटाया जाएगा।',
    'following.rating': 'विज़िट के बारे में दी गई राय सहेजी जा रही है।',
    'following.pickingSlot': 'दूसरा स्लॉट चुना जा रहा है।',
    'following.confirmingFasting':
      'इस स्लॉट से पहले का आख़िरी खाना अब तक हो जाना चाहिए था: व्यक्ति बताता है कि हो गया था, या दूसरा स्लॉट चुनता है।',
    'following.moving': 'ऑर्डर का स्लॉट बदला जा रहा है।',
  },
  events: {
    'cancel.requested': { en: "'Cancel order' was pressed", hi: '‘Cancel order’ दबाया गया' },
    'itemCancel.requested': {
      en: "'Cancel this test' was pressed",
      hi: '‘Cancel this test’ दबाया गया',
    },
    'itemCancel.confirmed': {
      en: 'cancelling the test was confirmed',
      hi: 'टेस्ट रद्द करने की पुष्टि हुई',
    },
    'cancel.confirmed': { en: 'cancelling was confirmed', hi: 'रद्द करना पक्का किया गया' },
    'reschedule.requested': { en: 'another slot is wanted', hi: 'दूसरा स्लॉट चाहिए' },
    'change.abandoned': { en: 'the order stays as it is', hi: 'ऑर्डर जैसा है वैसा रहेगा' },
    'slot.picked': { en: 'another slot was chosen', hi: 'दूसरा स्लॉट चुना गया' },
    'rating.submitted': { en: 'the visit was rated', hi: 'विज़िट को रेटिंग दी गई' },
  },
  guards: {
    hasOrder: { en: 'the page brought the order', hi: 'पेज ऑर्डर साथ लाया' },
    mayCancel: { en: 'the order may be cancelled', hi: 'ऑर्डर रद्द किया जा सकता है' },
    mayCancelItem: {
      en: 'the test may be cancelled by itself',
      hi: 'यह टेस्ट अलग से रद्द किया जा सकता है',
    },
    mayNotCancel: { en: 'the order may not be cancelled any more', hi: 'ऑर्डर अब रद्द नहीं हो सकता' },
    mayNotCancelItem: {
      en: 'the test may not be cancelled any more',
      hi: 'टेस्ट अब रद्द नहीं हो सकता',
    },
    mayNotReschedule: {
      en: 'the order may not be moved any more',
      hi: 'ऑर्डर का स्लॉट अब नहीं बदला जा सकता',
    },
    isMealLate: {
      en: 'the last meal before that slot should be over by now',
      hi: 'उस स्लॉट से पहले का आख़िरी खाना अब तक हो जाना चाहिए था',
    },
    mayReschedule: { en: 'the order may be moved', hi: 'ऑर्डर का स्लॉट बदला जा सकता है' },
    mayRate: { en: 'the visit may be rated', hi: 'विज़िट को रेटिंग दी जा सकती है' },
  },
  actions: {
    setItem: {
      en: 'remembers which test is asked about',
      hi: 'याद रखता है कि किस टेस्ट के बारे में पूछा गया',
    },
  },
  services: {
    cancelOrderItem: { en: 'cancelling one test of the visit', hi: 'विज़िट का एक टेस्ट रद्द करना' },
    rescheduleOrder: { en: 'moving the order', hi: 'ऑर्डर का स्लॉट बदलना' },
    rateVisit: { en: 'rating the visit', hi: 'विज़िट को रेटिंग देना' },
  },
} satisfies FlowWords<typeof trackingMachine>;
