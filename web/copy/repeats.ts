import { translated } from './language.ts';

const every = (months: number) => (months === 1 ? 'every month' : `every ${months} months`);

export const repeatsCopy = translated('repeatsCopy', {
  title: 'Have this test again',
  of: (test: string, person: string) => `${test} for ${person}`,
  /** The consent that is given by setting a reminder. */
  consent: (by: string) =>
    `A week before, we send you a reminder by ${by}. It names the test, the person and the next free time. One press in it, or here, ends it.`,
  channels: { SMS: 'SMS', WHATSAPP: 'WhatsApp', EMAIL: 'email' },
  and: ' and ',
  unreachable: 'Confirm your mobile number in your profile first, so that a reminder reaches you.',
  interval: 'Again after',
  months: (months: number) => (months === 1 ? '1 month' : `${months} months`),
  again: (months: number, when: string) =>
    `Again in ${months === 1 ? '1 month' : `${months} months`} (${when})`,
  set: (months: number, when: string) => `We remind you ${every(months)}, next for ${when}.`,
  due: (months: number, when: string) => `We remind you ${every(months)}. It is due in ${when}.`,
  dueIn: (when: string) => `You wanted to be reminded of it: due in ${when}.`,
  notOffered: 'This test is not offered any more, so nothing is sent.',
  end: 'End this reminder',
  ended: 'There will be no more reminders of this test.',
  book: 'Book it',
  monthNames: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  month: (name: string, year: string) => `${name} ${year}`,
  page: {
    title: 'Reminders',
    text: 'Tests that you want to have again.',
    failed: 'The reminders could not be loaded.',
    empty: 'No reminders yet',
    emptyText:
      'At a report, and at a test that one of your people has had, you can have yourself reminded to have it again.',
    toReports: 'To your reports',
  },
  byLink: {
    title: 'End a reminder',
    text: 'We will not remind you of this test any more. Your account and your orders stay as they are.',
    action: 'End this reminder',
    done: 'The reminder is ended',
    doneText: 'You can set it again at the report, or at the test.',
    gone: 'This link ends no reminder',
    goneText: 'It may be incomplete. Your reminders are in your profile, where each can be ended.',
    home: 'To Assay',
    reminders: 'Your reminders',
  },
} as const);
