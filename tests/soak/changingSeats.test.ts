import { expect, inject, it } from 'vitest';
import { changingSeats } from '../api/support/changingSeats.ts';
import { timesLonger } from '../attack/attacks.ts';
import { byStatus, tried } from '../attack/figures.ts';
import { print } from './print.ts';

it(
  'seats are given and taken away for a minute and a half while customers come and go',
  { timeout: 300_000 * timesLonger },
  async () => {
    const isServer = inject('templateUrl') !== undefined;
    const { calls, outcomes, oversold, lowered, undecided, violations } = await changingSeats(
      isServer,
      90_000 * timesLonger,
    );
    tried('races', calls, { ...byStatus(outcomes), oversold: oversold.length });
    print(
      `seats under change on ${isServer ? 'PostgreSQL, two processes' : 'the embedded database'}: ${calls} calls, ${lowered} times fewer seats than were held, ${oversold.length} sold beyond, ${undecided.length} beyond without a decision, ${violations.length} orders not as they should be`,
    );
    expect({ oversold, undecided, violations }).toEqual({
      oversold: [],
      undecided: [],
      violations: [],
    });
  },
);
