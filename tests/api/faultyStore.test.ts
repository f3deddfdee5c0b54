import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOnStore } from './support/apiOnStore.ts';
import type { Fault } from './support/objectStoreStandIn.ts';
import { sentenceOf } from '../../api/reasons/reasons.ts';

const away = [503, '5', { message: sentenceOf('FILES_UNAVAILABLE'), code: 'UNAVAILABLE' }];

describe('a store that goes wrong', () => {
  let world: Awaited<ReturnType<typeof apiOnStore>>;
  beforeAll(async () => {
    world = await apiOnStore();
    await world.report('first');
  });
  afterAll(() => world.stop());
  const rows = () => world.api.db.selectFrom('orders').selectAll().orderBy('id').execute();
  const said = ({ status, headers, body }: Awaited<ReturnType<typeof world.report>>) => [
    status,
    headers['retry-after'],
    body,
  ];

  const faults: [fault: Fault, does: 'reads' | 'both'][] = [
    ['serverError', 'both'],
    ['forbidden', 'both'],
    ['noBucket', 'both'],
    ['nonsense', 'both'],
    ['cutOff', 'both'],
    ['silent', 'reads'],
    ['halfABody', 'reads'],
    ['stalls', 'reads'],
  ];
  it.each(faults)(
    '%s is answered with a sentence, and nothing is recorded',
    { timeout: 90_000 },
    async (fault, does) => {
      const before = await rows();
      world.store.goWrong(fault);
      const began = performance.now();
      const read = await world.admin.get(`report/${world.order}/file`);
      expect(said(read)).toMatchObject(away);
      const sent = does === 'both' ? said(await world.report('lost')) : away;
      expect(sent).toMatchObject(away);
      expect(performance.now() - began).toBeLessThan(50_000);
      expect(await rows()).toEqual(before);
      world.store.goWrong();
      expect((await world.admin.get(`report/${world.order}/file`)).text).toBe('%PDF-1.4 first');
    },
  );
});
