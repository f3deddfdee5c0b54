/** The hours of the day in India between which reminders are sent. */
export const [remindersBegin, remindersEnd] = [10, 20] as const;
/** Days before a test is due at which its reminder is sent. */
export const reminderDays = 7;
/** Days for which a test that was not booked stays due, before the next date counts. */
const dueDays = 14;
/** The intervals that are offered in addition to the test's own. */
const usual = [1, 3, 6, 12];
/** The default if neither the test nor the customer sets an interval. */
export const longestUsual = 12;

const day = 24 * 3600_000;

/** A date (YYYY-MM-DD), this many days later. */
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
  /** The day of the last visit with the test, which may be in the future; null without one. */
  lastVisit: string | null;
}

/**
 * When the test is due next: counted from the last visit if that is later, and never a date that
 * has been missed.
 */
export function dueOn({ months, countedFrom, lastVisit }: Counted, today: string): string {
  const base = lastVisit !== null && lastVisit > countedFrom ? lastVisit : countedFrom;
  const oldest = daysLater(today, -dueDays);
  for (let times = 1; ; times += 1) {
    const due = monthsLater(base, times * months);
    if (due >= oldest) return due;
  }
}

/** Whether it is time for the reminder. */
export const isDue = (due: string, today: string): boolean =>
  daysLater(due, -reminderDays) <= today;

/**
 * The date from which a reminder that is set today counts: the last visit, unless that leaves no
 * time for a reminder.
 */
export function countedFromFor(months: number, lastVisit: string | null, today: string): string {
  // A future visit may still be cancelled.
  if (lastVisit === null || lastVisit > today) return today;
  return isDue(monthsLater(lastVisit, months), today) ? today : lastVisit;
}

/**
 * The day on which the job checks a repeat that is not due yet: the day after a future visit, which
 * may still be cancelled, or the day of the reminder if that is sooner.
 */
export const lookOn = (due: string, lastVisit: string | null, today: string): string => {
  const reminded = daysLater(due, -reminderDays);
  if (lastVisit === null || lastVisit < today) return reminded;
  const afterVisit = daysLater(lastVisit, 1);
  return afterVisit < reminded ? afterVisit : reminded;
};

/** The day on which the job checks a repeat again after its reminder was sent. */
export const lookAfterReminder = (due: string): string => daysLater(due, dueDays + 1);

/**
 * The intervals on offer, each with the date at which the test would be due if it were set today.
 */
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
