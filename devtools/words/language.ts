export type Language = 'en' | 'hi';
