import { translated } from './language.ts';

/**
 * Words of the home page below its tests, which come when that is scrolled to; quoted ones to the
 * letter (docs/product/screens.md).
 */
export const belowTestsCopy = translated('belowTestsCopy', {
  common: {
    heading: 'Commonly Booked Test',
    price: 'Starting from ₹1299',
    time: 'Reports ready in 24 Hrs',
    count: '42 tests',
    tests: [
      { name: 'Full body checkup', icon: 'icon:body' },
      { name: 'Cardiac Risk Assessment', icon: 'icon:heart-cardiogram' },
      { name: 'Stress Assessment', icon: 'icon:nerve' },
    ],
  },
  testimonials: 'What people say',
  faq: 'Frequently asked questions',
  failed: 'The list could not be loaded.',
} as const);
