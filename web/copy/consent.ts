import { translated } from './language.ts';

/** What a person agrees to by signing up; it comes with that page. */
export const consentCopy = translated('consentCopy', {
  consent: 'By signing up you agree to our',
  terms: 'Terms & conditions',
  and: 'and',
  privacy: 'Privacy notice',
  end: '.',
} as const);
