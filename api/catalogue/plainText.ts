/**
 * A text in the form that is compared: lower case without accents, and Hindi as people type it,
 * without the dot below and with one sign for both kinds of nasal.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902');
