import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import { createRequestCoalescer } from '../../api/labs/coalesceRequests.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';

describe('answers that are shared', () => {
  /** Answers that are made when the test says so, each another number. */
  function scene() {
    const share = createRequestCoalescer<number>();
    const made: PromiseWithResolvers<number>[] = [];
    const ask = (key = 'labs') =>
      share(key, () => {
        made.push(Promise.withResolvers<number>());
        return made.at(-1)!.promise;
      });
    const begun = async (count: number) => {
      await expect.poll(() => made.length).toBe(count);
    };
    return { ask, made, begun };
  }

  it('are made once for all who ask at once, and anew for who comes while one is being made', async () => {
    const { ask, made, begun } = scene();
    const first = [ask(), ask(), ask()];
    await begun(1);
    const later = [ask(), ask()];
    made[0]!.resolve(1);
    expect(await Promise.all(first)).toEqual([1, 1, 1]);
    await begun(2);
    made[1]!.resolve(2);
    expect(await Promise.all(later)).toEqual([2, 2]);
    const last = ask();
    await begun(3);
    made[2]!.resolve(3);
    expect(await last).toBe(3);
  });

  it('fail for those who share them alone', async () => {
    const { ask, made, begun } = scene();
    const first = ask().catch((error: Error) => error.message);
    await begun(1);
    const next = ask();
    made[0]!.reject(new Error('away'));
    expect(await first).toBe('away');
    await begun(2);
    made[1]!.resolve(2);
    expect(await next).toBe(2);
  });

  it('are other answers to other questions', async () => {
    const { ask, made, begun } = scene();
    const both = [ask('one'), ask('other')];
    await begun(2);
    made[0]!.resolve(1);
    made[1]!.resolve(2);
    expect(await Promise.all(both)).toEqual([1, 2]);
  });
});

describe('GET lab/getlab while many ask', () => {
  const lab = 'kaveri-precision-labs';
  const slot = `${lab}-20261124-0700`;
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ demo: true, rateLimit: false });
  });
  afterAll(() => api.stop());

  it('answers each for the tests and the PIN code that it asked for', async () => {
    const pins = (codes: string[]) =>
      api.db
        .updateTable('labs')
        .set({ pins: JSON.stringify(codes) })
        .where('id', '=', lab)
        .execute();
    await pins(['411']);
    const queries = [
      '',
      '?testId=tsh',
      '?testId=lipid-profile',
      '?testId=tsh&pin=560038',
      '?testId=tsh&pin=411001',
      '?testIds=tsh,lipid-profile',
      '?testIds=tsh,hba1c',
      '?testIds=tsh,hba1c&pin=560038',
    ];
    const ask = async (query: string) => (await api.client().get(`lab/getlab${query}`)).body;
    const oneByOne = [];
    for (const query of queries) oneByOne.push(await ask(query));
    expect(await Promise.all(queries.map(ask))).toEqual(oneByOne);
    await pins([]);
    // The lab is at 411 alone, as without a PIN code.
    expect(new Set(oneByOne.map((body) => JSON.stringify(body))).size).toBe(queries.length - 1);
  });

  it('knows of every booking that was confirmed before one asked', async () => {
    await api.db.updateTable('slots').set({ capacity: 1 }).where('id', '=', slot).execute();
    const open = async () =>
      (await api.client().get<LabJson[]>('lab/getlab?testId=tsh')).body.data.find(
        ({ _id }) => _id === lab,
      )!.slotsAvailable;
    const [guest] = await crowd(api, 1);
    const before = await open();
    let over = false;
    const others = Promise.all(
      Array.from({ length: 10 }, async () => {
        while (!over) await open();
      }),
    );
    const { status } = await guest!.post('order/createorder', {
      patient: guest!.patient,
      address: guest!.address,
      test: 'tsh',
      lab,
      slot,
    });
    const after = await Promise.all([open(), open()]);
    over = true;
    await others;
    expect([status, ...after]).toEqual([201, before - 1, before - 1]);
  });
});
