import { translated } from './language.ts';

/** The consent that a person gives by signing up; loaded with that page. */
export const consentCopy = translated('consentCopy', {
  consent: 'By signing up you agree to our',
  terms: 'Terms & conditions',
  and: 'and',
  privacy: 'Privacy notice',
  end: '.',
} as const);
