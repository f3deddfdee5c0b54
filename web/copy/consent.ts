import { translated } from './language.ts';

/** What a person agrees to by signing up; it comes with that page. */
export const consentCopy = translated('consentCopy', {
  consent: 'By signing up you agree to our',
  terms: 'Terms & conditions',
  use: 'and to our use of your data for your tests:',
  privacy: 'Privacy notice',
} as const);
