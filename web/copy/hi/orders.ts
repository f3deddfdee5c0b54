import type { Translation } from '../language.ts';
import type { ordersCopy } from '../orders.ts';

/** The track page and the list of orders in Hindi. */
export const ordersHindi = {
  track: {
    title: 'ऑर्डर ट्रैक करें', loading: 'लोड हो रहा है...', patient: 'मरीज़', test: 'टेस्ट', address: 'पता', total: 'कुल पेमेंट', instructions: 'निर्देश', reports: 'ई-रिपोर्ट 12 घंटे में', estimate: '24 घंटे',
    expected: (time: string) => `रिपोर्ट ${time} तक आने की उम्मीद है`, cancelled: 'यह ऑर्डर रद्द कर दिया गया।', refundPending: 'आपका रिफ़ंड आ रहा है; इसमें 5 से 7 कामकाजी दिन लगते हैं।', refunded: 'आपके पैसे लौटा दिए गए हैं।',
    pending: 'पेमेंट बाक़ी है', pay: 'अभी पेमेंट करें', expired: 'इस ऑर्डर का पेमेंट समय पर नहीं हुआ।', report: 'रिपोर्ट डाउनलोड करें', cancel: 'ऑर्डर रद्द करें', move: 'स्लॉट बदलें', technician: (name: string) => `टेक्नीशियन: ${name}`,
    failed: 'आपका ऑर्डर लोड नहीं हो सका।', notFound: 'ऐसा कोई ऑर्डर नहीं है।', slot: 'स्लॉट',
    sure: 'क्या आप यह ऑर्डर रद्द करना चाहते हैं?', sureText: 'आपके पैसे 5 से 7 कामकाजी दिनों में उसी तरीक़े से लौटा दिए जाएँगे जिससे पेमेंट हुआ था।', sureUnpaid: 'अभी तक कोई पेमेंट नहीं हुआ है। इसका स्लॉट दूसरों के लिए ख़ाली हो जाएगा।', yes: 'हाँ, रद्द करें', no: 'रहने दें', pickSlot: 'दूसरा स्लॉट चुनें', noSlots: 'कोई और स्लॉट ख़ाली नहीं है।',
  },
  stages: {
    placed: { title: 'ऑर्डर हो गया', text: 'आपका ऑर्डर मिल गया है और हम टेक्नीशियन ढूँढ रहे हैं।' },
    assigned: { title: 'टेक्नीशियन तय', text: 'टेक्नीशियन बुक किए गए समय पर आएँगे।' },
    collection: { title: 'सैंपल लिया गया', text: 'आपका सैंपल ले लिया गया है और लैब के रास्ते में है।' },
    examining: { title: 'जाँच जारी', text: 'लैब आपके सैंपल की जाँच कर रही है।' },
    completed: { title: 'पूरा हुआ', text: 'आपकी रिपोर्ट तैयार है।' },
  },
  list: { title: 'मेरे ऑर्डर', empty: 'अभी कोई ऑर्डर नहीं', emptyText: 'आपके ऑर्डर यहाँ दिखेंगे।', book: 'टेस्ट बुक करें', open: 'ट्रैक करें', failed: 'आपके ऑर्डर लोड नहीं हो सके।' },
} satisfies Translation<typeof ordersCopy>;
