import { language } from '../copy/language.ts';

/**
 * What a field is called where people's tools look for it (docs/product/interface.md): its accessible
 * name, beside the label in words that is seen and read out after it. In Hindi it has the label alone.
 */
export const nameForTools = (name: string, label: string) =>
  language() === 'en'
    ? { 'aria-label': name, 'aria-description': label, 'data-named-for-tools': '' }
    : {};
