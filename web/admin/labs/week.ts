import type { LabHoursInput } from '../../../machines/generated/schema.ts';
import { typedNumber } from '../../ui/typedNumber.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';

/** Hours of a week while they are typed. */
export interface HoursDraft {
  key: number;
  opens: string;
  closes: string;
  /** How many visits each slot takes, by weekday from Sunday on; empty where it is closed. */
  places: string[];
}

/** The weekdays in the order of the table: a week begins on Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0];

const morning = { opens: '07:00', closes: '11:00', places: ['', '2', '2', '2', '2', '2', '2'] };
const evening = { opens: '16:00', closes: '20:00' };

/** The hours as they are stored: one row for those of the same times, the earliest first. */
export function draftsOf(hours: AdminLabFragment['hours']): HoursDraft[] {
  const alike = Map.groupBy(hours, ({ opens, closes }) => `${opens} ${closes}`);
  return [...alike.values()]
    .map((rows, key) => {
      const { opens, closes } = rows[0]!;
      const placesOn = (day: number) => rows.find((row) => row.weekdays.includes(day))?.places;
      const places = [0, 1, 2, 3, 4, 5, 6].map((day) => String(placesOn(day) ?? ''));
      return { key, opens, closes, places };
    })
    .toSorted((one, other) => one.opens.localeCompare(other.opens));
}

/** The hours as the service takes them: the days of a row with as many visits are together. */
export const hoursOf = (drafts: readonly HoursDraft[]): LabHoursInput[] =>
  drafts.flatMap(({ opens, closes, places }) => {
    const open = weekdays.filter((day) => !/^0*$/.test(places[day]!.trim()));
    const alike = Map.groupBy(open, (day) => typedNumber(places[day]!));
    return [...alike].map(([count, days]) => ({ weekdays: days, opens, closes, places: count }));
  });

/** What the service calls the field of a day in a row, once the hours were sent. */
export function fieldOf(drafts: readonly HoursDraft[], row: HoursDraft, day: number): string {
  const before = hoursOf(drafts.slice(0, drafts.indexOf(row))).length;
  const index = hoursOf([row]).findIndex(({ weekdays: days }) => days.includes(day));
  return index === -1 ? '' : `hours.${before + index}.places`;
}

/** A week without hours gets usual mornings, one that has some evenings beside them. */
export function withAdded(drafts: readonly HoursDraft[]): HoursDraft[] {
  const last = drafts.at(-1);
  const key = Math.max(0, ...drafts.map((draft) => draft.key)) + 1;
  return [...drafts, last ? { ...evening, places: last.places, key } : { ...morning, key }];
}

/** Whether a lab collects on a weekday at all. */
export const isOpenOn = (drafts: readonly HoursDraft[], weekday: number) =>
  hoursOf(drafts).some((row) => row.weekdays.includes(weekday));
