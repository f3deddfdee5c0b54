import { translated } from './language.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** '09:30 pm': two digits, as in the times of slots. */
const clock = (hour: number, minute: number) =>
  `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`;

/** A duration in words: '3 h 20 min' */
const lasting = (hours: number, minutes: number) =>
  [hours > 0 ? `${hours} h` : '', minutes > 0 || hours === 0 ? `${minutes} min` : '']
    .filter(Boolean)
    .join(' ');

/** Texts about a visit, before and after it: preparing, calendar, receipt, sharing, rating. */
export const visitCopy = translated('visitCopy', {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  fasting: {
    title: 'Before the visit',
    after: (weekday: string, hour: number, minute: number) =>
      `Nothing but water after ${clock(hour, minute)} on ${weekday}.`,
    night: (before: string, after: string, hour: number, minute: number) =>
      `Nothing but water after ${hour + minute === 0 ? 'midnight' : `${clock(hour, minute)} on the night`} between ${before} and ${after}.`,
    needs: (hours: number, hour: number, minute: number) =>
      `Needs ${hours} hours without food: only if you last ate before ${clock(hour, minute)}.`,
    asked: (hour: number, minute: number) => `Did you last eat before ${clock(hour, minute)}?`,
    confirm: 'Yes, book this time',
    decline: 'Choose another time',
    full: (hours: number) => `${hours} hours, in case the technician comes early.`,
    mark: 'if fasting',
    toEat: (hours: number, minutes: number) => `${lasting(hours, minutes)} left to eat`,
    toVisit: (hours: number, minutes: number) =>
      `${lasting(hours, minutes)} until the visit. Water is fine.`,
  },
  number: 'Order number',
  calendar: {
    title: 'Add to your calendar',
    file: 'Calendar file',
    google: 'Google Calendar',
  },
  receipt: {
    download: 'Receipt',
    creditNote: (number: string, amount: string) => `Credit note ${number}: ${amount}`,
  },
  share: {
    button: 'Share with family',
    copied: 'Copied. You can paste it into a message.',
    failed: 'Copy this into a message:',
    text: (visit: {
      people: string;
      day: string;
      from: string;
      until: string;
      place: string;
      technician: string | null;
      number: string;
    }) =>
      `Sample collection for ${visit.people}: ${visit.day}, ${visit.from} – ${visit.until}, at ${visit.place}.${visit.technician ? ` ${visit.technician} comes.` : ''} Order ${visit.number}.`,
  },
  rating: {
    title: 'How was the visit?',
    stars: (n: number) => (n === 1 ? '1 star' : `${n} stars`),
    group: 'Stars for the visit',
    comment: 'Anything to add? (optional)',
    send: 'Send rating',
    missing: 'Please choose one to five stars.',
    thanks: 'Thank you for your rating.',
    given: (n: number) => `You gave ${n} of 5 stars.`,
  },
});
