import type { authCopy } from '../auth.ts';
import type { Translation } from '../language.ts';

export const authHindi = {
  signUp: {
    lead: 'घर बैठे लैब टेस्ट, बस दो मिनट में।',
    firstName: 'नाम',
    lastName: 'उपनाम',
    email: 'ईमेल',
    password: 'पासवर्ड',
    hint: 'कम से कम 8 अक्षर',
    phone: 'मोबाइल नंबर',
    phoneHint: 'हम इस पर कोड भेजेंगे। नंबर बाद में भी जोड़ सकते हैं।',
    action: 'साइन अप करें',
    have: 'पहले से अकाउंट है?',
    logIn: 'लॉग इन करें',
  },
  login: {
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
    digit: (number: number, length: number) => `${length} में से अंक ${number}`,
    action: 'पुष्टि करें',
    resend: 'ओटीपी दोबारा भेजें',
    soon: (seconds) => `${seconds} सेकंड बाद आप नया ओटीपी माँग सकते हैं।`,
    change: 'नंबर बदलें',
  },
  adminLogin: { title: 'प्रशासन', lead: 'अपने एडमिन अकाउंट से लॉग इन करें।' },
} satisfies Translation<typeof authCopy>;
