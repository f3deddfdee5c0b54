import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { readNotes } from '../../devtools/chart/notes.ts';
import { searchableIn, searchFlows } from '../../devtools/search/searchFlows.ts';
import { wordsIn } from '../../devtools/words/words.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const charts = shippedMachines.map((machine) => chartOf(machine));
const notes = readNotes(readFileSync('docs/flows/notes/payment.md', 'utf8'));
const all = searchableIn(charts, wordsIn.en, (flow, path) =>
  flow === 'payment' ? (notes.get(path) ?? []) : [],
);
const find = (query: string) =>
  searchFlows(all, query).map(({ flow, state }) => `${flow} ${state.path}`);

it.each([
  ['slot gone', ['booking payment.lapsed', 'payment EXPIRED']],
  ['payment.declined', ['booking payment.declined']],
  ['isSlotTaken', ['booking address.creatingOrder']],
  ['refund', ['payment REFUND_PENDING']],
])('%s finds %j', (query, states) => {
  expect(find(query)).toEqual(expect.arrayContaining(states));
});

it('nothing is found by nothing, nor by words that nobody used', () => {
  expect(find('  ')).toEqual([]);
  expect(find('slot zebra')).toEqual([]);
});
