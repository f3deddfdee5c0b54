import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

const contracts = import.meta.glob<Record<string, { enum?: string[] } | undefined>>(
  '../../api/**/*.contract.ts',
  { eager: true },
);

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Lists of words that no call sends, and that only the service writes. */
const ofTheService = [
  'codes_purpose_check',
  'consultations_state_check',
  'orders_status_check',
  'receipts_kind_check',
  'report_values_state_check',
  'sandbox_payments_status_check',
];

const sorted = (words: readonly string[]) => words.toSorted().join(' ');

it('a column that holds one of a few words holds those of a contract, or the database would refuse what a call takes', async () => {
  const enums = Object.values(contracts)
    .flatMap((contract) => Object.values(contract))
    .flatMap((one) => (one?.enum ? [sorted(one.enum)] : []));
  const { rows } = await sql<{ name: string; rule: string }>`
    select conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'c'`.execute(api.db);
  const lists = rows.flatMap(({ name, rule }) => {
    const [, list] = /= ANY \(ARRAY\[(.*?)\]\)/.exec(rule) ?? [];
    return list ? [{ name, words: list.match(/(?<=')[^']*(?='::)/g) ?? [] }] : [];
  });
  expect(lists.length).toBeGreaterThan(ofTheService.length);
  const unknown = lists.filter(({ words }) => !enums.includes(sorted(words)));
  expect(
    unknown.map(({ name }) => name).toSorted(),
    'Write a migration with the words of the contract, or say here that no call sends them.',
  ).toEqual(ofTheService);
});
