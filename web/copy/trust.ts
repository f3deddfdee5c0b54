import { translated } from './language.ts';

/** Reasons to trust us with a visit, money and data. */
export const trustCopy = translated('trustCopy', {
  title: 'What you can count on',
  sample: 'See a sample report',
  points: [
    {
      title: 'Who comes',
      text: 'A trained technician. We send you the name; at the door, ask for it and for your order number.',
    },
    {
      title: 'Your money',
      text: 'Until the sample is taken you can cancel and get all your money back within 5 to 7 working days.',
    },
    {
      title: 'Your data',
      text: 'Only the lab, the technician and our staff see your details. You can download or delete them in your profile.',
    },
  ],
});
