import { expect, inject, it } from 'vitest';
import { killRounds } from '../api/support/killRounds.ts';
import { print } from './print.ts';
import { tried } from '../attack/figures.ts';
import { timesLonger } from '../attack/attacks.ts';

const rounds = 20 * timesLonger;

it(
  `a server that is killed ${rounds} times under load has lost nothing that it acknowledged`,
  { timeout: 900_000 * timesLonger },
  async () => {
    const { broken, violations, answers, promised, orders, paid, refunded } = await killRounds(
      rounds,
      320,
    );
    tried('killed and restarted', answers, {
      acknowledged: promised,
      lost: broken.length,
      violations: violations.length,
    });
    print(
      `kill -9 on ${inject('templateUrl') ? 'PostgreSQL' : 'the embedded database'}: ${rounds} rounds, ${answers} answers, ${promised} orders acknowledged, ${broken.length} lost; in the end ${orders} orders, ${paid} paid, ${refunded} refunded, ${violations.length} faults`,
    );
    expect({ broken, violations }).toEqual({ broken: [], violations: [] });
  },
);
