import { translated } from './language.ts';

/** What the service is, and what waits for whoever signs up or logs in. */
export const welcomeCopy = translated('welcomeCopy', {
  title: 'How it works',
  points: {
    choose: 'Choose a test, a lab and a time. The price is said before you pay.',
    visit: 'A trained technician comes to your door and takes the sample.',
    report: 'The report comes to your phone. Until the visit you can move or cancel it.',
  },
  noAccount: 'No account is needed to look around.',
  testsFirst: 'Look at tests first',
  waits: (test: string) => `${test} waits for you.`,
  goesOn: 'Once you are in, the booking goes on where you left it.',
  create: 'Create an account',
  known: 'I have an account',
} as const);
