import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violationOf } from './support/ledger.ts';
import { sequencesUpTo } from './support/paymentEnds.ts';
import { drawPaymentGraph, wrongEnd, wrongEnds } from './support/paymentGraph.ts';
import { startPaymentTable } from './support/paymentTable.ts';
import {
  happenings,
  refundHappenings,
  refundWorlds,
  visitHappenings,
  visitWorlds,
  worlds,
} from './support/paymentWorlds.ts';
import type { PaymentTable } from './support/paymentTable.ts';
import type { World } from './support/paymentWorlds.ts';
import { tried } from '../attack/figures.ts';
import { isDue } from '../rotation.ts';

const attack = 'payments and refunds in every order';
/** The rules are the same on both databases: a third of the worlds is seen in each turn on PostgreSQL. */
const every = inject('templateUrl') === undefined ? 6 : 3;
const due = (some: readonly World[]) =>
  some.filter(({ name }) => isDue(`payments: ${name}`, every));
let table: PaymentTable;
beforeAll(async () => {
  table = await startPaymentTable();
});
afterAll(() => table.stop());

describe.each(due(worlds))('an order $name', (world) => {
  it(
    'is never paid twice, never paid without order or refund, and ends as the table says, whatever happens in whatever order',
    { timeout: 360_000 },
    async () => {
      const graph = await drawPaymentGraph(table, world, happenings);
      expect(graph.violations).toEqual([]);
      const { sequences, wrong } = wrongEnds(graph, world, happenings, 5);
      expect(sequences).toBe(7 + 49 + 343 + 2401 + 16_807);
      tried(attack, sequences, { 'as the table says': sequences - wrong.length });
      expect(wrong).toEqual([]);
    },
  );
});

// Whatever the provider makes of a refund, it is told as refunded when the money is back (PD-54).
describe.each(due(refundWorlds))('an order $name', (world) => {
  it(
    'has its money back once, and is told so only then, whatever happens in whatever order',
    { timeout: 360_000 },
    async () => {
      const graph = await drawPaymentGraph(table, world, refundHappenings);
      expect(graph.violations).toEqual([]);
      const { sequences, wrong } = wrongEnds(graph, world, refundHappenings, 5);
      expect(sequences).toBe(5 + 25 + 125 + 625 + 3125);
      tried(attack, sequences, { 'as the table says': sequences - wrong.length });
      expect(wrong).toEqual([]);
    },
  );
});

describe.each(due(visitWorlds))('a visit $name', (world) => {
  it(
    'gives back the share of a cancelled test and never more than was paid, whatever happens in whatever order',
    { timeout: 360_000 },
    async () => {
      const graph = await drawPaymentGraph(table, world, visitHappenings);
      expect(graph.violations).toEqual([]);
      const { sequences, wrong } = wrongEnds(graph, world, visitHappenings, 5);
      expect(sequences).toBe(5 + 25 + 125 + 625 + 3125);
      tried(attack, sequences, { 'as the table says': sequences - wrong.length });
      expect(wrong).toEqual([]);
    },
  );
});

it(
  'sequences that are played out one by one end as the table says too',
  { timeout: 180_000 },
  async () => {
    const [world] = worlds;
    for (const sequence of sequencesUpTo(2, happenings)) {
      const ledgers = await table.play(world!, sequence);
      expect([sequence, ledgers.map(violationOf).find((violation) => violation !== null)]).toEqual([
        sequence,
        undefined,
      ]);
      expect(wrongEnd(world!, sequence, ledgers.at(-1)!)).toBeNull();
    }
  },
);
