import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { technicianText } from '../../api/orders/technicianTexts.ts';
import type { VisitEnd } from '../../api/orders/technicianTexts.ts';
import { temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { act, assign, plannedVisit } from './support/technicians.ts';
import { visitLab } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
afterAll(() => shop.stop());

type Visit = Awaited<ReturnType<typeof plannedVisit>>;
const slot = `${visitLab}-20261126-0930`;
const ways: [VisitEnd, string, (visit: Visit) => Promise<unknown>][] = [
  ['cancelled', 'its customer', ({ guest, id }) => guest.post(`order/${id}/cancel`, {})],
  ['moved', 'its customer', ({ guest, id }) => guest.post(`order/${id}/reschedule`, { slot })],
  [
    'reassigned',
    'the staff',
    async ({ id }) => assign(shop, id, (await temporaryAdministrator(shop.api, 'technician')).id),
  ],
];

describe('a visit that its technician does not make any more', () => {
  const mailsTo = async (email: string) =>
    (await shop.api.outbox()).filter(({ to }) => to === email).map(({ text }) => text);

  it.each(ways)('since it was %s by %s is told to them by mail', async (why, _by, end) => {
    const visit = await plannedVisit(shop);
    await act(visit.technician, visit.id, { act: 'depart' });
    const { number, slot: planned } = await visit.read();
    await end(visit);
    const { date, startTime } = planned;
    expect(await mailsTo(visit.technician.email)).toEqual([
      technicianText(why, { number, date, startTime }),
    ]);
    expect((await visit.guest.get('users/me/export')).text).not.toContain(visit.technician.email);
  });

  it('by what they said themselves sends them nothing', async () => {
    const { technician, id } = await plannedVisit(shop);
    await act(technician, id, { act: 'failVisit', failure: 'refused', next: 'cancel' });
    expect(await mailsTo(technician.email)).toEqual([]);
  });
});
