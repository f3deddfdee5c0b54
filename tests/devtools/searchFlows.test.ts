import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { readNotes } from '../../devtools/chart/notes.ts';
import {
  searchableIn,
  searchableParts,
  searchableStories,
  searchFlows,
} from '../../devtools/search/searchFlows.ts';
import { allStories } from '../../devtools/stories/allStories.ts';
import { wordsIn } from '../../devtools/words/words.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const charts = shippedMachines.map((machine) => chartOf(machine));
const notes = readNotes(readFileSync('docs/flows/notes/payment.md', 'utf8'));
const stories = searchableStories(allStories, 'en');
const all = [
  ...stories,
  ...searchableParts(wordsIn.en),
  ...searchableIn(charts, wordsIn.en, (flow, path) =>
    flow === 'payment' ? (notes.get(path) ?? []).map(({ en }) => en) : [],
  ),
];
const find = (query: string) =>
  searchFlows(all, query).map((one) =>
    'part' in one
      ? `part ${one.part}`
      : 'story' in one
        ? `story ${one.story.id}`
        : `${one.flow} ${one.state.path}`,
  );

it.each([
  ['slot gone', ['booking opening.released', 'payment EXPIRED']],
  ['payment.declined', ['booking payment.declined']],
  ['isSlotTaken', ['booking address.creatingOrder']],
  ['refund', ['payment REFUND_PENDING', 'story refundRefused']],
  ['pay twice', ['story connectionLost']],
  ['offline while paying', ['story connectionLost']],
  ['back button', ['story backFromPayment']],
  ['15 minutes', ['story nobodyPays', 'story slotGoneWhilePaying', 'story moneyLate']],
  ['5 to 7 working days', ['story customerCancels', 'story nobodyOpens']],
  ['money', ['story nobodyOpens']],
  ['address is not served', ['booking address.labElsewhere']],
  ['what happens if the money is late?', ['story moneyLate']],
  ['what can go wrong at the address step?', ['booking address.creatingOrder']],
  ['what changed since the last release?', ['part changes']],
  ['where do people leave most?', ['part figures']],
  ['drop off', ['part figures']],
])('%s finds %j', (query, states) => {
  expect(find(query)).toEqual(expect.arrayContaining(states));
});

it.each([
  ['slotGoneWhilePaying', ['the slot is gone while paying', 'payment timeout']],
  ['moneyLate', ['the money came late', 'late payment']],
  ['cardDeclined', ['card declined', 'the card was refused']],
  ['connectionLost', ['paid twice', 'double payment']],
  ['tabClosed', ['close tab', 'abandoned booking', 'customers who leave', 'another phone']],
  [
    'slotTaken',
    ['two people want the last slot at the same minute', 'last slot', 'two people', 'same minute'],
  ],
  ['tabClosedWhilePaying', ['closes the tab while paying']],
  ['nobodyCollects', ['no address in the city']],
  [
    'nobodyOpens',
    [
      'nobody opened the door',
      'nobody opens',
      'customer not at home',
      'not at home',
      'no-show',
      'no show',
    ],
  ],
  ['childNeedsConsent', ['parent', 'guardian', 'consent', 'child', 'a test for my child']],
  ['noConnectionAtVisit', ['technician offline']],
  ['sampleSpoiled', ['the sample was spoiled', 'spoiled', 'spoilt', 'recollection']],
  ['newTimeTaken', ['reschedule a visit', 'move visit', 'move the appointment']],
  ['customerCancels', ['cancel an order that is paid', 'how much comes back']],
  [
    'refundRefused',
    ['the bank refused the refund', 'refund failed', 'refund refused', 'bank refund'],
  ],
  ['labCloses', ['the lab is closed']],
  ['labElsewhere', ['lab does not come to an address']],
  ['priceChanged', ['the price changed']],
  [
    'codeNeverArrives',
    ['the code never arrived', 'otp not received', 'sms', 'otp', 'one-time code never arrives'],
  ],
  ['wrongNumber', ['wrong mobile number']],
  ['passwordForgotten', ['forgot password']],
  ['sessionEnds', ['session expired while booking']],
  ['reloadWhilePaying', ['reload while paying', 'page refresh while paying']],
  ['noLabFree', ['no lab is free', 'no lab serves the PIN', 'pincode', 'pin code']],
  ['whoMayCancel', ['who may cancel']],
  ['paymentChecked', ['payment is still being checked']],
])('who asks for %s as owners do finds it first: %j', (id, questions) => {
  for (const question of questions)
    expect([question, find(question)[0]]).toEqual([question, `story ${id}`]);
});

it.each(allStories)('$asks.en is found by its own words, before all states', ({ id, asks }) => {
  expect(find(asks.en)[0]).toBe(`story ${id}`);
});

it.each(['last release', 'what changed', 'newest version'])(
  "'What changed' is the first that %s finds",
  (query) => {
    expect(find(query)[0]).toBe('part changes');
  },
);

it('nothing is found by nothing, nor by words that nobody used', () => {
  expect(find('  ')).toEqual([]);
  expect(find('slot zebra')).toEqual([]);
});

it('in Hindi, the words that people use for a slot and a payment find the stories', () => {
  const hindi = searchableStories(allStories, 'hi');
  const first = (query: string) => searchFlows(hindi, query).map(({ name }) => name);
  const gone = 'पेमेंट के दौरान स्लॉट हाथ से निकल जाता है';
  expect(first('भुगतान समय')).toContain(gone);
  expect(first('पेमेंट स्लॉट')).toContain(gone);
});
