import type { authCopy } from '../auth.ts';
import type { Translation } from '../language.ts';

/** Sign-up, login and password reset in Hindi. */
export const authHindi = {
  signUp: {
    title: 'अपना अकाउंट बनाएँ',
    lead: 'घर बैठे लैब टेस्ट, बस दो मिनट में।',
    firstName: 'नाम',
    lastName: 'उपनाम',
    email: 'ईमेल',
    password: 'पासवर्ड',
    hint: 'कम से कम 8 अक्षर',
    action: 'साइन अप करें',
    consent: 'साइन अप करके आप हमारे',
    terms: 'नियमों और शर्तों',
    use: 'से, और टेस्ट के लिए अपने डेटा के इस्तेमाल से, सहमत होते हैं, जैसा हमारी',
    privacy: 'निजता की सूचना',
    says: 'में लिखा है।',
    have: 'पहले से अकाउंट है?',
    logIn: 'लॉग इन करें',
  },
  login: {
    title: 'आपका फिर से स्वागत है',
    lead: 'टेस्ट बुक करने और उनकी स्थिति देखने के लिए लॉग इन करें।',
    action: 'लॉग इन करें',
    forgot: 'पासवर्ड भूल गए?',
    no: 'अभी अकाउंट नहीं है?',
    signUp: 'साइन अप करें',
  },
  mobile: {
    title: 'आपका मोबाइल नंबर',
    lead: 'नंबर आपका ही है, यह पक्का करने के लिए हम एक ओटीपी भेजेंगे।',
    label: 'मोबाइल नंबर',
    placeholder: '+91',
    action: 'ओटीपी भेजें',
  },
  code: {
    title: 'ओटीपी डालें',
    lead: (phone: string) => `हमने ${phone} पर 4 अंकों का ओटीपी भेजा है।`,
    group: 'ओटीपी',
    action: 'पुष्टि करें',
    resend: 'ओटीपी दोबारा भेजें',
    soon: 'आधे मिनट बाद आप नया ओटीपी माँग सकते हैं।',
    change: 'नंबर बदलें',
  },
  forgot: { title: 'पासवर्ड भूल गए', lead: 'हम आपके ईमेल पर 4 अंकों का ओटीपी भेजेंगे।', action: 'ओटीपी भेजें' },
  reset: {
    title: 'नया पासवर्ड बनाएँ',
    lead: (email: string) => `अगर ${email} हमारे यहाँ दर्ज है, तो 4 अंकों का ओटीपी भेज दिया गया है।`,
    otp: 'ओटीपी',
    otpHint: '4 अंकों का ओटीपी डालें',
    password: 'नया पासवर्ड',
    action: 'पासवर्ड बदलें',
    done: 'आपका पासवर्ड बदल गया है। आपको लॉग इन पेज पर ले जा रहे हैं…',
  },
  adminLogin: { title: 'प्रशासन', lead: 'अपने एडमिन अकाउंट से लॉग इन करें।' },
} satisfies Translation<typeof authCopy>;
