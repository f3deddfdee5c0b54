import { translated } from './language.ts';

/**
 * Names of days and months. Browsers know them, too, but each version spells some its own way, and
 * the server's page has to say what the browser's does.
 */
export const daysCopy = translated('daysCopy', {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  /** The time of a slot as it is shown: `06:30 am`. */
  clock: (time: string) => time,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
});
