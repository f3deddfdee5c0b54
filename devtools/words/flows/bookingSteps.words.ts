import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { FlowWords } from '../flowWords.ts';
import { bookingStates } from './bookingStates.words.ts';

/** The states of the funnel, what happens in them, and what they wait for. */
export const bookingSteps = {
  states: bookingStates,
  means: {
    '': 'एक विज़िट बुक करता है, एक मरीज़ का एक टेस्ट या कई: मरीज़, लैब, समय, पता, ऑर्डर, पेमेंट।',
    idle: 'अभी कुछ बुक नहीं हो रहा; कोई अधूरी बुकिंग हो सकती है।',
    patient: 'वह मरीज़ चुनें जिसके लिए टेस्ट बुक हो रहा है।',
    'patient.loading': 'सहेजे हुए मरीज़ लाए जा रहे हैं।',
    'patient.loadFailed':
      'सहेजे हुए मरीज़ लाए नहीं जा सके; व्यक्ति फिर कोशिश कर सकता है या नया मरीज़ भर सकता है।',
    'patient.editing': 'क़दम 1: नए या पुराने मरीज़ का फ़ॉर्म।',
    'patient.saving': 'मरीज़ सहेजा जा रहा है।',
    'patient.choosing': 'क़दम 2: सहेजे हुए मरीज़ों में से एक चुना गया है।',
    'patient.fitting':
      'देखा जा रहा है कि टेस्ट इस व्यक्ति के लिए हैं और साथ में हो सकते हैं या नहीं; जो मेल नहीं खाता, वह बताया जाता है।',
    'patient.done': 'मरीज़ चुन लिया गया है।',
    lab: 'वह लैब चुनें जो सैंपल लेगी; विज़िट में और टेस्ट जोड़े जा सकते हैं।',
    'lab.loading': 'लैब, उनकी क़ीमतें और ख़ाली समय लाए जा रहे हैं।',
    'lab.loadFailed': 'लैब लाई नहीं जा सकीं; व्यक्ति फिर कोशिश कर सकता है।',
    'lab.noneComplete':
      'ख़ाली समय वाली किसी लैब में विज़िट के सभी टेस्ट नहीं होते; हर लैब बताती है कि क्या नहीं होता, और व्यक्ति कोई टेस्ट हटा सकता है।',
    'lab.noneServing':
      'ये टेस्ट करने वाली कोई लैब उस पिन कोड पर नहीं आती; पिन कोड बदला जा सकता है, या फिर से लोड किया जा सकता है।',
    'lab.allFull': 'आने वाले दिनों में किसी लैब में समय ख़ाली नहीं है; व्यक्ति उन्हें फिर से ला सकता है।',
    'lab.choosing': 'एक लैब चुनी गई है; शुरू में वह पहली, जिसमें समय ख़ाली है।',
    'lab.loadingPatients':
      'सेव किए हुए लोग लाए जा रहे हैं: पेज फिर से लोड होने पर मालूम नहीं रहता कि टेस्ट किसके लिए जोड़ा जा सकता है।',
    'lab.adding': 'उसी विज़िट में टेस्ट जोड़ने की शीट: कौन सा, और किसके लिए।',
    'lab.fitting':
      'देखा जा रहा है कि जोड़ा गया टेस्ट इस व्यक्ति के लिए है और बाक़ी टेस्ट के साथ हो सकता है या नहीं; जो मेल नहीं खाता, वह बताया जाता है।',
    slot: 'दिन और समय चुनें।',
    'slot.loading': 'लैब के ख़ाली समय लाए जा रहे हैं।',
    'slot.loadFailed': 'समय लाए नहीं जा सके: समय और तारीख़ें हटा दी गईं, और व्यक्ति फिर कोशिश कर सकता है।',
    'slot.noneOpen':
      'इस लैब में कोई समय ख़ाली नहीं है; व्यक्ति उन्हें फिर से ला सकता है या लौटकर दूसरी लैब चुन सकता है।',
    'slot.choosing': 'एक दिन के समय दिख रहे हैं; उनमें से एक चुना जा सकता है।',
    'slot.confirmingFasting':
      'इस समय से पहले का आख़िरी खाना अब तक हो जाना चाहिए था: व्यक्ति बताता है कि हो गया था, या दूसरा समय चुनता है।',
    'slot.done': 'समय चुन लिया गया है।',
    address: 'चुनें कि सैंपल कहाँ लिया जाए, और ऑर्डर बनाएँ।',
    'address.loading': 'सहेजे हुए पते लाए जा रहे हैं।',
    'address.checking': 'सहेजे हुए पते लाए जा रहे हैं; पहले वाला पता उनमें हो तो वही लिया जाता है।',
    'address.ordering': 'सब कुछ चुना गया है: ऑर्डर बनता है, या बिना भुगतान वाला बदलता है।',
    'address.loadFailed':
      'सहेजे हुए पते लाए नहीं जा सके; व्यक्ति फिर कोशिश कर सकता है या नया पता भर सकता है।',
    'address.editing': 'नए पते का फ़ॉर्म।',
    'address.saving': 'पता सहेजा जा रहा है।',
    'address.choosing':
      'मुख्य पता HOME के नाम से दिख रहा है; वह चुना हो सकता है या नहीं। जहाँ ऑर्डर नहीं बन सका, एक संदेश कारण बताता है: कुछ खोया नहीं है, और फिर से कोशिश की जा सकती है, जहाँ क़ीमत बदल गई है वहाँ नई क़ीमत पर।',
    'address.creatingOrder': 'ऑर्डर बन रहा है और उस समय की एक जगह रोकी जा रही है।',
    'address.changingOrder': 'बिना भुगतान का ऑर्डर नए चुनाव के अनुसार बदला जा रहा है।',
    'address.labElsewhere':
      'लैब उस पते पर नहीं आती: ऑर्डर नहीं बना, और दूसरी लैब या दूसरा पता चुना जा सकता है।',
    'address.loadingOldest': 'ग्राहक के बिना भुगतान के बहुत ऑर्डर हैं; उनमें से सबसे पुराना लाया जा रहा है।',
    'address.tooManyHolds':
      'ग्राहक के बिना भुगतान के बहुत ऑर्डर हैं: सबसे पुराने का नाम बताया जाता है, और व्यक्ति इसके लिए उसे रद्द कर सकता है।',
    'address.cancellingOldest': 'सबसे पुराना बिना भुगतान का ऑर्डर रद्द हो रहा है।',
    review: 'भुगतान से पहले ऑर्डर जाँचें।',
    'review.showing':
      'लैब, क़ीमतें, ऑफ़र, मरीज़, समय और पता दिख रहे हैं, साथ में भुगतान के लिए बचा समय। जब वह लगभग ख़त्म हो, एक चेतावनी यह बताती है, और जगह एक बार और समय के लिए रोकी जा सकती है।',
    'review.takingOffer': 'चुने गए ऑफ़र के साथ ऑर्डर की क़ीमत बनाई जा रही है।',
    'review.droppingOffer': 'ऑफ़र लौटाया जा रहा है; ऑर्डर की क़ीमत फिर वही होगी जो हमेशा होती है।',
    'review.reloading':
      'ऑर्डर फिर से लाया जाता है: भुगतान का समय ख़त्म है, या वह वैसा नहीं है जैसा दिखाया गया था, और एक संदेश कारण बताता है। इस बीच उसका भुगतान या जगह का समय बढ़ाया गया हो सकता है।',
    'review.extendingHold': 'जगह पाँच मिनट और रोकी जा रही है, जो एक बार हो सकता है।',
    payment: 'भुगतान सेवा की विंडो में भुगतान करें।',
    'payment.ready':
      'सारांश और Pay Now दिख रहे हैं, साथ में भुगतान के लिए बचा समय। जब वह लगभग ख़त्म हो, एक चेतावनी यह बताती है, और जगह एक बार और समय के लिए रोकी जा सकती है। जहाँ भुगतान शुरू नहीं हो सका, एक संदेश वजह बताता है।',
    'payment.extendingHold': 'जगह पाँच मिनट और रोकी जा रही है, जो एक बार हो सकता है।',
    'payment.creating': 'भुगतान सेवा के साथ भुगतान की तैयारी हो रही है।',
    'payment.windowOpen': 'भुगतान सेवा की विंडो खुली है; व्यक्ति वहाँ भुगतान करता है।',
    'payment.onPage':
      'ब्राउज़र कोई विंडो नहीं खोलता: इस पेज की जगह भुगतान सेवा का पेज खुलता है। व्यक्ति ऑर्डर के पते से लौटता है, इसी टैब में या किसी और में।',
    'payment.onPage.waiting': 'व्यक्ति भुगतान सेवा के पेज पर है, या अभी वहाँ से लौटा है।',
    'payment.onPage.asking': 'ऑर्डर लाया जा रहा है: हो सकता है किसी और टैब से भुगतान हो चुका हो।',
    'payment.declined': 'भुगतान अस्वीकार हुआ; कोई पैसा नहीं कटा, और व्यक्ति फिर कोशिश कर सकता है।',
    'payment.verifying': 'भुगतान सेवा के हस्ताक्षर की जाँच हो रही है।',
    'payment.verificationFailed':
      'भुगतान नहीं माना गया, या जाँच ही विफल हुई; एक चेतावनी बताती है कि क्या हुआ, और उसके बाद ऑर्डर के बारे में पूछा जाता है।',
    'payment.confirming': 'पैसा रास्ते में हो सकता है: जब तक बैंक पुष्टि न करे, ऑर्डर के बारे में पूछा जाता है।',
    'payment.confirming.asking': 'ऑर्डर फिर से लाया जा रहा है।',
    'payment.confirming.waiting': 'अगली बार पूछने से पहले थोड़ा ठहराव।',
    'payment.reloading':
      'ऑर्डर फिर से लाया जाता है: भुगतान का समय ख़त्म है, या वह वैसा नहीं है जैसा दिखाया गया था, और एक संदेश कारण बताता है। इस बीच उसका भुगतान या जगह का समय बढ़ाया गया हो सकता है।',
    opening: 'ऑर्डर अपने पते से खोला गया है।',
    'opening.loading': 'ऑर्डर लाया जा रहा है।',
    'opening.loadFailed': 'ऑर्डर लाया नहीं जा सका; व्यक्ति फिर कोशिश कर सकता है।',
    'opening.notFound': 'ऐसा कोई ऑर्डर नहीं है, या वह किसी और ग्राहक का है।',
    'opening.over':
      'ऑर्डर का भुगतान समय पर नहीं हुआ, वह रद्द हुआ, या पैसा लौटाया जा रहा है: उसकी जगह फिर ख़ाली है।',
    'opening.released': 'रोकी हुई जगह छोड़ दी गई; व्यक्ति फिर से समय चुनता है, बाक़ी सब चुना हुआ रहता है।',
    repeating:
      'पिछली बुकिंग जैसी बुकिंग तैयार हो रही है: जो अब नहीं चुना जा सकता वह फिर से पूछा जाता है, और समय भी।',
    'repeating.loadingPatients': 'देखा जा रहा है कि विज़िट के सभी मरीज़ अब भी सहेजे हुए हैं या नहीं।',
    'repeating.loadingLabs': 'देखा जा रहा है कि इन टेस्ट के लिए वही लैब अब भी चुनी जा सकती है या नहीं।',
    placed: 'ऑर्डर का भुगतान हो गया और ऑर्डर हो गया।',
  },
  events: {
    'booking.begun': { en: "'Add Patient' was pressed", hi: '‘Add Patient’ दबाया गया' },
    'booking.forgotten': { en: 'the booking was given up', hi: 'बुकिंग छोड़ी गई' },
    'booking.resumed': { en: 'the booking is taken up again', hi: 'बुकिंग फिर शुरू हुई' },
    'draft.restored': { en: 'a stored booking was found', hi: 'सहेजी हुई बुकिंग मिली' },
    'order.repeated': { en: "'Book again' was pressed", hi: '‘Book again’ दबाया गया' },
    'order.opened': { en: "an order's page was opened", hi: 'किसी ऑर्डर का पेज खोला गया' },
    'patient.added': { en: 'a new patient is wanted', hi: 'नया मरीज़ जोड़ना है' },
    'patient.ticked': { en: 'a patient was ticked', hi: 'मरीज़ पर निशान लगाया गया' },
    'patient.unticked': { en: 'a patient was unticked', hi: 'मरीज़ से निशान हटाया गया' },
    'patient.edited': { en: 'a patient is to be edited', hi: 'मरीज़ को बदलना है' },
    'patient.confirmed': { en: 'the patient was confirmed', hi: 'मरीज़ पक्का किया गया' },
    'lastBooking.chosen': {
      en: 'the lab and the address of the last booking were chosen',
      hi: 'पिछली बुकिंग की लैब और पता चुने गए',
    },
    'item.wanted': { en: "'Add Test' was pressed", hi: '‘Add Test’ दबाया गया' },
    'item.added': { en: 'a test was added to the visit', hi: 'विज़िट में टेस्ट जोड़ा गया' },
    'item.removed': { en: 'a test was taken out of the visit', hi: 'विज़िट से टेस्ट हटाया गया' },
    'adding.cancelled': { en: 'the sheet was closed', hi: 'शीट बंद की गई' },
    'lab.selected': { en: 'a lab was chosen', hi: 'लैब चुनी गई' },
    'labs.sorted': { en: 'the labs were sorted', hi: 'लैब क्रम में लगाई गईं' },
    'lab.confirmed': { en: 'the lab was confirmed', hi: 'लैब पक्की की गई' },
    'earliest.selected': { en: 'the earliest time was chosen', hi: 'सबसे पहला समय चुना गया' },
    'address.added': { en: 'a new address is wanted', hi: 'नया पता जोड़ना है' },
    'otherLab.wanted': {
      en: 'a lab that collects at the address is wanted',
      hi: 'पते पर आने वाली लैब चाहिए',
    },
    'address.ticked': { en: 'an address was ticked', hi: 'पते पर निशान लगाया गया' },
    'address.unticked': { en: 'an address was unticked', hi: 'पते से निशान हटाया गया' },
    'order.requested': { en: "'Complete Order' was pressed", hi: '‘Complete Order’ दबाया गया' },
    'oldest.givenUp': {
      en: 'the oldest unpaid booking was given up',
      hi: 'सबसे पुरानी बिना भुगतान की बुकिंग छोड़ी गई',
    },
    'offer.chosen': { en: 'an offer was chosen', hi: 'एक ऑफ़र चुना गया' },
    'offer.removed': { en: 'the offer was removed', hi: 'ऑफ़र हटाया गया' },
    'hold.extensionRequested': { en: 'more time to pay is wanted', hi: 'भुगतान के लिए और समय चाहिए' },
    'change.wanted': { en: "'Change' was pressed", hi: '‘Change’ दबाया गया' },
    'review.confirmed': { en: 'the review was confirmed', hi: 'ऑर्डर की जाँच पक्की की गई' },
    'payment.requested': { en: "'Pay Now' was pressed", hi: '‘Pay Now’ दबाया गया' },
    'page.seen': { en: 'the page is looked at again', hi: 'पेज फिर से देखा गया' },
    'alert.closed': { en: 'the alert was closed', hi: 'चेतावनी बंद की गई' },
    'session.renewed': { en: 'somebody is logged in again', hi: 'कोई फिर से लॉग इन है' },
  },
  services: {
    loadPatients: { en: 'loading the patients', hi: 'मरीज़ लाना' },
    loadVisitTests: { en: 'looking up whether the tests fit', hi: 'टेस्ट मेल खाते हैं या नहीं, यह देखना' },
    loadTestsToAdd: {
      en: 'looking up whether the added test fits',
      hi: 'जोड़ा जाने वाला टेस्ट मेल खाता है या नहीं, यह देखना',
    },
    loadPatientsToAdd: {
      en: 'loading for whom a test may be added',
      hi: 'टेस्ट किसके लिए जोड़ा जा सकता है, यह लाना',
    },
    savePatient: { en: 'saving the patient', hi: 'मरीज़ सहेजना' },
    loadRepeatedPatients: {
      en: 'looking up the patients of the earlier booking',
      hi: 'पिछली बुकिंग के मरीज़ देखना',
    },
    loadRepeatedLabs: {
      en: 'looking up the lab of the earlier booking',
      hi: 'पिछली बुकिंग की लैब देखना',
    },
    checkAddresses: { en: 'looking up the address of before', hi: 'पहले वाला पता देखना' },
    loadLabs: { en: 'loading the labs', hi: 'लैब लाना' },
    loadSlots: { en: 'loading the times', hi: 'समय लाना' },
    loadAddresses: { en: 'loading the addresses', hi: 'पते लाना' },
    saveAddress: { en: 'saving the address', hi: 'पता सहेजना' },
    createOrder: { en: 'making the order', hi: 'ऑर्डर बनाना' },
    changeOrder: { en: 'changing the order', hi: 'ऑर्डर बदलना' },
    extendHold: {
      en: 'holding the seat longer to review the order',
      hi: 'ऑर्डर जाँचने के लिए जगह और समय रोकना',
    },
    extendHoldToPay: { en: 'holding the seat longer to pay', hi: 'भुगतान के लिए जगह और समय रोकना' },
    takeOffer: { en: 'applying the offer', hi: 'ऑफ़र लगाना' },
    dropOffer: { en: 'removing the offer', hi: 'ऑफ़र हटाना' },
    reloadReviewedOrder: { en: 'looking at the order again', hi: 'ऑर्डर को फिर से देखना' },
    reloadOrderToPay: { en: 'asking what became of the order', hi: 'पूछना कि ऑर्डर का क्या हुआ' },
    loadOldest: {
      en: 'loading the oldest unpaid booking',
      hi: 'सबसे पुरानी बिना भुगतान की बुकिंग लाना',
    },
    startPayment: { en: 'beginning the payment', hi: 'भुगतान शुरू करना' },
    openPaymentWindow: { en: 'the payment window', hi: 'भुगतान की विंडो' },
    openPaymentPage: { en: 'the page of the payment provider', hi: 'भुगतान सेवा का पेज' },
    verifyPayment: { en: 'checking the payment', hi: 'भुगतान की जाँच' },
    checkPaidOrder: {
      en: 'asking whether it is paid meanwhile',
      hi: 'पूछना कि इस बीच भुगतान हुआ या नहीं',
    },
    pollOrder: { en: 'asking whether it is paid', hi: 'पूछना कि भुगतान हुआ या नहीं' },
    followReviewedOrder: {
      en: 'following the order that is reviewed',
      hi: 'जाँचे जा रहे ऑर्डर पर नज़र रखना',
    },
  },
} satisfies Pick<FlowWords<typeof bookingMachine>, 'states' | 'means' | 'events' | 'services'>;
