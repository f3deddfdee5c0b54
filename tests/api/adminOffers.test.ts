import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdminOfferJson, OfferJson } from '../../api/offers/offers.contract.ts';
import { pauseOffers, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi();
  await pauseOffers(api.db, false);
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const monsoon = { code: 'monsoon', title: ' ₹150  off ', titleHindi: '₹150 की छूट', rupees: '₹150' };
const add = (body: object) => admin.post<AdminOfferJson>('admin/content/offers', body);
const change = (code: string, body: object) =>
  admin.call<AdminOfferJson>('PATCH', `admin/content/offers/${code}`, body);
const running = async () =>
  (await api.client().get<OfferJson[]>('offers')).body.data.map(({ code }) => code);
/** Each copy of the service keeps the list until the database tells it of a change. */
const runs = (codes: string[]) =>
  vi.waitFor(async () => expect(await running()).toEqual(codes), { timeout: 5000 });
const lastAudit = () =>
  api.db
    .selectFrom('admin_audit')
    .select(['action', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const refusedFields = ({ body }: { body: { data: unknown } }) =>
  (body.data as { fields: { field: string; reason: string }[] }).fields.map(
    ({ field, reason }) => `${field} ${reason}`,
  );

describe('an offer in the administration', () => {
  it('is there without demo data: FIRST60, used by nobody yet', async () => {
    const { body } = await admin.get<AdminOfferJson[]>('admin/content/offers');
    expect(body.data).toEqual([
      expect.objectContaining({ code: 'FIRST60', running: true, uses: 0, rupeesGiven: 0 }),
    ]);
  });

  it('is added, runs at once for everybody, and is written down', async () => {
    expect(await running()).toEqual(['FIRST60']);
    const added = await add(monsoon);
    expect([added.status, added.body.message]).toEqual([201, 'Offer added']);
    expect(added.body.data).toEqual({
      version: expect.any(String) as string,
      code: 'MONSOON',
      title: '₹150 off',
      titleHindi: '₹150 की छूट',
      percent: null,
      rupees: 150,
      mostRupees: null,
      from: null,
      until: null,
      firstOrderOnly: false,
      perCustomer: null,
      budgetUses: null,
      budgetRupees: null,
      paused: false,
      running: true,
      uses: 0,
      rupeesGiven: 0,
    });
    await runs(['MONSOON', 'FIRST60']);
    const { action, detail } = await lastAudit();
    expect([action, JSON.parse(detail!)]).toEqual([
      'offer.added',
      expect.objectContaining({ code: 'MONSOON', rupees: 150 }),
    ]);
    expect(await add(monsoon)).toMatchObject({
      status: 409,
      body: { reason: 'OFFER_CODE_TAKEN' },
    });
  });

  it('is paused, begun again and bounded; what is left out stays, null takes a bound away', async () => {
    const paused = await change('FIRST60', { paused: true });
    expect(paused.body.data).toMatchObject({ paused: true, running: false, percent: 60 });
    await runs(['MONSOON']);
    expect(await lastAudit()).toEqual({
      action: 'offer.changed',
      detail: 'FIRST60 {"paused":true}',
    });
    const bounded = await change('FIRST60', {
      paused: false,
      budgetUses: '1,000',
      budgetRupees: 50_000,
      from: '2020-11-01',
      until: '2099-12-31',
    });
    expect(bounded.body.data).toMatchObject({
      budgetUses: 1000,
      budgetRupees: 50_000,
      from: '2020-11-01',
      running: true,
    });
    await runs(['MONSOON', 'FIRST60']);
    const freed = await change('FIRST60', {
      budgetUses: null,
      budgetRupees: '',
      from: null,
      until: '',
    });
    expect(freed.body.data).toMatchObject({
      budgetUses: null,
      budgetRupees: null,
      from: null,
      until: null,
      mostRupees: 500,
    });
    expect((await admin.get<AdminOfferJson>('admin/content/offers/FIRST60')).body.data).toEqual(
      freed.body.data,
    );
  });

  it('that is filled in wrongly is refused beside each field, and nothing is stored', async () => {
    const refused = await add({
      code: 'a b',
      title: ' ',
      percent: '101',
      mostRupees: '12.5',
      perCustomer: 0,
      until: '2026-02-30',
    });
    expect([refused.status, refusedFields(refused)]).toEqual([
      400,
      [
        'code OFFER_CODE_INVALID',
        'title FIELD_MISSING',
        'titleHindi FIELD_MISSING',
        'percent NUMBER_INVALID',
        'mostRupees NUMBER_INVALID',
        'until DATE_INVALID',
        'perCustomer NUMBER_INVALID',
      ],
    ]);
    const unclear = ['percent OFFER_WORTH_UNCLEAR', 'rupees OFFER_WORTH_UNCLEAR'];
    expect(refusedFields(await add({ ...monsoon, code: 'BOTH', percent: 10 }))).toEqual(unclear);
    expect(refusedFields(await add({ ...monsoon, code: 'NONE', rupees: null }))).toEqual(unclear);
    expect(refusedFields(await change('FIRST60', { rupees: 10 }))).toEqual(unclear);
    const reversed = await change('MONSOON', { from: '2026-12-02', until: '2026-12-01' });
    expect(refusedFields(reversed)).toEqual(['until OFFER_DAYS_REVERSED']);
    expect((await change('NONE', { paused: true })).status).toBe(404);
    expect((await admin.get('admin/content/offers/NONE')).status).toBe(404);
    await runs(['MONSOON', 'FIRST60']);
  });
});
