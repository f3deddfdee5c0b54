import { language } from '../copy/language.ts';

/**
 * The attributes of a field that external tools look up by its accessible name
 * (docs/product/interface.md); the visible label is announced after it. In Hindi the field only has
 * its label.
 */
export const nameForTools = (name: string, label: string) =>
  language() === 'en'
    ? { 'aria-label': name, 'aria-description': label, 'data-named-for-tools': '' }
    : {};
