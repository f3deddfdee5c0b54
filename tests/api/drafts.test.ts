import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BookingDraftJson } from '../../api/drafts/drafts.contract.ts';
import { hashSecret } from '../../api/secrets/hashing.ts';
import { draftLifetime } from '../../machines/order/unfinished.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { family, paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

const password = 'correct horse';
const begun = { test: 'tsh', attempt: 0 };
const save = (guest: Guest, id: string, draft: object = begun) =>
  guest.call('PUT', `users/me/drafts/${id}`, draft);
const draftsOf = async (guest: Guest) =>
  (await guest.get<BookingDraftJson[]>('users/me/drafts')).body.data;
const idsOf = async (guest: Guest) => (await draftsOf(guest)).map(({ _id }) => _id);
const stored = async ({ user }: Guest) => {
  const rows = await shop.api.db
    .selectFrom('booking_drafts')
    .select('draft_id')
    .where('user_id', '=', user)
    .orderBy('draft_id')
    .execute();
  return rows.map((row) => row.draft_id);
};
const pass = (ms: number) => shop.api.clock.advance({ minutes: ms / 60_000 });

it('what is chosen of a booking is read as it was saved last, by its customer alone', async () => {
  const { guest, father, body } = await family(shop.api);
  const { guest: other } = await family(shop.api);
  await save(guest, 'd1', { ...begun, patient: guest.patient });
  pass(60_000);
  const chosen = {
    patient: guest.patient,
    test: 'lipid-profile',
    ...body,
    added: [{ patient: father, test: 'tsh' }],
    attempt: 2,
    orderedAs: 'x1',
    expectedAmount: 549,
    lastMealConfirmed: false,
  };
  for (let time = 0; time < 2; time += 1)
    expect((await save(guest, 'd1', chosen)).status).toBe(200);
  expect(await draftsOf(guest)).toEqual([
    {
      _id: 'd1',
      savedAt: shop.api.clock.now().toISOString(),
      patientId: guest.patient,
      testId: 'lipid-profile',
      labId: body.lab,
      slotId: body.slot,
      addressId: body.address,
      added: [{ patientId: father, testId: 'tsh' }],
      orderId: null,
      attempt: 2,
      orderedAs: 'x1',
      expectedAmount: 549,
      lastMealConfirmed: false,
    },
  ]);
  await save(other, 'd1');
  expect([(await draftsOf(guest))[0]!.testId, await idsOf(other)]).toEqual([
    'lipid-profile',
    ['d1'],
  ]);
});

it('the newest three stay, each for a day; one without a test is finished', async () => {
  const { guest } = await family(shop.api);
  for (const id of ['d1', 'd2', 'd3', 'd1', 'd4']) {
    await save(guest, id);
    pass(60_000);
  }
  expect([await idsOf(guest), await stored(guest)]).toEqual([
    ['d4', 'd1', 'd3'],
    ['d1', 'd3', 'd4'],
  ]);
  const finishing = { attempt: 1 };
  for (const id of ['d1', 'none']) await save(guest, id, finishing);
  expect(await draftsOf(guest)).toMatchObject([
    { _id: 'd1', testId: null, patientId: null, orderId: null },
    { _id: 'd4', testId: 'tsh' },
    { _id: 'd3', testId: 'tsh' },
  ]);
  // Begun again by the tab that has given it up.
  await save(guest, 'd1');
  expect((await draftsOf(guest)).map(({ testId }) => testId)).toEqual(['tsh', 'tsh', 'tsh']);
  for (const id of ['d3', 'd4', 'd1', 'd5']) {
    await save(guest, id);
    pass(60_000);
    await save(guest, id, finishing);
  }
  expect(await stored(guest)).toEqual(['d1', 'd4', 'd5']);
  pass(draftLifetime - 1);
  expect(await idsOf(guest)).toEqual(['d5']);
  await shop.api.app.jobs.runOnce('forget unfinished bookings');
  expect(await stored(guest)).toEqual(['d5']);
  pass(1);
  expect(await idsOf(guest)).toEqual([]);
  await shop.api.app.jobs.runOnce('forget unfinished bookings');
  expect(await stored(guest)).toEqual([]);
});

it('an order in it is the customer’s own, and once it is paid the booking is finished', async () => {
  const { guest, order, body } = await family(shop.api);
  const { guest: other, id: paid } = await paidVisit(shop);
  const unpaid = (await order({ ...body, patient: guest.patient, test: 'tsh' })).body.data._id;
  for (const foreign of [paid, 'none'])
    expect(reasonOf(await save(guest, 'd1', { ...begun, order: foreign }))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
  await save(guest, 'd1', { ...begun, order: unpaid });
  expect((await draftsOf(guest)).map(({ orderId }) => orderId)).toEqual([unpaid]);
  await save(other, 'd1', { ...begun, order: paid });
  expect(await draftsOf(other)).toMatchObject([{ _id: 'd1', testId: null, orderId: null }]);
});

it('a name in place of an id, and what is longer than an id, is refused', async () => {
  const { guest } = await family(shop.api);
  for (const draft of [
    { ...begun, patient: 'Leela Menon' },
    { ...begun, lab: 'x'.repeat(101) },
    { ...begun, added: Array.from({ length: 7 }, () => ({ patient: 'p', test: 't' })) },
    { ...begun, orderedAs: 'Leela Menon' },
    { test: 'tsh' },
  ])
    expect((await save(guest, 'd1', draft)).status).toBe(400);
  expect(await stored(guest)).toEqual([]);
});

it('is in the file of the customer’s data, and goes with the account', async () => {
  const [guest] = (await crowd(shop.api, 1, await hashSecret(password, 'here'))) as [Guest];
  await save(guest, 'd1');
  const { stored: file } = JSON.parse((await guest.get('users/me/export')).text) as {
    stored: Record<string, object[]>;
  };
  expect(file.booking_drafts).toMatchObject([{ draft_id: 'd1', draft: begun }]);
  expect((await guest.post('users/deleteAccount', { password })).status).toBe(200);
  expect(await stored(guest)).toEqual([]);
});
