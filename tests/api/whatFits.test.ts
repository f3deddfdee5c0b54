import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { exported, importFile } from './support/catalogueFile.ts';
import { adminClient } from './support/people.ts';
import { family, visitLab } from './support/visit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

const fasting = 'fasting-blood-sugar';
const afterMeal = 'post-prandial-blood-sugar';

describe('an order', () => {
  it.each([
    ['a test for men, for a woman', 'TEST_NOT_FOR_PATIENT', ['psa-total']],
    [
      'a test beside the panel that contains it',
      'TEST_CONTAINED',
      ['complete-blood-count-cbc', 'fever-panel'],
    ],
    ['sugar fasting and after a meal', 'TESTS_APART', [fasting, afterMeal]],
    [
      'sugar after a meal beside a fasting panel',
      'TESTS_APART',
      ['diabetes-care-panel', afterMeal],
    ],
  ])('of %s is refused with what to do instead, and nothing is held', async (_, reason, tests) => {
    const { guest, order } = await family(api);
    const items = tests.map((test) => ({ patient: guest.patient, test }));
    const { status, body } = await order({ items });
    expect([status, body]).toMatchObject([
      422,
      { code: 'TESTS_UNFIT', reason, message: expect.stringContaining('Please') as string },
    ]);
    expect((await guest.get<OrderJson[]>('order')).body.data).toEqual([]);
  });

  it('of the same tests for two people, or of a test for men for a man, is made', async () => {
    const { guest, father, order } = await family(api);
    const { status } = await order({
      items: [
        { patient: guest.patient, test: fasting },
        { patient: father, test: afterMeal },
        { patient: father, test: 'psa-total' },
      ],
    });
    expect(status).toBe(201);
  });

  it('that is changed is held to the same', async () => {
    const { guest, body, order } = await family(api);
    const { _id } = (await order({ items: [{ patient: guest.patient, test: 'tsh' }] })).body.data;
    const items = ['tsh', 'thyroid-profile-t3-t4-tsh'].map((test) => ({
      patient: guest.patient,
      test,
    }));
    const refused = await guest.call('PUT', `order/${_id}`, { ...body, items });
    expect([refused.status, refused.body.reason]).toEqual([422, 'TEST_CONTAINED']);
  });
});

describe('the second sample', () => {
  const slotAt = (time: string) => `${visitLab}-20261125-${time}`;

  it('is a visit of its own, two hours later and not before, also where it is moved', async () => {
    const { guest, order } = await family(api);
    const visit = (test: string, time: string) =>
      order({ items: [{ patient: guest.patient, test }], slot: slotAt(time) });
    expect((await visit(fasting, '0700')).status).toBe(201);
    const tooEarly = await visit(afterMeal, '0830');
    expect([tooEarly.status, tooEarly.body]).toMatchObject([
      422,
      {
        reason: 'TESTS_APART',
        params: { test: 'Post Prandial Blood Sugar', other: 'Fasting Blood Sugar', minutes: 120 },
      },
    ]);
    const made = await visit(afterMeal, '0900');
    expect(made.status).toBe(201);
    await api.db
      .updateTable('orders')
      .set({ payment_status: 'SUCCESS', hold_expires_at: null })
      .where('id', '=', made.body.data._id)
      .execute();
    const move = (time: string) =>
      guest.post(`order/${made.body.data._id}/reschedule`, { slot: slotAt(time) });
    expect((await move('0800')).body.reason).toBe('TESTS_APART');
    expect((await move('0930')).status).toBe(200);
  });
});

describe('a test says of whom it fits', () => {
  it('some tests are read at once, those that are not offered left out', async () => {
    const { body } = await api.client().get<LabTestJson[]>('tests/some?ids=psa-total,none,amh');
    expect(body.data.map(({ _id, for_gender, age_from }) => [_id, for_gender, age_from])).toEqual([
      ['amh', 'female', 18],
      ['psa-total', 'male', 40],
    ]);
  });

  it.each([
    [{ contains: ['none'] }, 'contains', 'FIELD_NOT_OTHER_TEST'],
    [{ contains: 'esr' }, 'contains', 'FIELD_NOT_OTHER_TEST'],
    [{ apart_from: ['tsh'] }, 'apart_minutes', 'FIELD_MISSING'],
    [{ apart_from: ['tsh'], apart_minutes: '0' }, 'apart_minutes', 'NUMBER_INVALID'],
    [{ repeat_months: '25' }, 'repeat_months', 'NUMBER_INVALID'],
    [{ age_from: '121' }, 'age_from', 'NUMBER_INVALID'],
    [{ age_from: 40, age_to: 39 }, 'age_to', 'FIELD_TOO_SMALL'],
  ])('%j is refused at its field, and nothing is stored', async (changes, field, reason) => {
    const admin = await adminClient(api);
    const { status, body } = await admin.call('PATCH', 'tests/esr', changes);
    expect([status, body.data]).toMatchObject([400, { fields: [{ field, reason }] }]);
  });

  it('is stored as it was typed, and taken back', async () => {
    const admin = await adminClient(api);
    const saved = await admin.call<LabTestJson>('PATCH', 'tests/esr', {
      for_gender: 'female',
      age_from: ' १८ ',
      age_to: '',
      contains: 'tsh, hba1c',
      apart_from: ['amh'],
      apart_minutes: '30',
    });
    expect(saved.body.data).toMatchObject({
      for_gender: 'female',
      age_from: 18,
      age_to: null,
      contains: ['tsh', 'hba1c'],
      apart_from: ['amh'],
      apart_minutes: 30,
    });
    const nothing = { for_gender: null, age_from: null, contains: [], apart_from: [] };
    const cleared = await admin.call<LabTestJson>('PATCH', 'tests/esr', {
      ...nothing,
      apart_minutes: '',
    });
    expect(cleared.body.data).toMatchObject({ ...nothing, apart_minutes: null });
  });

  it('comes and goes with the file of tests, whose mistakes are named by their cells', async () => {
    const admin = await adminClient(api);
    expect((await exported(admin)).text).toMatch(/,false,male,40,,,,,,true,/);
    const wrong = await importFile(admin, 'id,age_from,contains\nesr,old,none\n');
    expect(wrong.body.data).toMatchObject({
      faults: [
        { line: 2, column: 'age_from', reason: 'NUMBER_INVALID' },
        { line: 2, column: 'contains', reason: 'FIELD_NOT_OTHER_TEST' },
      ],
    });
    expect(
      (await importFile(admin, 'id,for_gender,contains\nesr,Female,"tsh\nhba1c"\n')).status,
    ).toBe(200);
    const { body } = await api.client().get<LabTestJson>('tests/singleTest/esr');
    expect([body.data.for_gender, body.data.contains]).toEqual(['female', ['tsh', 'hba1c']]);
  });
});
