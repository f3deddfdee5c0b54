import type { Clock } from '../../../api/deps.ts';

/** A clock that stands still until it is moved. */
export interface FakeClock {
  now: Clock;
  set(instant: string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** Ten in the morning of a Saturday in Asia/Kolkata. */
export const START = '2026-11-21T04:30:00.000Z';

export function fakeClock(start = START): FakeClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    set: (instant) => void (at = Date.parse(instant)),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      void (at += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000),
  };
}
