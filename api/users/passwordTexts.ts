import type { MessageLanguage } from '../messages/language.ts';

/** The mail after a new password was set with a code. */
export const passwordTexts: Record<MessageLanguage, Record<'changed' | 'numberStays', string>> = {
  en: {
    changed:
      'The password of your Assay account was changed, and you were logged out everywhere. If this was not you, set another one with ‘Forgot password?’ on the login page.',
    numberStays:
      'The password of your Assay account was changed, and you were logged out everywhere. If this was not you, set another one with ‘Forgot password?’ on the login page.\nVisits that are booked keep your mobile number, and messages about them go on. Before your next booking we ask you to confirm the number once more.',
  },
  hi: {
    changed:
      'आपके Assay अकाउंट का पासवर्ड बदल गया है और आप सब जगह से लॉग आउट हो गए हैं। अगर यह आपने नहीं किया, तो लॉग इन पेज पर ‘पासवर्ड भूल गए?’ से नया पासवर्ड बनाएँ।',
    numberStays:
      'आपके Assay अकाउंट का पासवर्ड बदल गया है और आप सब जगह से लॉग आउट हो गए हैं। अगर यह आपने नहीं किया, तो लॉग इन पेज पर ‘पासवर्ड भूल गए?’ से नया पासवर्ड बनाएँ।\nजो विज़िट बुक हैं उनमें आपका मोबाइल नंबर बना रहेगा और उनके मैसेज आते रहेंगे। अगली बुकिंग से पहले हम आपसे नंबर एक बार फिर कन्फ़र्म करने को कहेंगे।',
  },
};
