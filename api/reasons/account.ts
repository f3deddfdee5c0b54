import type { Sentences } from './sentences.ts';

/** Accounts, sessions and one-time codes. */
export const accountSentences = {
  ACCOUNT_CREATED: { en: 'Account created', hi: 'अकाउंट बन गया' },
  ACCOUNT_DELETED: { en: 'Your account has been deleted', hi: 'आपका अकाउंट हटा दिया गया है' },
  ACCOUNT_HAS_OPEN_ORDER: {
    en: 'You still have an order in progress. Please cancel it or wait for its report, then delete the account',
    hi: 'एक ऑर्डर अभी चल रहा है। कृपया उसे रद्द करें या उसकी रिपोर्ट का इंतज़ार करें, फिर अकाउंट हटाएँ',
  },
  ACCOUNT_NOT_YOURS: { en: 'This is not your account', hi: 'यह आपका अकाउंट नहीं है' },
  ACCOUNTS_TOO_MANY: {
    en: 'Too many accounts were created from here. Please try again later',
    hi: 'यहाँ से बहुत सारे अकाउंट बनाए गए। कृपया बाद में कोशिश करें',
  },
  ADMIN_LOGIN_REQUIRED: {
    en: 'Please log in as an administrator',
    hi: 'कृपया एडमिन अकाउंट से लॉग इन करें',
  },
  ADMINS_ONLY: { en: 'This is for administrators only', hi: 'यह केवल एडमिन के लिए है' },
  CODE_EXPIRED: {
    en: 'The code is wrong or has expired. Please ask for a new one',
    hi: 'ओटीपी ग़लत है या उसका समय समाप्त हो गया है। कृपया नया माँगें',
  },
  CODE_LENGTH: { en: 'The code has 4 digits', hi: 'ओटीपी 4 अंकों का होता है' },
  CODE_SENT: { en: 'OTP sent', hi: 'ओटीपी भेज दिया गया' },
  CODE_TRIES_USED: {
    en: 'Too many wrong codes. Please ask for a new one',
    hi: 'कई बार ग़लत ओटीपी डाला गया। कृपया नया माँगें',
  },
  CODE_TRIES_PAUSED: {
    en: 'Too many wrong codes. Please try again later',
    hi: 'कई बार ग़लत ओटीपी डाला गया। कृपया थोड़ी देर बाद फिर कोशिश करें',
  },
  PASSWORD_TOO_COMMON: {
    en: '{field} is too easy to guess. Please choose another one',
    hi: '{field} का अंदाज़ा लगाना बहुत आसान है। कृपया कोई और चुनें',
  },
  CODE_TOO_SOON: {
    en: {
      one: 'Please wait {count} second before asking for another code',
      other: 'Please wait {count} seconds before asking for another code',
    },
    hi: 'नया ओटीपी माँगने से पहले {count} सेकंड रुकें',
  },
  CODE_WRONG: {
    en: {
      one: 'The code is wrong. {count} try is left',
      other: 'The code is wrong. {count} tries are left',
    },
    hi: 'ओटीपी ग़लत है। {count} बार और कोशिश कर सकते हैं',
  },
  CODE_WRONG_LAST_TRY: {
    en: 'The code is wrong. Please ask for a new one',
    hi: 'ओटीपी ग़लत है। कृपया नया माँगें',
  },
  CODES_SLOWED: {
    en: 'Many wrong codes were entered recently, so for now we can send only one code a day. Please try again later, or ask us for help',
    hi: 'हाल में यहाँ कई ग़लत ओटीपी डाले गए, इसलिए अभी दिन में एक ही ओटीपी मिलेगा। कृपया बाद में कोशिश करें या हमसे मदद लें',
  },
  CODES_TOO_MANY: {
    en: 'Too many codes were requested. Please try again later',
    hi: 'बहुत बार ओटीपी माँगा गया। कृपया बाद में कोशिश करें',
  },
  EMAIL_CHANGED: {
    en: 'Your email was changed. You are logged out on all other devices',
    hi: 'आपका ईमेल बदल गया। बाकी सब जगह आप लॉग आउट हो गए हैं',
  },
  EMAIL_INVALID: { en: 'Please enter a valid email', hi: 'कृपया सही ईमेल लिखें' },
  EMAIL_OR_PASSWORD_WRONG: { en: 'Wrong email or password', hi: 'ईमेल या पासवर्ड ग़लत है' },
  EMAIL_TAKEN: { en: 'An account with this email already exists', hi: 'इस ईमेल से पहले से एक अकाउंट है' },
  LOGGED_IN: { en: 'Logged in', hi: 'आप लॉग इन हो गए' },
  LOGGED_OUT: { en: 'Logged out', hi: 'आप लॉग आउट हो गए' },
  LOGIN_REQUIRED: { en: 'Please log in', hi: 'कृपया लॉग इन करें' },
  SESSION_OTHER: {
    en: 'Somebody else is logged in here now, so nothing was saved.',
    hi: 'अब यहाँ किसी और ने लॉग इन किया है, इसलिए कुछ भी सेव नहीं हुआ।',
  },
  LOGINS_TOO_MANY: {
    en: 'Too many failed logins. Please try again later',
    hi: 'कई बार ग़लत पासवर्ड डाला गया। कृपया बाद में कोशिश करें',
  },
  PASSWORD_CHANGED: { en: 'Password changed. Please log in', hi: 'पासवर्ड बदल गया। कृपया लॉग इन करें' },
  PASSWORD_CHANGED_NUMBER_STAYS: {
    en: 'Password changed. Booked visits keep your mobile number; before the next booking we ask you to confirm it. Please log in',
    hi: 'पासवर्ड बदल गया। बुक की हुई विज़िट में आपका मोबाइल नंबर बना रहेगा; अगली बुकिंग से पहले उसे कन्फ़र्म करना होगा। कृपया लॉग इन करें',
  },
  PASSWORD_WRONG: { en: 'Wrong password', hi: 'पासवर्ड ग़लत है' },
  PHONE_INVALID: {
    en: 'Please enter a valid Indian mobile number',
    hi: 'कृपया भारत का सही मोबाइल नंबर लिखें',
  },
  PHONE_UNVERIFIED: {
    en: 'Please verify your mobile number first',
    hi: 'कृपया पहले अपने मोबाइल नंबर की पुष्टि करें',
  },
  PHONE_VERIFIED: { en: 'Mobile number verified', hi: 'मोबाइल नंबर की पुष्टि हो गई' },
  ROLE_FORBIDS: { en: 'Your role does not allow this', hi: 'आपकी भूमिका में इसकी अनुमति नहीं है' },
  PROFILE_SAVED: { en: 'Profile saved', hi: 'प्रोफ़ाइल सेव हो गई' },
  WHATSAPP_NOT_OFFERED: {
    en: 'WhatsApp messages are not available. Please verify your mobile number first',
    hi: 'WhatsApp पर संदेश अभी नहीं भेजे जा सकते। पहले अपना मोबाइल नंबर सत्यापित करें',
  },
  RESET_CODE_SENT: {
    en: 'If this email has an account, a code is on its way',
    hi: 'अगर इस ईमेल का अकाउंट है, तो ओटीपी भेज दिया गया है',
  },
} as const satisfies Sentences;
