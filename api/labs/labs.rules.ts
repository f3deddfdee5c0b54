import type { Updateable } from 'kysely';
import { collectRefused, refusedFields } from '../readFields.ts';
import { readDecimal, readNeededWhole, readWhole } from '../readNumber.ts';
import { badRequest } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import type { AccreditationJson } from '../catalogue/accreditation.contract.ts';
import { isDate } from '../slots/times.ts';
import type { LabHolidayJson, HoursRequest, LabChanges } from './adminLabs.contract.ts';
import type { LabTables } from './labs.tables.ts';
import { shownHours } from '../../machines/text/shownHours.ts';
import { readLineOfText } from '../../machines/text/typedText.ts';

const longestName = 100;

function nameOf(value: string): string {
  const name = readLineOfText(value);
  if (!name) throw refusedFields([['name', badRequest('LAB_NAME_MISSING')]]);
  if (name.length > longestName)
    throw badRequest('FIELD_TOO_LONG', { field: 'name', most: longestName });
  return name;
}

/** The columns that an administrator's input sets; 400 with a sentence for each problem. */
export function labColumnsOf(input: LabChanges): Updateable<LabTables['labs']> {
  const { read, end } = collectRefused();
  const rating = read('rating', () => readDecimal(input.rating ?? null, 'rating', 0, 5));
  const count = read('ratingCount', () =>
    readWhole(input.ratingCount ?? null, 'ratingCount', 1, 100_000_000),
  );
  const hours =
    input.reportHours === undefined
      ? undefined
      : read('reportHours', () => readNeededWhole(input.reportHours!, 'reportHours', 1, 720));
  end();
  return {
    ...(input.name !== undefined && { name: nameOf(input.name) }),
    ...(input.address !== undefined && { address: input.address.trim() }),
    ...(input.rating !== undefined && { rating: rating ?? null }),
    ...(input.ratingSource !== undefined && { rating_source: input.ratingSource?.trim() || null }),
    ...(input.ratingCount !== undefined && { rating_count: count ?? null }),
    ...(input.accreditation !== undefined && accreditationColumnsOf(input.accreditation)),
    ...(input.reportHours !== undefined && { report_time: `${hours} Hrs` }),
    ...(input.active !== undefined && { active: input.active }),
    ...(input.pins !== undefined && { pins: JSON.stringify([...new Set(input.pins)]) }),
  };
}

function accreditationColumnsOf(accreditation: AccreditationJson | null) {
  const number = accreditation?.number.trim() ?? null;
  if (number === '')
    throw refusedFields([['accreditationNumber', badRequest('ACCREDITATION_NUMBER_MISSING')]]);
  return { accreditation_body: accreditation?.body ?? null, accreditation_number: number };
}

/** The columns of a rating. */
export type RatingColumns = Pick<
  Updateable<LabTables['labs']>,
  'rating' | 'rating_source' | 'rating_count'
>;

/** A rating needs a source where one can look it up, and the number of ratings. */
export function requireSource({ rating, rating_source, rating_count }: RatingColumns): void {
  if ((rating ?? null) === null) return;
  const missing: [string, Refusal][] = [
    ...((rating_source ?? null) === null
      ? [['ratingSource', badRequest('RATING_SOURCE_MISSING')] as [string, Refusal]]
      : []),
    ...((rating_count ?? null) === null
      ? [['ratingCount', badRequest('RATING_COUNT_MISSING')] as [string, Refusal]]
      : []),
  ];
  if (missing.length > 0) throw refusedFields(missing);
}

/** The hours of the day in which the start of a slot may be, as customers are shown no others. */
const [firstHour, endHour] = [shownHours.morning[0], shownHours.afternoon[1]];
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * A lab's windows as rows; 400 if one is too short for a slot, a slot would start at an hour that
 * customers are not shown, or two windows of a day overlap.
 */
export function hoursRowsOf(labId: string, request: Omit<HoursRequest, 'version'>) {
  const { read, end } = collectRefused();
  const rows = request.hours.flatMap(({ weekdays, opens, closes, places }, index) => {
    const count = read(`hours.${index}.places`, () => readNeededWhole(places, 'places', 0, 500));
    return [...new Set(weekdays)].map((weekday) => ({
      lab_id: labId,
      weekday,
      opens,
      closes,
      places_min: count!,
      places_max: count!,
    }));
  });
  const slotMinutes = read('slotMinutes', () =>
    readNeededWhole(request.slotMinutes, 'slotMinutes', 10, 240),
  )!;
  end();
  if (rows.some((row) => minutesOf(row.closes) - minutesOf(row.opens) < slotMinutes))
    throw badRequest('HOURS_TOO_SHORT', { minutes: slotMinutes });
  const isShown = ({ opens, closes }: (typeof rows)[number]) => {
    const length = minutesOf(closes) - minutesOf(opens);
    const last = minutesOf(opens) + length - slotMinutes - (length % slotMinutes);
    return minutesOf(opens) >= firstHour * 60 && last < endHour * 60;
  };
  if (!rows.every(isShown))
    throw badRequest('HOURS_NOT_SHOWN', { from: `${firstHour}:00`, until: `${endHour}:00` });
  const sorted = rows.toSorted(
    (one, other) => one.weekday - other.weekday || one.opens.localeCompare(other.opens),
  );
  const overlaps = sorted.some((row, index) => {
    const next = sorted[index + 1];
    return next?.weekday === row.weekday && next.opens < row.closes;
  });
  if (overlaps) throw badRequest('HOURS_OVERLAP');
  return { slotMinutes, rows: sorted };
}

/** The days on which a lab does not collect, as rows; 400 for an invalid or repeated day. */
export function holidayRowsOf(labId: string, holidays: LabHolidayJson[]) {
  if (holidays.some(({ date }) => !isDate(date))) throw badRequest('DATE_INVALID');
  if (new Set(holidays.map(({ date }) => date)).size < holidays.length)
    throw badRequest('HOLIDAY_TWICE');
  return holidays.map((holiday) => ({ lab_id: labId, ...holiday }));
}
