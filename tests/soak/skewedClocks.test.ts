import { expect, inject, it } from 'vitest';
import { timesLonger } from '../attack/attacks.ts';
import { tried } from '../attack/figures.ts';
import { skewedCopies } from '../api/support/skewedCopies.ts';

it.runIf(inject('templateUrl'))(
  'three copies whose clocks are set up to an hour wrong, again and again, serve a booking load',
  { timeout: 400_000 * timesLonger },
  async () => {
    const { broken, violations, missed, oversold, expired, answers, promised } = await skewedCopies(
      120_000 * timesLonger,
    );
    tried('skewed clocks', answers, {
      acknowledged: promised,
      lost: broken.length,
      oversold,
      'ended early': expired,
    });
    expect({ broken, violations, missed, oversold, expired }).toEqual({
      broken: [],
      violations: [],
      missed: [],
      oversold: 0,
      expired: 0,
    });
  },
);
