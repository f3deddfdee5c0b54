import type { MessageLanguage } from '../messages/language.ts';

type Texts = Record<'phone' | 'reset', (code: string) => string>;

/**
 * The last line of an SMS, by which a browser knows that the code is for this site and offers to
 * fill it in (origin-bound one-time codes). Empty where the site's address is not known.
 */
export const originLine = (code: string, publicUrl: string | undefined): string =>
  publicUrl === undefined ? '' : `\n\n@${new URL(publicUrl).host} #${code}`;

/** What comes with a one-time code; the code stands first in every language. */
export const codeTexts: Record<MessageLanguage, Texts> = {
  en: {
    phone: (code) =>
      `${code} is your Assay code. It is valid for 5 minutes. Do not share it with anyone.`,
    reset: (code) =>
      `${code} is the code to reset your Assay password. It is valid for 5 minutes. If you did not ask for it, ignore this message.`,
  },
  hi: {
    phone: (code) => `${code} आपका Assay ओटीपी है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    reset: (code) =>
      `${code} आपका Assay पासवर्ड बदलने का ओटीपी है। यह 5 मिनट तक मान्य है। अगर आपने इसे नहीं माँगा, तो इस संदेश को अनदेखा करें।`,
  },
};
