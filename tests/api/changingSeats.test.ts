import { expect, inject, it } from 'vitest';
import { byStatus, tried } from '../attack/figures.ts';
import { changingSeats } from './support/changingSeats.ts';

it(
  'no seat is given beyond what a slot has while its lab changes hours and holidays and customers come and go',
  { timeout: 120_000 },
  async () => {
    const { calls, outcomes, oversold, lowered, undecided, violations } = await changingSeats(
      inject('templateUrl') !== undefined,
      8_000,
    );
    tried('races', calls, { ...byStatus(outcomes), oversold: oversold.length });
    expect({ oversold, undecided, violations }).toEqual({
      oversold: [],
      undecided: [],
      violations: [],
    });
    expect(lowered).toBeGreaterThan(0);
  },
);
