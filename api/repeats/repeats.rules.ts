/** The hours of the day in India between which reminders are sent. */
export const [remindersBegin, remindersEnd] = [10, 20] as const;
/** So many days before a test is due its reminder is sent. */
export const reminderDays = 7;
/** For so many days after it a test that was not booked is due; then the next time counts. */
const dueDays = 14;
/** The intervals that are offered besides the test's own. */
const usual = [1, 3, 6, 12];
/** What stands where neither the test nor the customer says after how many months. */
export const longestUsual = 12;

const day = 24 * 3600_000;

/** A date (YYYY-MM-DD) so many days later. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** The same day of a later month, or that month's last day. */
function monthsLater(date: string, months: number): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  lastDay.setUTCDate(Math.min(dayOfMonth, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/** What the next date depends on; dates are YYYY-MM-DD. */
export interface Counted {
  months: number;
  countedFrom: string;
  /** The day of the last visit with the test, which may still be to come; null without one. */
  lastVisit: string | null;
}

/** When the test is due next: whoever booked it again counts from there, and a time that was let go by is over. */
export function dueOn({ months, countedFrom, lastVisit }: Counted, today: string): string {
  const base = lastVisit !== null && lastVisit > countedFrom ? lastVisit : countedFrom;
  const oldest = daysLater(today, -dueDays);
  for (let times = 1; ; times += 1) {
    const due = monthsLater(base, times * months);
    if (due >= oldest) return due;
  }
}

/** Whether the reminder's time has come. */
export const isDue = (due: string, today: string): boolean =>
  daysLater(due, -reminderDays) <= today;

/** From when the months count where they are set today: from the last visit, unless that leaves no time for a reminder. */
export function countedFromFor(months: number, lastVisit: string | null, today: string): string {
  // A visit that is to come may still be cancelled.
  if (lastVisit === null || lastVisit > today) return today;
  return isDue(monthsLater(lastVisit, months), today) ? today : lastVisit;
}

/** On which day the job looks at a repeat that is not due: a visit that is to come may still be cancelled. */
export const lookOn = (due: string, lastVisit: string | null, today: string): string => {
  const reminded = daysLater(due, -reminderDays);
  if (lastVisit === null || lastVisit < today) return reminded;
  const afterVisit = daysLater(lastVisit, 1);
  return afterVisit < reminded ? afterVisit : reminded;
};

/** On which day the job looks again at one whose reminder was sent. */
export const lookAfterReminder = (due: string): string => daysLater(due, dueDays + 1);

/** The intervals that are offered, each with when the test is due where it is set today. */
export const choicesOf = (
  own: (number | null)[],
  lastVisit: string | null,
  today: string,
): { months: number; dueOn: string }[] =>
  [...new Set([...usual, ...own.filter((months) => months !== null)])]
    .toSorted((one, other) => one - other)
    .map((months) => {
      const countedFrom = countedFromFor(months, lastVisit, today);
      return { months, dueOn: dueOn({ months, countedFrom, lastVisit }, today) };
    });
