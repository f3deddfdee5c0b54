import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlowStep, StateFiguresJson } from '../../api/flowFigures/flowFigures.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { canariesOf, foundIn } from './support/canaries.ts';
import { START } from './support/clock.ts';
import { adminClient, signUp } from './support/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
});
beforeEach(async () => {
  api.clock.set(START);
  await api.db.deleteFrom('flow_figures').execute();
});
afterAll(() => api.stop());

const entered = (state: string, count = 1): FlowStep => ({ flow: 'booking', state, count });
const left = (state: string, next: string, bucket: number, count = 1): FlowStep => ({
  ...entered(state, count),
  next,
  bucket,
});
const send = (...steps: object[]) => api.client().post<number>('flow-figures', { steps });
const figures = async (days = 30, daysBack = 0) => {
  const query = `?days=${days}&daysBack=${daysBack}`;
  const admin = await adminClient(api);
  return (await admin.get<StateFiguresJson[]>(`admin/flow-figures${query}`)).body.data;
};
const rows = () => api.db.selectFrom('flow_figures').selectAll().orderBy('day').execute();

describe('the steps of flows', () => {
  it('are added up to what went on where, what left, and how long it took', async () => {
    const steps = [
      entered('lab.choosing', 3),
      left('lab.choosing', 'slot.loading', 2),
      left('lab.choosing', 'slot.loading', 4),
      left('lab.choosing', 'lab.loading', 4),
      entered('slot.loading', 2),
      // Null says the same as nothing.
      { ...entered('slot.loading'), next: null, bucket: null },
    ];
    const answer = await send(...steps);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toBe(5);
    expect((await send(...steps.slice(0, 2))).status).toBe(200);
    expect(await figures()).toEqual([
      {
        flow: 'booking',
        state: 'lab.choosing',
        entered: 6,
        wentOn: 4,
        // Two of four within 5 s, the bucket 2.
        medianSeconds: 5,
        next: [
          { state: 'slot.loading', count: 3 },
          { state: 'lab.loading', count: 1 },
        ],
      },
      {
        flow: 'booking',
        state: 'slot.loading',
        entered: 3,
        wentOn: 0,
        medianSeconds: null,
        next: [],
      },
    ]);
  });

  it('have no median where half of them took longer than the longest bucket', async () => {
    await send(entered('lab.choosing'), left('lab.choosing', 'slot.loading', 11));
    expect((await figures())[0]).toMatchObject({ wentOn: 1, medianSeconds: null });
  });

  it('count for the day in India, and are read for as many days as are asked', async () => {
    // The 22nd begins in India at 18:30 of the 21st in UTC.
    api.clock.set('2026-11-21T18:29:00Z');
    await send(entered('lab.choosing'));
    api.clock.set('2026-11-21T18:31:00Z');
    await send(entered('lab.choosing', 2));
    expect((await rows()).map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 2],
    ]);
    expect((await figures(1))[0]!.entered).toBe(2);
    expect((await figures(2))[0]!.entered).toBe(3);
    expect((await figures(1, 1))[0]!.entered).toBe(1);
    const admin = await adminClient(api);
    for (const days of [0, 91, 'all'])
      expect((await admin.get(`admin/flow-figures?days=${days}`)).status).toBe(400);
  });

  it('are kept for 90 days', async () => {
    await send(entered('lab.choosing'));
    api.clock.advance({ days: 89 });
    await api.app.jobs.runOnce('forget old flow figures');
    expect((await figures(90))[0]!.entered).toBe(1);
    api.clock.advance({ days: 1 });
    await api.app.jobs.runOnce('forget old flow figures');
    expect(await rows()).toEqual([]);
  });

  it('grow to two thousand million and no further, in a day and over all days', async () => {
    await send(entered('lab.choosing'));
    await api.db.updateTable('flow_figures').set({ count: 1_999_999_995 }).execute();
    expect((await send(entered('lab.choosing', 10))).status).toBe(200);
    expect((await rows()).map(({ count }) => count)).toEqual([2_000_000_000]);
    api.clock.advance({ days: 1 });
    await send(entered('lab.choosing', 10));
    expect((await figures())[0]!.entered).toBe(2_000_000_000);
  });

  it('are read for the last 30 days unless another number is asked for', async () => {
    await send(entered('lab.choosing'));
    api.clock.advance({ days: 29 });
    expect(await figures()).toHaveLength(1);
    api.clock.advance({ days: 1 });
    expect(await figures()).toEqual([]);
  });

  it('of many pages at once are all counted', async () => {
    const steps = ['lab.choosing', 'slot.loading', 'slot.choosing'].map((state) => entered(state));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send(...(index % 2 === 0 ? steps : steps.toReversed())),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await figures()).map(({ entered: times }) => times)).toEqual([30, 30, 30]);
  });
});

describe('what no page of ours sends', () => {
  it.each<[string, object[]]>([
    ['nothing', []],
    ['a flow that is not there', [{ ...entered('lab.choosing'), flow: 'paying' }]],
    ['a state that is not there', [entered('lab.dreaming')]],
    ['a state that has others inside', [entered('lab')]],
    ['a state of another flow', [entered('signingIn')]],
    ['a name of every object', [entered('constructor')]],
    ['a next state that is not there', [left('lab.choosing', 'asha@example.com', 1)]],
    ['a next state without a time', [{ ...entered('lab.choosing'), next: 'slot.loading' }]],
    ['a time without a next state', [{ ...entered('lab.choosing'), bucket: 1 }]],
    ['a bucket too many', [left('lab.choosing', 'slot.loading', 12)]],
    ['a bucket below the first', [left('lab.choosing', 'slot.loading', -1)]],
    ['none of them', [entered('lab.choosing', 0)]],
    ['too many of one', [entered('lab.choosing', 11)]],
    ['half of one', [entered('lab.choosing', 0.5)]],
    ['too many kinds', Array.from({ length: 41 }, () => entered('lab.choosing'))],
    ['one wrong among right ones', [entered('lab.choosing'), entered('lab.dreaming')]],
  ])('is refused and not counted: %s', async (_, steps) => {
    expect((await send(...steps)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('is bounded for each network', async () => {
    const limited = await startApi({ rateLimit: true });
    const message = { steps: [{ flow: 'booking', state: 'lab.choosing', count: 10 }] };
    const post = async () => (await limited.client().post('flow-figures', message)).status;
    expect(await post()).toBe(200);
    const ofNetwork = limited.db.updateTable('limits').where('key', 'like', 'flows:%');
    await ofNetwork.set({ count: 5_990 }).execute();
    expect([await post(), await post()]).toEqual([200, 429]);
    limited.clock.advance({ hours: 1 });
    expect(await post()).toBe(200);
    const [sum] = await limited.db.selectFrom('flow_figures').select('count').execute();
    expect(sum).toEqual({ count: 30 });
    await limited.stop();
  });
});

it('who it was is in no row, whatever is sent along', async () => {
  const canaries = canariesOf(7);
  const { account, email } = canaries;
  const customer = await signUp(api, { ...account, email });
  const steps = [{ ...entered('lab.choosing'), ...canaries, ...account }];
  const sent = await customer.post(
    'flow-figures',
    { steps, ...canaries, ...account, userId: customer.id },
    { 'user-agent': `Browser of ${account.firstName}`, referer: `https://assay.test/?of=${email}` },
  );
  expect(sent.status).toBe(200);
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'flow_figures' order by 1`.execute(api.db);
  expect(columns.map(({ name }) => name)).toEqual([
    'bucket',
    'count',
    'day',
    'flow',
    'next',
    'state',
  ]);
  expect(await rows()).toEqual([
    {
      day: '2026-11-21',
      flow: 'booking',
      state: 'lab.choosing',
      next: null,
      bucket: null,
      count: 1,
    },
  ]);
  const text = JSON.stringify(await rows());
  expect([...foundIn(text, canaries), ...[customer.id].filter((id) => text.includes(id))]).toEqual(
    [],
  );
  // Of another person the same: the rows do not differ by who it was.
  await send(entered('lab.choosing'));
  expect((await rows()).map(({ count }) => count)).toEqual([2]);
});
