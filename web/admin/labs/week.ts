import type { LabHoursInput } from '../../../machines/generated/schema.ts';
import { typedNumber } from '../../ui/typedNumber.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';

/** A row of opening hours as text fields. */
export interface HoursDraft {
  key: string;
  opens: string;
  closes: string;
  /** Visits per slot, by weekday starting with Sunday; empty if closed. */
  places: string[];
}

/** The weekdays in the order of the table, which starts on Monday; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0];

const morning = { opens: '07:00', closes: '11:00', places: ['', '2', '2', '2', '2', '2', '2'] };
const evening = { opens: '16:00', closes: '20:00' };

/** The stored hours as rows: one for each pair of times, the earliest first. */
export function draftsOf(hours: AdminLabFragment['hours']): HoursDraft[] {
  const alike = Map.groupBy(hours, ({ opens, closes }) => `${opens} ${closes}`);
  return [...alike.values()]
    .map((rows) => {
      const { opens, closes } = rows[0]!;
      const placesOn = (day: number) => rows.find((row) => row.weekdays.includes(day))?.places;
      const places = [0, 1, 2, 3, 4, 5, 6].map((day) => String(placesOn(day) ?? ''));
      return { key: `${opens} ${closes}`, opens, closes, places };
    })
    .toSorted((one, other) => one.opens.localeCompare(other.opens));
}

/**
 * The hours as the service expects them: the days of a row with the same number of visits share one
 * entry.
 */
export const hoursOf = (drafts: readonly HoursDraft[]): LabHoursInput[] =>
  drafts.flatMap(({ opens, closes, places }) => {
    const open = weekdays.filter((day) => !/^0*$/.test(places[day]!.trim()));
    const alike = Map.groupBy(open, (day) => typedNumber(places[day]!));
    return [...alike].map(([count, days]) => ({ weekdays: days, opens, closes, places: count }));
  });

/** The service's name for the field of a day in a row, as used in its errors after sending. */
export function fieldOf(drafts: readonly HoursDraft[], row: HoursDraft, day: number): string {
  const before = hoursOf(drafts.slice(0, drafts.indexOf(row))).length;
  const index = hoursOf([row]).findIndex(({ weekdays: days }) => days.includes(day));
  return index === -1 ? '' : `hours.${before + index}.places`;
}

/** Adds usual morning hours to an empty week, else evening hours. */
export function withAdded(drafts: readonly HoursDraft[]): HoursDraft[] {
  const last = drafts.at(-1);
  const key = String(Math.max(0, ...drafts.map((draft) => Number(draft.key) || 0)) + 1);
  return [...drafts, last ? { ...evening, places: last.places, key } : { ...morning, key }];
}

/** Whether a lab collects on this weekday at all. */
export const isOpenOn = (drafts: readonly HoursDraft[], weekday: number) =>
  hoursOf(drafts).some((row) => row.weekdays.includes(weekday));
