import { describe, expect, inject, it } from 'vitest';
import { databaseStopped, rollingRestart } from './support/underLoad.ts';
import { tried } from '../attack/figures.ts';

describe.runIf(inject('templateUrl'))('under a booking load', () => {
  it(
    'two copies that are stopped and started in turn lose nothing that was acknowledged, and no live update',
    { timeout: 360_000 },
    async () => {
      const { broken, violations, missed, exits, answers, promised, paid, watched } =
        await rollingRestart(15_000);
      tried('killed and restarted', answers, { acknowledged: promised, lost: broken.length });
      expect({ broken, violations, missed }).toEqual({ broken: [], violations: [], missed: [] });
      expect(new Set(exits)).toEqual(new Set([0]));
      // Something was at stake.
      expect(Math.min(promised, paid, watched)).toBeGreaterThan(10);
    },
  );

  it(
    'PostgreSQL that is stopped and started again is 503 with Retry-After meanwhile, and nothing acknowledged is lost',
    { timeout: 360_000 },
    async () => {
      const { broken, violations, missed, duringHalt, exit, answers, promised, recovery } =
        await databaseStopped(5000);
      tried('killed and restarted', answers, { acknowledged: promised, lost: broken.length });
      expect({ broken, violations, missed, exit }).toEqual({
        broken: [],
        violations: [],
        missed: [],
        exit: 0,
      });
      expect(duringHalt).toBeGreaterThan(10);
      expect(recovery).toBeLessThan(10_000);
      expect(promised).toBeGreaterThan(10);
    },
  );
});
