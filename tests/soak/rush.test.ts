import { expect, inject, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from '../api/support/api.ts';
import { crowd } from '../api/support/crowd.ts';
import { print } from './print.ts';
import { countOf, tried } from '../attack/figures.ts';

const lab = 'kaveri-precision-labs';

it.each([1, 10])(
  '1,000 orders at once over %i place(s): nothing is sold twice, and everybody is told at once',
  { timeout: 180_000 },
  async (places) => {
    const api = await startApi({ demo: true, rateLimit: false });
    try {
      const slot = `${lab}-20261124-0730`;
      await api.db.updateTable('slots').set({ capacity: places }).where('id', '=', slot).execute();
      const guests = await crowd(api, 1000);
      const began = performance.now();
      const took: number[] = [];
      const answers = await Promise.all(
        guests.map(async (guest) => {
          const answer = await guest.post<OrderJson>('order/createorder', {
            patient: guest.patient,
            test: 'tsh',
            lab,
            slot,
            address: guest.address,
          });
          took.push(performance.now() - began);
          return answer;
        }),
      );
      const count = (status: number) => answers.filter((one) => one.status === status).length;
      tried('races', guests.length, countOf(answers.map(({ status }) => status)));
      const seconds = (ms: number) => (ms / 1000).toFixed(1);
      print(
        `1,000 at once over ${places} on ${inject('templateUrl') ? 'PostgreSQL' : 'the embedded database'}: ${count(201)} × 201, ${count(409)} × 409, ${count(503)} × 503; half of them in ${seconds(took[499]!)} s, all in ${seconds(took[999]!)} s`,
      );
      const held = await api.db
        .selectFrom('slot_holds')
        .select('place')
        .where('slot_id', '=', slot)
        .execute();
      expect(held).toHaveLength(places);
      expect([count(201), count(409)]).toEqual([places, 1000 - places]);
    } finally {
      await api.stop();
    }
  },
);
