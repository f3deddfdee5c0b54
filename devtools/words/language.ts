export type Language = 'en' | 'hi';

/** The same names in another language; one that is missing or not there does not compile. */
export type Translated<English> = Record<keyof English, string>;
