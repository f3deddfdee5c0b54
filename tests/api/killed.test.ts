import { expect, it } from 'vitest';
import { killRounds } from './support/killRounds.ts';
import { tried } from '../attack/figures.ts';

it(
  'a server that is killed under load has lost no order and no payment that it acknowledged, and no place',
  { timeout: 240_000 },
  async () => {
    const { broken, violations, answers, promised, paid, refunded } = await killRounds(3, 120);
    tried('killed and restarted', answers, { acknowledged: promised, lost: broken.length });
    expect({ broken, violations }).toEqual({ broken: [], violations: [] });
    // Something was at stake.
    expect(promised).toBeGreaterThan(10);
    expect(paid + refunded).toBeGreaterThan(5);
  },
);
