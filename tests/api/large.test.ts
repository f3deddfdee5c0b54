import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedLargeCatalogue } from '../../api/demo/largeCatalogue.seed.ts';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
afterAll(() => api.stop());

describe('the large catalogue', () => {
  it('has as many tests and labs as asked for, priced and with slots, and grows only once', async () => {
    for (let run = 0; run < 2; run += 1)
      await seedLargeCatalogue(api.db, { tests: 100, labs: 30 }, api.clock.now());
    expect((await api.client().get('tests/alltests')).body.data).toHaveLength(100);
    expect((await api.client().get('lab/getlab?testId=hba1c')).body.data).toHaveLength(30);
    const copy = (
      await api.db
        .selectFrom('tests')
        .select('id')
        .where('position', '>', 1000)
        .executeTakeFirstOrThrow()
    ).id;
    const labs = (await api.client().get<LabJson[]>(`lab/getlab?testId=${copy}`)).body.data;
    expect(labs).toHaveLength(20);
    const added = labs.find((lab) => /\d$/.test(lab._id) && lab.slotsAvailable > 0)!;
    expect(
      (await api.client().get<SlotJson[]>(`slot/getslot?labId=${added._id}`)).body.data,
    ).toHaveLength(added.slotsAvailable);
  });
});
