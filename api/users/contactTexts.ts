import type { MessageLanguage } from '../messages/language.ts';

/**
 * The message after a customer's number or e-mail was changed, with what to do if it was not them.
 */
export const contactTexts: Record<
  MessageLanguage,
  { phone: string; email: (days: number) => string; unproved: string }
> = {
  en: {
    phone:
      'The mobile number of your Assay account was changed, and messages about your visits go to the new one. If this was not you, set a new password with ‘Forgot password?’ on the login page, which logs everybody out, and then change the number back.',
    email: (days) =>
      `The email of your Assay account was changed, and everybody else was logged out. If this was not you, enter your former email at ‘Forgot password?’ on the login page within ${days} days: with the code that comes to it you set a new password, and the account has its former email again.`,
    unproved:
      'This email is not used for an Assay account any more; it was never confirmed there. If you had this account and did not change it, the message to your mobile number says what to do.',
  },
  hi: {
    phone:
      'आपके Assay अकाउंट का मोबाइल नंबर बदल गया है, और आपकी विज़िट के संदेश अब नए नंबर पर जाएँगे। अगर यह आपने नहीं किया, तो लॉग इन पेज पर ‘पासवर्ड भूल गए?’ से नया पासवर्ड बनाएँ, जिससे सब जगह लॉग आउट हो जाएगा, और फिर नंबर वापस बदलें।',
    email: (days) =>
      `आपके Assay अकाउंट का ईमेल बदल गया है, और बाकी सब जगह लॉग आउट हो गया है। अगर यह आपने नहीं किया, तो ${days} दिन के भीतर लॉग इन पेज पर ‘पासवर्ड भूल गए?’ में अपना पुराना ईमेल लिखें: उस पर आए ओटीपी से नया पासवर्ड बनाएँ, और अकाउंट में आपका पुराना ईमेल वापस आ जाएगा।`,
    unproved:
      'यह ईमेल अब किसी Assay अकाउंट में नहीं है; वहाँ इसकी पुष्टि कभी नहीं हुई थी। अगर यह अकाउंट आपका था और आपने इसे नहीं बदला, तो आपके मोबाइल नंबर पर आए संदेश में लिखा है कि क्या करें।',
  },
};
