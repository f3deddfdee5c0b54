import { translated } from './language.ts';

/**
 * Names of days and months. Browsers know them too, but spell some differently from version to
 * version, and the server's page must match the browser's.
 */
export const daysCopy = translated('daysCopy', {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  /** A slot's time for display: `06:30 am`. */
  clock: (time: string) => time,
  /** `Mon, 23 Nov, 07:30 am`; `before` is the day before. */
  moment: (day: string, time: string, _before: string) => `${day}, ${time}`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
});
