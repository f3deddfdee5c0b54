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

  it('is named by its day and time as they are said', () => {
    const visit = { number: '4821-7730', date: '2026-11-26', startTime: '07:00 am' };
    const [english, hindi] = technicianText('cancelled', visit).split('\n');
    expect(english).toContain('Your visit on Thu 26 Nov, 7:00 am (order 4821-7730)');
    expect(hindi).toContain('26 नवंबर, सुबह 7:00 की आपकी विज़िट (ऑर्डर 4821-7730)');
  });

  it('by what they said themselves sends them nothing', async () => {
    const { technician, id } = await plannedVisit(shop);
    await act(technician, id, { act: 'failVisit', failure: 'refused', next: 'cancel' });
    expect(await mailsTo(technician.email)).toEqual([]);
  });
});
