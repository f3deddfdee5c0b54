import type { Translation } from '../language.ts';
import type { profileCopy } from '../profile.ts';

export const profileHindi = {
  data: {
    title: 'आपका डेटा',
    take: 'मेरा डेटा डाउनलोड करें',
    remove: 'मेरा अकाउंट हटाएँ',
    sure: 'क्या आप अपना अकाउंट हटाना चाहते हैं?',
    text: 'आपका नाम, मरीज़ों की जानकारी, पते और रिपोर्टें हमेशा के लिए हटा दी जाएँगी। क़ानून के अनुसार ऑर्डर और पेमेंट आपके नाम के बिना, केवल आँकड़ों के रूप में रखे जाएँगे। जब तक कोई ऑर्डर चल रहा है या रिफ़ंड बाक़ी है, अकाउंट नहीं हटाया जा सकता। आगे बढ़ने के लिए अपना पासवर्ड लिखें।',
    password: 'पासवर्ड',
    yes: 'हमेशा के लिए हटाएँ',
    no: 'रहने दें',
  },
  whatsApp: {
    label: 'मेरे ऑर्डर के संदेश WhatsApp पर भेजें',
    hint: 'SMS की जगह, आपके मोबाइल नंबर पर। ओटीपी SMS से ही आएगा। बंद करने के लिए टिक हटाएँ या STOP लिखकर जवाब दें।',
  },
  panel: {
    title: 'प्रोफ़ाइल',
    edit: 'बदलें',
    save: 'सेव करें',
    cancel: 'रद्द करें',
    firstName: 'नाम',
    lastName: 'उपनाम',
    guest: 'आपने लॉग इन नहीं किया है।',
    logIn: 'लॉग इन',
    signUp: 'साइन अप',
    noPhone: 'अभी कोई मोबाइल नंबर नहीं',
    changeNumber: 'मोबाइल नंबर बदलें',
    proveNumber: 'मोबाइल नंबर कन्फ़र्म करें',
    changeEmail: 'ईमेल बदलें',
    items: {
      orders: 'मेरे ऑर्डर ट्रैक करें',
      family: 'मेरा परिवार और दोस्त',
      payments: 'पेमेंट',
      address: 'पते',
      reminders: 'रिमाइंडर',
      offers: 'ऑफ़र',
      help: 'मदद',
      terms: 'नियम और शर्तें',
      logout: 'लॉग आउट',
    },
    noAddress: 'अभी कोई पता सेव नहीं है',
    leaving: 'लॉग आउट हो रहा है…',
  },
} satisfies Translation<typeof profileCopy>;
