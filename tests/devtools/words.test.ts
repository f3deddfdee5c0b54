import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { flowWords } from '../../devtools/words/flows/allFlows.ts';
import { sharedWords } from '../../devtools/words/flows/shared.words.ts';
import { actionsText, plainLabels, refusalText, wordsIn } from '../../devtools/words/words.ts';
import { happeningOf } from '../../devtools/words/happening.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const charts = shippedMachines.map((machine) => chartOf(machine));
const states = charts.flatMap((chart) => chart.states);
const transitions = charts.flatMap((chart) => chart.transitions);
const named = {
  events: transitions
    .map(({ event }) => event)
    .filter((event) => event !== 'always' && !event.startsWith('xstate.')),
  guards: transitions
    .flatMap(({ guard }) => guard?.split(/ (?:and|or) /) ?? [])
    .map((name) => name.replace('not ', '')),
  actions: [
    ...transitions.flatMap(({ actions }) => actions),
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
  ],
  services: states.flatMap(({ invokes }) => invokes),
  delays: transitions
    .map(({ delay }) => delay)
    .filter((delay): delay is string => typeof delay === 'string'),
};
const once = (names: string[]) => [...new Set(names)].toSorted();
/** A letter of Hindi. */
const devanagari = /[\u0900-\u097F]/;

describe.each(Object.entries(named))('the %s of every machine', (kind, names) => {
  it('have plain words in English, and no words are left of one that is gone', () => {
    expect(Object.keys(wordsIn.en[kind as 'events']).toSorted()).toEqual(once(names));
  });
  it('have plain words in Hindi', () => {
    const table = wordsIn.hi[kind as 'events'];
    expect(once(names).filter((name) => !devanagari.test(table[name] ?? ''))).toEqual([]);
  });
  it('are not their own explanation', () => {
    const table = wordsIn.en[kind as 'events'];
    expect(once(names).filter((name) => /[a-z][A-Z]|\w\.\w/.test(table[name]!))).toEqual([]);
  });
});

it('no name is said twice', () => {
  const tables = [sharedWords, ...Object.values(flowWords)].flatMap((words) =>
    Object.entries(words).filter(([kind]) => kind in named),
  );
  const names = tables.flatMap(([kind, table]) =>
    Object.keys(table).map((name) => `${kind} ${name}`),
  );
  expect(names.toSorted()).toEqual(once(names));
});

it('what a state means is said in Hindi, and nothing is left of one that is gone', () => {
  const paths = charts.map((chart) => [chart.id, chart.states.map(({ path }) => path).toSorted()]);
  const said = Object.entries(flowWords).map(([id, { means }]) => [
    id,
    Object.keys(means).toSorted(),
  ]);
  expect(said).toEqual(paths);
  const sentences = once(states.map(({ description }) => description));
  expect(sentences.filter((one) => !devanagari.test(wordsIn.hi.describe(one)))).toEqual([]);
});

const { en, hi } = wordsIn;
it.each([
  [plainLabels(en).event({ event: 'lab.confirmed', delay: undefined }), 'the lab was confirmed'],
  [
    plainLabels(en).event({ event: 'xstate.done.actor.loadLabs', delay: undefined }),
    'after loading the labs',
  ],
  [plainLabels(en).event({ event: 'xstate.after.x.y', delay: 1500 }), 'after 1.5 s'],
  [plainLabels(en).event({ event: 'xstate.after.x.y', delay: 50 }), 'a moment later'],
  [
    plainLabels(en).event({ event: 'xstate.after.holdLeft.y', delay: 'holdLeft' }),
    'when the slot is held no longer',
  ],
  [plainLabels(en).event({ event: 'xstate.route', delay: undefined }), 'its URL was opened'],
  [plainLabels(en).event({ event: 'somebody.elses', delay: undefined }), 'somebody.elses'],
  [
    plainLabels(en).guard('hasLab and not isPaid or isOver'),
    'only if a lab is chosen and not: it is paid or the order has ended',
  ],
  [plainLabels(hi).guard('hasLab'), 'केवल अगर लैब चुनी गई है'],
  [actionsText(en, ['setLab', 'theirs']), 'remembers the lab, theirs'],
  [refusalText(en, 'only if isLabOpen'), 'only if the lab has open slots'],
  [refusalText(hi, 'it lacks data: labId'), 'डेटा की कमी: labId'],
  [
    refusalText(en, 'nothing to do: isTestOfDraft'),
    'there is nothing to do: the booking is for this test already',
  ],
  [refusalText(hi, 'nothing to do'), 'करने को कुछ नहीं है'],
  [refusalText(hi, 'not possible in this state'), 'इस स्थिति में संभव नहीं'],
])('%s', (said, words) => {
  expect(said).toBe(words);
});

it('money that arrives leads on by a condition, and otherwise elsewhere', () => {
  const payment = charts.find(({ id }) => id === 'payment')!;
  const labels = plainLabels(en);
  const ways = payment.transitions.filter(
    ({ source, event }) => source === 'payment.PENDING' && event === 'payment.captured',
  );
  const guarded = ways.find(({ guard }) => guard)!;
  const conditions = ways.map((way) => happeningOf(payment, way, labels).split(', ').at(-1));
  expect(conditions).toEqual([labels.guard(guarded.guard!), en.page.otherwise]);
});

it('a page that is opened without a condition is no alternative to the other pages', () => {
  const change = charts.find(({ id }) => id === 'contactChange')!;
  const said = change.transitions
    .filter(({ event }) => event.startsWith('xstate.route'))
    .map((way) => happeningOf(change, way, plainLabels(en)));
  expect(said).toContain(en.page.urlOpened);
});
