import { translated } from './language.ts';

/** The funnel's milestones and the headings of its steps, shown before a step's code is loaded. */
export const stepTitles = translated('stepTitles', {
  milestones: ['Lab test', 'Select appointment', 'Add address', 'Review order'],
  patient: 'Select patient',
  lab: 'Select Lab',
  slot: 'Select Appointment',
  address: 'Select Address',
  review: 'Review order',
  checkout: 'Checkout',
  order: 'Your order',
});
