import { describe, expect, inject, it } from 'vitest';
import { databaseStopped, rollingRestart } from '../api/support/underLoad.ts';
import { print } from './print.ts';
import { tried } from '../attack/figures.ts';
import { timesLonger } from '../attack/attacks.ts';

describe.runIf(inject('templateUrl'))('under a booking load', () => {
  it(
    'two copies are restarted in turn for two minutes, behind a balancer that looks every 2 s and tries nothing again',
    { timeout: 400_000 * timesLonger },
    async () => {
      const {
        broken,
        violations,
        missed,
        watched,
        restarts,
        exits,
        slowest,
        answers,
        gone,
        unavailable,
        promised,
        paid,
      } = await rollingRestart(120_000 * timesLonger, { poll: 2000, stopDelay: 5 });
      tried('killed and restarted', answers, {
        acknowledged: promised,
        lost: broken.length,
        'updates missed': missed.length,
        'calls broken off': gone,
      });
      print(
        `rolling restart, 2 minutes: ${restarts} restarts (slowest stop ${slowest} ms), ${answers} answers, ${gone} calls broken off and ${unavailable} answered 503 and made again, ${promised} orders acknowledged, ${paid} paid, ${broken.length} lost, ${watched} followed, ${missed.length} updates missed`,
      );
      expect({ broken, violations, missed, gone }).toEqual({
        broken: [],
        violations: [],
        missed: [],
        gone: 0,
      });
      expect(new Set(exits)).toEqual(new Set([0]));
    },
  );

  it('PostgreSQL is stopped for 30 seconds', { timeout: 400_000 * timesLonger }, async () => {
    const { broken, violations, missed, duringHalt, exit, promised, recovery, answers } =
      await databaseStopped(30_000);
    tried('killed and restarted', answers, {
      acknowledged: promised,
      lost: broken.length,
      'updates missed': missed.length,
    });
    print(
      `PostgreSQL stopped for 30 s under load: ${answers} answers, ${duringHalt} of them 503 with Retry-After meanwhile, served again ${recovery} ms after the start, ${promised} orders acknowledged, ${broken.length} lost, ${missed.length} updates missed`,
    );
    expect({ broken, violations, missed, exit }).toEqual({
      broken: [],
      violations: [],
      missed: [],
      exit: 0,
    });
  });
});
