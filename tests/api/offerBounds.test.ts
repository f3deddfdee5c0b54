import { describe, expect, it, vi } from 'vitest';
import type { AdminOfferJson, OfferJson } from '../../api/offers/offers.contract.ts';
import { offersTopic } from '../../api/offers/offers.repository.ts';
import type { TestApi } from './support/api.ts';
import { order, pay, take, withOffers } from './support/offers.ts';
import type { Offers } from './support/offers.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
let offers: Offers;
withOffers((started) => ({ api, offers } = started));

const listed = async () =>
  (await api.client().get<OfferJson[]>('offers')).body.data.map(({ code }) => code);
const adminOffer = async (code: string) =>
  (await (await adminClient(api)).get<AdminOfferJson>(`admin/content/offers/${code}`)).body.data;
const standing = async (code: string) => {
  const { running, uses, rupeesGiven } = await adminOffer(code);
  return [running, uses, rupeesGiven];
};
/** What becomes of an offer at as many customers, one after the other. */
async function takers(count: number, code: string) {
  const answers: (string | number | undefined)[] = [];
  for (let made = 0; made < count; made += 1) {
    const guest = await offers.newcomer();
    const { status, body } = await take(guest, (await order(guest))._id, code);
    answers.push(status === 200 ? status : body.reason);
  }
  return answers;
}

describe('who has the list of offers cached', () => {
  it('hears of it when an offer’s day comes or ends in India, and of nothing else', async () => {
    const today = await offers.add({ from: '2026-11-21', until: '2026-11-21' });
    const tomorrow = await offers.add({ from: '2026-11-22', until: '2026-11-22' });
    const changed: string[] = [];
    const stop = api.app.deps.changes.subscribe(offersTopic, (id) => void changed.push(id));
    /** All that was said before the mark has arrived when the mark has. */
    const heardUntil = async (mark: string) => {
      await api.app.deps.changes.publish(offersTopic, mark);
      await vi.waitFor(() => expect(changed).toContain(mark), { timeout: 5000 });
      return changed.splice(0);
    };
    await heardUntil('begun');
    const job = () => api.app.jobs.runOnce('offers');
    await job();
    api.clock.set('2026-11-21T18:29:59.999Z');
    await job();
    expect(await heardUntil('same')).toEqual(['same']);
    expect([await listed(), await standing(today), await standing(tomorrow)]).toEqual([
      [today, 'FIRST60'],
      [true, 0, 0],
      [false, 0, 0],
    ]);
    api.clock.set('2026-11-21T18:30:00.000Z');
    await job();
    await job();
    expect(await heardUntil('next')).toEqual(['*', 'next']);
    expect([await listed(), await standing(today), await standing(tomorrow)]).toEqual([
      [tomorrow, 'FIRST60'],
      [false, 0, 0],
      [true, 0, 0],
    ]);
    stop();
  });
});

describe('what an offer may take off all orders', () => {
  it('is spent to the last rupee', async () => {
    const code = await offers.add({ budgetRupees: 600 });
    expect(await takers(1, code)).toEqual([200]);
    expect(await standing(code)).toEqual([true, 1, 300]);
    expect(await takers(2, code)).toEqual([200, 'OFFER_USED_UP']);
    expect(await standing(code)).toEqual([false, 2, 600]);
    const again = await adminClient(api);
    const all = (await again.get<AdminOfferJson[]>('admin/content/offers')).body.data;
    expect(all.find((one) => one.code === code)).toMatchObject({ running: false, uses: 2 });
  });

  it('is not overdrawn by a rupee, and the offer runs as long as a rupee is left', async () => {
    const code = await offers.add({ budgetRupees: 599 });
    expect(await takers(2, code)).toEqual([200, 'OFFER_USED_UP']);
    expect(await standing(code)).toEqual([true, 1, 300]);
  });

  it('ends with its last use', async () => {
    const code = await offers.add({ budgetUses: 2 });
    expect(await takers(1, code)).toEqual([200]);
    expect(await standing(code)).toEqual([true, 1, 300]);
    expect(await takers(2, code)).toEqual([200, 'OFFER_USED_UP']);
    expect(await standing(code)).toEqual([false, 2, 600]);
  });
});

describe('a customer', () => {
  it('has an offer as often as it says, paid before or not, and the next customer too', async () => {
    const code = await offers.add({ perCustomer: 2 });
    const guest = await offers.newcomer();
    const answers: (string | undefined)[] = [];
    for (const test of ['lipid-profile', 'hba1c', 'tsh']) {
      const { _id: id } = await order(guest, test);
      const { status, body } = await take(guest, id, code);
      answers.push(status === 200 ? 'taken' : body.reason);
      await pay(guest, id);
    }
    expect(answers).toEqual(['taken', 'taken', 'OFFER_USED_BEFORE']);
    expect(await takers(1, code)).toEqual([200]);
  });
});

describe('the form of an offer', () => {
  const words = { title: '₹10 off', titleHindi: '₹10 की छूट' };
  let made = 0;
  const add = async (changes: object) => {
    const code = `FORM${(made += 1)}`;
    const body = { code, ...words, rupees: 10, ...changes };
    return (await adminClient(api)).post<AdminOfferJson>('admin/content/offers', body);
  };

  it.each<[object, object]>([
    [{ rupees: ' ₹ 1,000,000 ' }, { rupees: 1_000_000 }],
    [{ rupees: 1 }, { rupees: 1 }],
    [
      { rupees: '', percent: '100' },
      { rupees: null, percent: 100 },
    ],
    [
      { rupees: null, percent: 1, mostRupees: 1_000_000 },
      { percent: 1, mostRupees: 1_000_000 },
    ],
    [
      { perCustomer: 100_000, budgetUses: 100_000 },
      { perCustomer: 100_000, budgetUses: 100_000 },
    ],
    [{ budgetRupees: '1,000,000,000' }, { budgetRupees: 1_000_000_000 }],
    [
      { from: '2026-12-01', until: '2026-12-01' },
      { from: '2026-12-01', until: '2026-12-01' },
    ],
    [
      { title: ` ${'t'.repeat(49)} \t${'t'.repeat(50)}` },
      { title: `${'t'.repeat(49)} ${'t'.repeat(50)}` },
    ],
    [{ code: ' abc ' }, { code: 'ABC' }],
    [{ code: 'B2345678901234567890' }, { code: 'B2345678901234567890' }],
    [
      { firstOrderOnly: true, paused: true },
      { firstOrderOnly: true, paused: true, running: false },
    ],
  ])('takes %j', async (sent, stored) => {
    const { status, body } = await add(sent);
    expect([status, body.data]).toEqual([201, expect.objectContaining(stored)]);
  });

  it.each<[object, string, string, object | undefined]>([
    [{ rupees: 1_000_001 }, 'rupees', 'NUMBER_INVALID', { least: 1, most: 1_000_000 }],
    [{ rupees: '10x' }, 'rupees', 'NUMBER_INVALID', { least: 1, most: 1_000_000 }],
    [{ rupees: null, percent: 0 }, 'percent', 'NUMBER_INVALID', { least: 1, most: 100 }],
    [{ mostRupees: 1_000_001 }, 'mostRupees', 'NUMBER_INVALID', { least: 1, most: 1_000_000 }],
    [{ perCustomer: 100_001 }, 'perCustomer', 'NUMBER_INVALID', { least: 1, most: 100_000 }],
    [{ budgetUses: 100_001 }, 'budgetUses', 'NUMBER_INVALID', { least: 1, most: 100_000 }],
    [
      { budgetRupees: 1_000_000_001 },
      'budgetRupees',
      'NUMBER_INVALID',
      { least: 1, most: 1_000_000_000 },
    ],
    [{ title: 't'.repeat(101) }, 'title', 'FIELD_TOO_LONG', { most: 100 }],
    [{ titleHindi: 't'.repeat(101) }, 'titleHindi', 'FIELD_TOO_LONG', { most: 100 }],
    [{ code: 'AB' }, 'code', 'OFFER_CODE_INVALID', undefined],
    [{ code: 'A2345678901234567890B' }, 'code', 'OFFER_CODE_INVALID', undefined],
    [{ code: 'ABC-1' }, 'code', 'OFFER_CODE_INVALID', undefined],
    [{ code: '₹ABC' }, 'code', 'OFFER_CODE_INVALID', undefined],
  ])('refuses %j', async (sent, field, reason, params) => {
    const { status, body } = await add(sent);
    const { fields } = body.data as unknown as { fields: { message: string }[] };
    expect([status, fields.map(({ message: _message, ...rest }) => rest)]).toEqual([
      400,
      [{ field, reason, ...(params && { params: { field, ...params } }) }],
    ]);
  });

  it('of an offer that is there is held against what it has; one in which nothing was typed changes nothing', async () => {
    const code = await offers.add({ from: '2026-11-20' });
    const change = async (body: object) =>
      (await adminClient(api)).call<AdminOfferJson>('PATCH', `admin/content/offers/${code}`, body);
    const before = await adminOffer(code);
    const reversed = await change({ until: '2026-11-19' });
    expect([reversed.status, reversed.body.reason]).toEqual([400, 'OFFER_DAYS_REVERSED']);
    const untouched = await change({});
    expect([untouched.status, untouched.body.data]).toEqual([200, before]);
    expect((await change({ until: '2026-11-20' })).body.data.until).toBe('2026-11-20');
    const rows = await api.db
      .selectFrom('admin_audit')
      .select(['action', 'detail'])
      .where('detail', 'like', `%${code}%`)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'offer.added',
      'offer.changed',
      'offer.changed',
    ]);
    expect(JSON.parse(rows[0]!.detail!)).toEqual({
      code,
      title: '₹300 off',
      title_hindi: '₹300 की छूट',
      percent: null,
      rupees: 300,
      most_rupees: null,
      starts_on: '2026-11-20',
      ends_on: null,
      first_order: false,
      per_customer: null,
      budget_uses: null,
      budget_rupees: null,
      paused: false,
    });
    expect(rows.slice(1).map(({ detail }) => detail)).toEqual([
      `${code} {}`,
      `${code} {"ends_on":"2026-11-20"}`,
    ]);
  });
});
