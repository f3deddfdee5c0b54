import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { violationOf } from '../api/support/ledger.ts';
import { sequencesUpTo } from '../api/support/paymentEnds.ts';
import { drawPaymentGraph, wrongEnd, wrongEnds } from '../api/support/paymentGraph.ts';
import { startPaymentTable } from '../api/support/paymentTable.ts';
import {
  happenings,
  moreHappenings,
  refundHappenings,
  refundWorlds,
  worlds,
} from '../api/support/paymentWorlds.ts';
import type { PaymentTable } from '../api/support/paymentTable.ts';
import type { Happening, World } from '../api/support/paymentWorlds.ts';
import { print } from './print.ts';
import { tried } from '../attack/figures.ts';
import { timesLonger } from '../attack/attacks.ts';

const attack = 'payments and refunds in every order';
const minutes = 60_000;
const everything = [...moreHappenings, 'refundHeard'] as const;

// The rules are the same on both databases.
describe.skipIf(inject('templateUrl'))('the payment table', () => {
  let table: PaymentTable;
  beforeAll(async () => {
    table = await startPaymentTable();
  });
  afterAll(() => table.stop());

  const play = async (world: World, sequence: readonly Happening[]) => {
    const ledgers = await table.play(world, sequence);
    const violation =
      ledgers.map(violationOf).find((one) => one !== null) ??
      wrongEnd(world, sequence, ledgers.at(-1)!);
    expect([world.name, sequence, violation]).toEqual([world.name, sequence, null]);
  };

  it.each(worlds)(
    'of an order $name holds for every sequence of all happenings',
    { timeout: 20 * minutes },
    async (world) => {
      const graph = await drawPaymentGraph(table, world, moreHappenings);
      expect(graph.violations).toEqual([]);
      const { sequences, wrong } = wrongEnds(graph, world, moreHappenings, 5);
      tried(attack, sequences, { 'as the table says': sequences - wrong.length });
      expect(wrong).toEqual([]);
      print(
        `payment table, ${world.name}: ${graph.standings} standings, ${graph.played} played over HTTP, the ends of ${sequences} sequences of up to 5 happenings right`,
      );
    },
  );

  it.each(refundWorlds)(
    'of an order $name holds for every sequence of what bears on refunds',
    { timeout: 20 * minutes },
    async (world) => {
      const graph = await drawPaymentGraph(table, world, refundHappenings);
      expect(graph.violations).toEqual([]);
      const { sequences, wrong } = wrongEnds(graph, world, refundHappenings, 7);
      tried(attack, sequences, { 'as the table says': sequences - wrong.length });
      expect(wrong).toEqual([]);
      print(
        `payment table, ${world.name}: ${graph.standings} standings, ${graph.played} played over HTTP, the ends of ${sequences} sequences of up to 7 happenings right`,
      );
    },
  );

  it('holds for sequences that are played out one by one', { timeout: 20 * minutes }, async () => {
    const all = sequencesUpTo(3, happenings);
    for (const sequence of all) await play(worlds[1]!, sequence);
    const until = Date.now() + 1.5 * timesLonger * minutes;
    let long = 0;
    for (; Date.now() < until; long += 1) {
      const sequence = Array.from(
        { length: 4 + Math.floor(Math.random() * 5) },
        () => everything[Math.floor(Math.random() * everything.length)]!,
      );
      await play([...worlds, ...refundWorlds][long % 7]!, sequence);
    }
    tried(attack, all.length + long, { 'as the table says': all.length + long });
    expect(long).toBeGreaterThan(0);
    print(
      `payment table, played out: all ${all.length} sequences of up to 3 happenings and ${long} random ones of 4 to 8, no fault`,
    );
  });
});
