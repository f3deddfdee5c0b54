import { expect, inject, it } from 'vitest';
import { logFullRounds } from '../api/support/logFullRounds.ts';
import { print } from './print.ts';
import { tried } from '../attack/figures.ts';
import { timesLonger } from '../attack/attacks.ts';

const rounds = 12 * timesLonger;

it.skipIf(inject('templateUrl') || process.platform === 'win32')(
  `an embedded database whose log runs full ${rounds} times under load has lost nothing that it acknowledged`,
  { timeout: 600_000 * timesLonger },
  async () => {
    const { endings, broken, violations, promised, orders, paid, refunded } = await logFullRounds(
      rounds,
      900 * 1024,
    );
    tried('full disks', rounds, { acknowledged: promised, lost: broken.length });
    print(
      `log full: ${rounds} rounds, ${promised} orders acknowledged, ${broken.length} lost; in the end ${orders} orders, ${paid} paid, ${refunded} refunded, ${violations.length} faults\n${endings.join('\n')}`,
    );
    expect(
      endings.filter((ending) => !ending.startsWith('1: The embedded database cannot go on: ')),
    ).toEqual([]);
    expect({ broken, violations }).toEqual({ broken: [], violations: [] });
  },
);
