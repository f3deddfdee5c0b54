import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Chart } from '../../devtools/chart/chart.ts';
import { sentencesOf } from '../../devtools/versions/sentences.ts';
import { readVersion, writeVersion } from '../../devtools/versions/version.ts';
import type { Version } from '../../devtools/versions/version.ts';
import { versionOf } from '../../devtools/versions/versionOf.ts';
import { whatChanged } from '../../devtools/versions/whatChanged.ts';
import { stateName, wordsIn } from '../../devtools/words/words.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const now = readVersion(writeVersion(versionOf(shippedMachines, 'machines')));
const kept = globSync('devtools/versions/kept/*.jsonl').map((path) =>
  readVersion(readFileSync(path, 'utf8')),
);
const saidBetween = (before: Version, after: Version, language: 'en' | 'hi' = 'en') =>
  whatChanged(before, after).flows.map((flow) => sentencesOf(wordsIn[language], flow));

it.each(['en', 'hi'] as const)(
  'what differs between any two kept versions is said without a name of the code (%s)',
  (language) => {
    const sentences = [...kept, now].flatMap((after) =>
      kept.flatMap((before) => saidBetween(before, after, language).flat()),
    );
    expect(sentences.length).toBeGreaterThan(20);
    for (const sentence of sentences)
      expect(sentence).not.toMatch(/undefined|\b[a-z]+[A-Z]|\w\.\w|function|\[object/);
  },
);

it('what only kept versions have still is named in both languages, and nothing else is', () => {
  const namesOf = ({ charts }: Version) => ({
    states: charts.flatMap(({ states }) => states.map(({ id }) => id)),
    events: charts.flatMap(({ transitions }) =>
      transitions.map(({ event }) => event).filter((event) => !/^(always$|xstate\.)/.test(event)),
    ),
    guards: charts.flatMap(({ transitions }) =>
      transitions.flatMap(({ guard }) => guard?.match(/\w+/g) ?? []),
    ),
    services: charts.flatMap(({ states }) => states.flatMap(({ invokes }) => invokes)),
    actions: charts.flatMap(({ states, transitions }) => [
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...transitions.flatMap(({ actions }) => actions),
    ]),
    delays: charts.flatMap(({ transitions }) =>
      transitions.flatMap(({ delay }) => (typeof delay === 'string' ? [delay] : [])),
    ),
  });
  const words = /^(?:and|or|not)$/;
  for (const kind of ['states', 'events', 'guards', 'services', 'actions', 'delays'] as const) {
    const gone = kept
      .flatMap((version) => namesOf(version)[kind])
      .filter((name) => !words.test(name) && !(name in wordsIn.en[kind]));
    for (const { gone: named } of Object.values(wordsIn))
      expect([kind, ...Object.keys(named[kind]).toSorted()]).toEqual([
        kind,
        ...[...new Set(gone)].toSorted(),
      ]);
  }
  const devanagari = /[\u0900-\u097F]/;
  const meanings = kept.flatMap(({ charts }) =>
    charts.flatMap(({ id, states }) =>
      states.map(({ path, description }) => wordsIn.hi.describe(description, `${id} ${path}`)),
    ),
  );
  expect(meanings.filter((means) => means !== '' && !devanagari.test(means))).toEqual([]);
});

it('a flow of which anything differs says something, and one that is as before nothing', () => {
  for (const before of kept)
    for (const flow of whatChanged(before, now).flows) {
      const differs =
        flow.changes.length + flow.guards.length + flow.delays.length > 0 ||
        !flow.before ||
        !flow.after;
      expect([flow.comparison.chart.id, sentencesOf(wordsIn.en, flow).length > 0]).toEqual([
        flow.comparison.chart.id,
        differs,
      ]);
    }
});

const signIn = now.charts.find(({ id }) => id === 'signIn')!;
const between = (before: Chart, after: Chart) =>
  saidBetween({ charts: [before], bodies: new Map() }, { charts: [after], bodies: new Map() })[0]!;
const leaf = signIn.states.find(
  ({ id, path, description }) =>
    path !== '' && description !== '' && !signIn.states.some(({ parent }) => parent === id),
)!;
const without: Chart = {
  ...signIn,
  states: signIn.states.filter((state) => state !== leaf),
  transitions: signIn.transitions.filter(
    ({ source, targets }) => source !== leaf.id && !targets.includes(leaf.id),
  ),
};

it('a state that is gone or new is said once, with what it means, and not its ways again', () => {
  for (const sentences of [between(signIn, without), between(without, signIn)])
    expect(sentences.map((one) => one.includes(leaf.description))).toEqual([true]);
});

it('a way that leads elsewhere is one sentence with both ends', () => {
  const way = signIn.transitions.find(({ targets }) => targets.length === 1)!;
  const elsewhere = signIn.states.find(
    ({ id, path }) => path !== '' && id !== way.targets[0] && id !== way.source,
  )!;
  const led = (one: typeof way) => (one === way ? { ...way, targets: [elsewhere.id] } : one);
  const after = { ...signIn, transitions: signIn.transitions.map(led) };
  const name = (id: string) => stateName(wordsIn.en, id);
  const [sentence, ...others] = between(signIn, after);
  expect(others).toEqual([]);
  for (const id of [way.targets[0]!, elsewhere.id]) expect(sentence).toContain(name(id));
});

it('the end of a step is not said, and a way to it is one to what follows the step', () => {
  const steps = now.charts.find(({ id }) => id === 'booking')!;
  const end = steps.states.find(({ path }) => path === 'slot.done')!;
  const onward = steps.transitions.filter(
    ({ source, event }) => source === end.parent && event.startsWith('xstate.done.state.'),
  );
  const ends = onward.flatMap(({ targets }) => targets);
  const direct: Chart = {
    ...steps,
    states: steps.states.filter(({ id }) => id !== end.id),
    transitions: steps.transitions
      .filter((way) => !onward.includes(way))
      .map((way) => (way.targets.includes(end.id) ? { ...way, targets: ends } : way)),
  };
  const withoutWords = between(steps, direct).filter((said) => said !== wordsIn.en.changes.inside);
  expect(withoutWords).toEqual([]);
});

it('what is new in several states alike is one sentence', () => {
  const leaves = signIn.states.filter(({ type, path }) => type === 'atomic' && path !== '');
  const [to, ...from] = leaves;
  const added = from.map(({ id }) => ({
    id: `${id} new 0`,
    source: id,
    event: 'code.submitted',
    guard: undefined,
    delay: undefined,
    actions: [],
    targets: [to!.id],
  }));
  expect(from.length).toBeGreaterThan(1);
  const after = { ...signIn, transitions: [...signIn.transitions, ...added] };
  expect(between(signIn, after)).toHaveLength(1);
});
