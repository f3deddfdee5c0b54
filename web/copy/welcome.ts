import { translated } from './language.ts';

/** What the service is, and what a person gets by signing up or logging in. */
export const welcomeCopy = translated('welcomeCopy', {
  title: 'Lab tests at home',
  points: {
    visit: 'A trained technician comes to your door.',
    money: 'Cancel before the sample is taken and get all your money back.',
    report: 'Your report comes to your phone.',
  },
  testsFirst: 'Browse tests without an account',
  waits: (test: string) => `Almost there: ${test}`,
  create: 'Create an account',
  known: 'I have an account',
} as const);
