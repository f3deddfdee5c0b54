import { translated } from './language.ts';

/** Texts of offers: their terms, their effect on an order, and the page that lists them. */
export const offersCopy = translated('offersCopy', {
  title: 'Offers',
  failed: 'The offers could not be loaded.',
  none: 'No offer for you at the moment',
  noneText: 'Every order has ₹100 off all the same.',
  how: 'Taken off by itself. One tap on the review page removes it.',
  worth: {
    percent: (percent: number) => `${percent}% off what the tests cost`,
    percentUpTo: (percent: number, most: string) =>
      `${percent}% off what the tests cost, up to ${most}`,
    rupees: (rupees: string) => `${rupees} off`,
  },
  terms: {
    instead: 'In place of the ₹100 that every order has off, when it is more',
    firstOrder: 'For your first paid order, by account and mobile number',
    perCustomer: (times: number) =>
      times === 1 ? 'Once for each customer' : `${times} times for each customer`,
    from: (day: string) => `From ${day}`,
    until: (day: string) => `Until ${day}`,
    code: (code: string) => `Code ${code}`,
  },
  always: [
    ['₹100 off every order', 'Taken off by itself and shown on the review page before you pay.'],
    [
      'One visit, several people',
      'Book several tests for several people in one visit: one slot, one address, one payment.',
    ],
  ],
  review: {
    saves: (saved: string, usual: string) => `You save ${saved} instead of ${usual}.`,
    taken: (saved: string) => `Applied: you save ${saved} on this order.`,
    use: 'Use this offer',
    remove: 'Remove offer',
  },
} as const);
