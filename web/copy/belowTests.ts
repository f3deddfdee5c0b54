import { translated } from './language.ts';

/**
 * Texts of the home page below its tests, loaded when that part is scrolled to; the quoted ones are
 * verbatim (docs/product/screens.md).
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
