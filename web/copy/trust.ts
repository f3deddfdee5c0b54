import { translated } from './language.ts';

/** What somebody wants to know before trusting us with a visit, with money and with data. */
export const trustCopy = translated('trustCopy', {
  title: 'What you can count on',
  sample: 'See a sample report',
  points: [
    {
      title: 'Who comes',
      text: 'A trained technician. You get the name by message and on the page of your order; at the door, ask for that name and for your order number.',
    },
    {
      title: 'Your money',
      text: 'Until the sample is taken you can cancel, and all that you paid goes back to where it came from within 5 to 7 working days.',
    },
    {
      title: 'Your data',
      text: 'Your details are for your visit and your report: the lab, the technician and our staff see them. You can download or delete them in your profile.',
    },
  ],
});
