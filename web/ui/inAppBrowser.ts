/**
 * The browsers of Facebook, Messenger, Instagram, WhatsApp and others like them name their app;
 * Android's WebView says `; wv)`, and on iOS what is not Safari or a browser of its own lacks the
 * word.
 */
const namesApp =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|WhatsApp|Snapchat|LinkedInApp|Line\/)|; wv\)/;
const isBareWebKit = (userAgent: string) =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && !userAgent.includes('Safari/');

/**
 * Whether this browser belongs to an app: it opens no other window, and may save no files. What
 * depends on it has a way that works in any browser.
 */
export const isInAppBrowser = ({ userAgent } = navigator): boolean =>
  namesApp.test(userAgent) || isBareWebKit(userAgent);
