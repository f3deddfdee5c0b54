import { translated } from './language.ts';

/** The headings of the funnel's steps; every page has them, to show before the step itself is there. */
export const stepTitles = translated('stepTitles', {
  patient: 'Select patient',
  lab: 'Select Lab',
  slot: 'Select Appointment',
  address: 'Select Address',
  review: 'Review order',
  checkout: 'Checkout',
  order: 'Your order',
});
