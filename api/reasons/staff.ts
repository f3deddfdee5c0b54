import type { Sentences } from './sentences.ts';

/** Invitations, roles and second factors of the staff. */
export const staffSentences = {
  INVITATION_NOT_FOUND: {
    en: 'This invitation is used up, taken back or too old. Please ask for a new one',
    hi: 'यह निमंत्रण इस्तेमाल हो चुका है, वापस लिया गया है या पुराना है। कृपया नया माँगें',
  },
  INVITATION_TAKEN: { en: 'Welcome. You are logged in', hi: 'स्वागत है। आप लॉग इन हैं' },
  INVITATION_WITHDRAWN: { en: 'Invitation taken back', hi: 'निमंत्रण वापस लिया गया' },
  LAST_OWNER: {
    en: 'The last owner stays one. Make somebody else an owner first',
    hi: 'आख़िरी मालिक को बदला नहीं जा सकता। पहले किसी और को मालिक बनाएँ',
  },
  OWN_PASSWORD_CHANGED: {
    en: 'Password changed. You are logged out everywhere else',
    hi: 'पासवर्ड बदल गया। बाकी सब जगह से आप लॉग आउट हो गए हैं',
  },
  RECOVERY_CODES_RENEWED: {
    en: 'These are your new recovery codes; those before work no more',
    hi: 'ये आपके नए रिकवरी कोड हैं; पहले वाले अब काम नहीं करेंगे',
  },
  SECOND_FACTOR_ASKED: {
    en: 'Now the code of your authenticator app, please',
    hi: 'अब कृपया अपने ऑथेंटिकेटर ऐप का कोड डालें',
  },
  SECOND_FACTOR_EXPIRED: {
    en: 'This took too long. Please log in again',
    hi: 'इसमें बहुत समय लग गया। कृपया फिर से लॉग इन करें',
  },
  SECOND_FACTOR_IS_ON: { en: 'The second factor is on already', hi: 'दूसरा चरण पहले से चालू है' },
  SECOND_FACTOR_NOT_BEGUN: {
    en: 'Please begin to set up the second factor first',
    hi: 'कृपया पहले दूसरा चरण सेट करना शुरू करें',
  },
  SECOND_FACTOR_OFF: {
    en: 'The second factor is off. You are logged out everywhere else',
    hi: 'दूसरा चरण बंद है। बाकी सब जगह से आप लॉग आउट हो गए हैं',
  },
  SECOND_FACTOR_ON: {
    en: 'The second factor is on. You are logged out everywhere else',
    hi: 'दूसरा चरण चालू है। बाकी सब जगह से आप लॉग आउट हो गए हैं',
  },
  SECOND_FACTOR_REQUIRED: {
    en: 'Owners need a second factor. Please set it up in your account first',
    hi: 'मालिकों के लिए दूसरा चरण ज़रूरी है। कृपया पहले उसे अपने खाते में सेट करें',
  },
  SECOND_FACTOR_WRONG: {
    en: 'This code is wrong, or was used before. Please take the next one',
    hi: 'यह कोड ग़लत है, या इस्तेमाल हो चुका है। कृपया अगला कोड डालें',
  },
  SESSION_ENDED: { en: 'Logged out there', hi: 'वहाँ से लॉग आउट हो गया' },
  SESSION_NOT_FOUND: { en: 'This session has ended already', hi: 'यह सेशन पहले ही ख़त्म हो चुका है' },
  STAFF_CHANGED_SINCE: {
    en: 'Somebody else has changed this role or its labs since you read them. They are shown as they are now: please choose again',
    hi: 'आपके पढ़ने के बाद किसी और ने यह भूमिका या इसकी लैब बदली हैं। वे अब जैसी हैं वैसी दिखाई गई हैं: कृपया फिर से चुनें',
  },
  STAFF_LABS_EMPTY: {
    en: 'Choose at least one lab for the lab’s people',
    hi: 'लैब के लोगों के लिए कम से कम एक लैब चुनें',
  },
  STAFF_LAB_MISSING: {
    en: 'Your account has no lab yet. An owner chooses it on the page Staff',
    hi: 'आपके खाते के लिए अभी कोई लैब नहीं चुनी गई है। मालिक इसे टीम के पेज पर चुनते हैं',
  },
  STAFF_EMAIL_TAKEN: {
    en: 'Somebody of the staff has this email already',
    hi: 'टीम में किसी का ईमेल पहले से यही है',
  },
  STAFF_INVITED: { en: 'Invitation sent', hi: 'निमंत्रण भेज दिया गया' },
  STAFF_NOT_FOUND: {
    en: 'There is nobody of the staff with this id',
    hi: 'टीम में इस आईडी का कोई नहीं है',
  },
  STAFF_REMOVED: { en: 'Removed; all sessions have ended', hi: 'हटा दिया गया; सभी सेशन ख़त्म हो गए' },
  STAFF_ROLE_CHANGED: { en: 'Role changed', hi: 'भूमिका बदल गई' },
} as const satisfies Sentences;
