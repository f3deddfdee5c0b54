import type { MessageLanguage } from '../messages/language.ts';

/** The text of the mail with an invitation's link. */
export const invitationTexts: Record<
  MessageLanguage,
  (invitation: { name: string; by: string; link: string; hours: number }) => string
> = {
  en: ({ name, by, link, hours }) =>
    `Hello ${name}, ${by} invites you to work with Assay. Choose your password here: ${link}\nThe link works once, within ${hours} hours. If you did not expect it, ignore this message.`,
  hi: ({ name, by, link, hours }) =>
    `नमस्ते ${name}, ${by} ने आपको Assay की टीम में काम करने के लिए बुलाया है। अपना पासवर्ड यहाँ चुनें: ${link}\nयह लिंक एक बार, ${hours} घंटे के भीतर काम करता है। अगर आपको इसकी उम्मीद नहीं थी, तो इस संदेश को अनदेखा करें।`,
};
