/** A plain date stands for the day in India, whatever the device's zone: it is read and written in UTC. */
const at = (date: string) => new Date(`${date}T00:00:00Z`);
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

/** `Mon` of a YYYY-MM-DD. */
export const weekdayOf = (date: string) => weekday.format(at(date));
/** `23` of a YYYY-MM-DD. */
export const dayOf = (date: string) => Number(date.slice(8));
/** `Mon, 23 Nov` of a YYYY-MM-DD. */
export const longDay = (date: string) => long.format(at(date));
/** `Mon, 23 Nov, 7:30 am` in India of an ISO instant. */
export const momentOf = (instant: string) => moment.format(new Date(instant));
