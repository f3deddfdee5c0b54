import type { MessageLanguage } from '../messages/language.ts';

type Texts = Record<'phone' | 'reset' | 'email', (code: string) => string> & {
  /**
   * Sent, instead of a code, to an e-mail that already has an account and that another account
   * wants to use.
   */
  taken: string;
};

/**
 * The last line of an SMS, from which a browser knows that the code is for this site and offers to
 * fill it in (origin-bound one-time codes). Empty if the site's URL is not configured.
 */
export const originLine = (code: string, publicUrl: string | undefined): string =>
  publicUrl === undefined ? '' : `\n\n@${new URL(publicUrl).host} #${code}`;

/** The texts around a one-time code; the code comes first in every language. */
export const codeTexts: Record<MessageLanguage, Texts> = {
  en: {
    phone: (code) =>
      `${code} is your Assay code. It is valid for 5 minutes. Do not share it with anyone.`,
    reset: (code) =>
      `${code} is the code to reset your Assay password. It is valid for 5 minutes. If you did not ask for it, ignore this message.`,
    email: (code) =>
      `${code} is the code to use this email for your Assay account. It is valid for 5 minutes. Do not share it with anyone. If you did not ask for it, ignore this message.`,
    taken:
      'Somebody asked to use this email for an Assay account. It has an account already, so no code was sent. If it was you, log in with this email; to use it for your other account, delete the account that has it first. If it was not you, ignore this message: nothing has changed.',
  },
  hi: {
    phone: (code) => `${code} आपका Assay ओटीपी है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    reset: (code) =>
      `${code} आपका Assay पासवर्ड बदलने का ओटीपी है। यह 5 मिनट तक मान्य है। अगर आपने इसे नहीं माँगा, तो इस संदेश को अनदेखा करें।`,
    email: (code) =>
      `${code} इस ईमेल को आपके Assay अकाउंट में लगाने का ओटीपी है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ। अगर आपने इसे नहीं माँगा, तो इस संदेश को अनदेखा करें।`,
    taken:
      'किसी ने इस ईमेल को एक Assay अकाउंट में लगाना चाहा। इससे पहले से एक अकाउंट है, इसलिए कोई ओटीपी नहीं भेजा गया। अगर यह आप थे, तो इसी ईमेल से लॉग इन करें; इसे अपने दूसरे अकाउंट में लगाने के लिए पहले इसका अकाउंट हटाएँ। अगर यह आप नहीं थे, तो इस संदेश को अनदेखा करें: कुछ नहीं बदला है।',
  },
};
