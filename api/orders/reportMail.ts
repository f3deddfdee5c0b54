import type { MessageLanguage } from '../messages/language.ts';

/** The text of the mail about a report: a link, but neither the test nor the patient. */
export const reportMail: Record<
  MessageLanguage,
  (report: { number: string; link: string; isCorrected: boolean }) => string
> = {
  en: ({ number, link, isCorrected }) =>
    `The report of order ${number} ${isCorrected ? 'was corrected. Please look at it again' : 'is ready'}. Log in to read it: ${link}\nFor a doctor or a relative you can make a link on its page. If you have no account with Assay, ignore this message.`,
  hi: ({ number, link, isCorrected }) =>
    `ऑर्डर ${number} की रिपोर्ट ${isCorrected ? 'ठीक की गई है। कृपया इसे फिर से देखें' : 'तैयार है'}। पढ़ने के लिए लॉग इन करें: ${link}\nडॉक्टर या परिवार के लिए आप उसके पेज पर लिंक बना सकते हैं। अगर Assay में आपका अकाउंट नहीं है, तो इस संदेश को अनदेखा करें।`,
};
