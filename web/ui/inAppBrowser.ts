/**
 * The browsers of Facebook, Messenger, Instagram, WhatsApp and similar apps name their app.
 * Android's WebView contains `; wv)`; on iOS, only Safari and other full browsers contain 'Safari'.
 */
const namesApp =
  /\b(?:FBAN|FBAV|FB_IAB|FBIOS|Instagram|WhatsApp|Snapchat|LinkedInApp|Line\/)|; wv\)/;
const isBareWebKit = (userAgent: string) =>
  /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) && !userAgent.includes('Safari/');

/**
 * Whether this is a browser built into an app, which cannot open windows and may not save files.
 * Features that depend on this have an alternative that works in any browser.
 */
export const isInAppBrowser = ({ userAgent } = navigator): boolean =>
  namesApp.test(userAgent) || isBareWebKit(userAgent);
