import type { ReportQuery } from '../generated/graphql.ts';
import type { reportCopy } from '../copy/report.ts';

export type FullReport = ReportQuery['report'];
/** The fields of a report that its owner, or a reader with its link, can see. */
export type ReadReport = Omit<FullReport, 'report' | 'patient' | '__typename'> & {
  report: Pick<FullReport['report'], 'patientName' | 'readyAt' | 'values'>;
  patient: Omit<FullReport['patient'], '__typename'>;
};
export type Measured = FullReport['report']['values'][number];
export type Trend = FullReport['trends'][number];
export type Standing = keyof typeof reportCopy.standing;

type Ranged = Pick<Measured, 'value' | 'low' | 'high' | 'flag'>;

/** A value is a little outside if it exceeds the bound by at most this share of it. */
const aLittle = 0.15;

const isNear = (value: number, bound: number) =>
  Math.abs(value - bound) <= Math.abs(bound) * aLittle;

/** Whether a value is within, a little outside or far outside its usual range. */
export function standingOf({ value, low, high, flag }: Ranged): Standing {
  if (flag === 'CRITICAL') return value < (low ?? value) ? 'criticalLow' : 'criticalHigh';
  if (flag === 'LOW') return low !== null && isNear(value, low) ? 'aLittleLow' : 'low';
  if (flag === 'HIGH') return high !== null && isNear(value, high) ? 'aLittleHigh' : 'high';
  return low === null && high === null ? 'unknown' : 'usual';
}

export const isOutside = ({ flag }: Pick<Measured, 'flag'>): boolean => flag !== 'NORMAL';

/** The bounds of a bar's or line's scale: the usual range with room on both sides. */
export function scaleOf(
  { low, high }: Pick<Measured, 'low' | 'high'>,
  values: readonly number[],
): { from: number; to: number } {
  const bounds = [low, high].filter((bound) => bound !== null);
  const width = low !== null && high !== null ? high - low : Math.max(...bounds, ...values) / 2;
  const room = Math.max(width * 0.5, 1e-9);
  const least = Math.min(low ?? 0, ...values);
  const most = Math.max(high ?? (low ?? 0) * 2, ...values);
  return {
    from: Math.max(0, low === null && least >= 0 ? 0 : least - room),
    to: most + room,
  };
}

/** The bounds of a line's scale: just around the measured values and the usual range. */
export function closeScaleOf(
  { low, high }: Pick<Measured, 'low' | 'high'>,
  values: readonly number[],
): { from: number; to: number } {
  const all = [low, high, ...values].filter((figure) => figure !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = Math.max((most - least) * 0.2, 1e-9);
  return { from: least - room, to: most + room };
}

/** The position of a value on a scale, in percent. */
export const placeOn = ({ from, to }: { from: number; to: number }, value: number): number =>
  Math.round(Math.min(97, Math.max(3, ((value - from) / (to - from)) * 100)) * 10) / 10;
