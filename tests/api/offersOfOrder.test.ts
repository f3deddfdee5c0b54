import { describe, expect, it } from 'vitest';
import type { TestApi } from './support/api.ts';
import type { Guest } from './support/crowd.ts';
import { offered, order, pay, read, take, withOffers } from './support/offers.ts';
import type { Offers } from './support/offers.ts';

let api: TestApi;
let offers: Offers;
withOffers((started) => ({ api, offers } = started));

/** What an order becomes that nothing is to be taken off any more. */
const ends: [how: string, reason: string, end: (guest: Guest, id: string) => Promise<unknown>][] = [
  ['is paid', 'ALREADY_PAID', pay],
  ['is cancelled', 'HOLD_EXPIRED', (guest, id) => guest.post(`order/${id}/cancel`, {})],
  [
    'was not paid in time',
    'HOLD_EXPIRED',
    async () => {
      api.clock.advance({ minutes: 16 });
    },
  ],
  [
    'was not paid in time, and swept up',
    'HOLD_EXPIRED',
    async () => {
      api.clock.advance({ minutes: 16 });
      await offers.sweep();
    },
  ],
];

describe('an order that', () => {
  it.each(ends)(
    '%s is offered nothing, takes nothing and keeps its price',
    async (_, reason, end) => {
      const guest = await offers.newcomer();
      const { _id: id, amount } = await order(guest);
      expect((await offered(guest, id)).map(({ code }) => code)).toContain('FIRST60');
      await end(guest, id);
      const answer = await guest.get(`order/${id}/offers`);
      expect([answer.status, answer.body.data]).toEqual([200, []]);
      const taken = await take(guest, id);
      expect([taken.status, taken.body.reason]).toEqual([409, reason]);
      expect(await read(guest, id)).toMatchObject({ amount, offer: null });
      expect((await offers.uses('FIRST60')).map((use) => use.id)).not.toContain(id);
    },
  );
});
