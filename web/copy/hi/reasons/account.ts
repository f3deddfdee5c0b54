import { fieldLabel } from './fields.ts';
import type { Sentences } from './sentences.ts';

/** Accounts, sessions and one-time codes. */
export const accountReasons = {
  ACCOUNT_CREATED: 'अकाउंट बन गया',
  ACCOUNT_DELETED: 'आपका अकाउंट हटा दिया गया है',
  ACCOUNT_HAS_OPEN_ORDER:
    'एक ऑर्डर अभी चल रहा है। कृपया उसे रद्द करें या उसकी रिपोर्ट का इंतज़ार करें, फिर अकाउंट हटाएँ',
  ACCOUNT_NOT_YOURS: 'यह आपका अकाउंट नहीं है',
  ACCOUNTS_TOO_MANY: 'यहाँ से बहुत सारे अकाउंट बनाए गए। कृपया बाद में कोशिश करें',
  ADMIN_LOGIN_REQUIRED: 'कृपया एडमिन अकाउंट से लॉग इन करें',
  ADMINS_ONLY: 'यह केवल एडमिन के लिए है',
  CODE_EXPIRED: 'ओटीपी ग़लत है या उसका समय समाप्त हो गया है। कृपया नया माँगें',
  CODE_LENGTH: 'ओटीपी 4 अंकों का होता है',
  CODE_SENT: 'ओटीपी भेज दिया गया',
  CODE_TRIES_USED: 'कई बार ग़लत ओटीपी डाला गया। कृपया नया माँगें',
  CODE_TRIES_PAUSED: 'कई बार ग़लत ओटीपी डाला गया। कृपया थोड़ी देर बाद फिर कोशिश करें',
  CODE_TOO_SOON: ({ count }) => `नया ओटीपी माँगने से पहले ${count} सेकंड रुकें`,
  CODE_WRONG: ({ count }) => `ओटीपी ग़लत है। ${count} बार और कोशिश कर सकते हैं`,
  CODE_WRONG_LAST_TRY: 'ओटीपी ग़लत है। कृपया नया माँगें',
  CODES_SLOWED:
    'हाल में यहाँ कई ग़लत ओटीपी डाले गए, इसलिए अभी दिन में एक ही ओटीपी मिलेगा। कृपया बाद में कोशिश करें या हमसे मदद लें',
  CODES_TOO_MANY: 'बहुत बार ओटीपी माँगा गया। कृपया बाद में कोशिश करें',
  EMAIL_CHANGED: 'आपका ईमेल बदल गया। बाकी सब जगह आप लॉग आउट हो गए हैं',
  EMAIL_INVALID: 'कृपया सही ईमेल लिखें',
  EMAIL_OR_PASSWORD_WRONG: 'ईमेल या पासवर्ड ग़लत है',
  EMAIL_TAKEN: 'इस ईमेल से पहले से एक अकाउंट है',
  LOGGED_IN: 'आप लॉग इन हो गए',
  LOGGED_OUT: 'आप लॉग आउट हो गए',
  LOGIN_REQUIRED: 'कृपया लॉग इन करें',
  SESSION_OTHER: 'अब यहाँ किसी और ने लॉग इन किया है, इसलिए कुछ भी सेव नहीं हुआ।',
  LOGINS_TOO_MANY: 'कई बार ग़लत पासवर्ड डाला गया। कृपया बाद में कोशिश करें',
  PASSWORD_CHANGED: 'पासवर्ड बदल गया। कृपया लॉग इन करें',
  PASSWORD_CHANGED_NUMBER_STAYS:
    'पासवर्ड बदल गया। बुक की हुई विज़िट में आपका मोबाइल नंबर बना रहेगा; अगली बुकिंग से पहले उसे कन्फ़र्म करना होगा। कृपया लॉग इन करें',
  PASSWORD_TOO_COMMON: ({ field }) =>
    `${fieldLabel(field)} का अंदाज़ा लगाना बहुत आसान है। कृपया कोई और चुनें`,
  PASSWORD_WRONG: 'पासवर्ड ग़लत है',
  PHONE_INVALID: 'कृपया भारत का सही मोबाइल नंबर लिखें',
  PHONE_UNVERIFIED: 'कृपया पहले अपने मोबाइल नंबर की पुष्टि करें',
  PHONE_VERIFIED: 'मोबाइल नंबर की पुष्टि हो गई',
  ROLE_FORBIDS: 'आपकी भूमिका में इसकी अनुमति नहीं है',
  WHATSAPP_NOT_OFFERED: 'WhatsApp पर संदेश अभी नहीं भेजे जा सकते। पहले अपना मोबाइल नंबर सत्यापित करें',
  PROFILE_SAVED: 'प्रोफ़ाइल सेव हो गई',
  RESET_CODE_SENT: 'अगर इस ईमेल का अकाउंट है, तो ओटीपी भेज दिया गया है',
} satisfies Partial<Sentences>;
