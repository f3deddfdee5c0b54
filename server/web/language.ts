/** The languages that the web can be rendered in. */
export type Language = 'en' | 'hi';
