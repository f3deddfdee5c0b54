import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { plainLabels, wayTo } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { wordsOfGone } from './wordsOfGone.ts';
import type { Change } from './change.ts';
import type { FlowChange } from './whatChanged.ts';

/**
 * What is different in a flow for those who use it, in sentences, the largest first: states that are
 * new or gone, ways that lead elsewhere, what is done differently, what is decided differently. What
 * leads from or to a state that is itself new or gone is not said again.
 */
export function sentencesOf(given: Words, flow: FlowChange): string[] {
  const words = wordsOfGone(given);
  const { changes: texts, guards, delays } = words;
  const { before, after } = flow;
  if (!before || !after) {
    const means = words.describe((after ?? before)!.description);
    return [after ? texts.newFlow(means) : texts.goneFlow(means)];
  }
  const working = flow.changes.filter(({ isWording }) => !isWording);
  const states = working.filter((one) => isState(one));
  const ways = working.filter((one) => !isState(one));
  const only = (some: Change[], kind: Change['difference']) =>
    some.filter(({ difference }) => difference === kind);
  const said = [
    ...statesSaid(words, after, only(states, 'added')),
    ...statesSaid(words, before, only(states, 'removed')),
    ...endsLast(flow, only(ways, 'changed')).flatMap((one) => waySaid(words, flow, one)),
    ...endsLast(flow, withoutNewOnes(ways, flow)).flatMap((one) => waySaid(words, flow, one)),
    ...only(states, 'changed').flatMap((one) => stateSaid(words, after, one)),
    ...flow.guards.map((name) => texts.guard(guards[name]!)),
    ...flow.delays.map((name) => texts.delay(delays[name]!)),
  ];
  const wording = flow.changes.length - working.length;
  return said.length === 0 && wording > 0 ? [texts.onlyWords(wording)] : [...new Set(said)];
}

const isState = ({ before, after }: Change) => 'path' in (after ?? before!);

/** New and gone ways between states that were there and are there still. */
function withoutNewOnes(ways: readonly Change[], { before, after }: FlowChange): Change[] {
  const known = [before, after].map((chart) => new Set(chart?.states.map(({ id }) => id)));
  return ways.filter(({ difference, before: old, after: now }) => {
    if (difference === 'changed') return false;
    const { source, targets } = (now ?? old) as ChartTransition;
    return [source, ...targets].every((id) => known.every((ids) => ids.has(id)));
  });
}

/** Ways to the end of a step come last: what follows the step is said elsewhere. */
function endsLast({ before, after }: FlowChange, ways: readonly Change[]): Change[] {
  const ends = new Set(
    [before, after].flatMap((chart) =>
      (chart?.states ?? []).filter(({ type }) => type === 'final').map(({ id }) => id),
    ),
  );
  const leadsToEnd = ({ before: old, after: now }: Change) =>
    [old, now].some((way) => way && 'targets' in way && way.targets.some((id) => ends.has(id)));
  return [...ways.filter((one) => !leadsToEnd(one)), ...ways.filter(leadsToEnd)];
}

const nameOf = (words: Words, chart: Chart, id: string) =>
  wayTo(words, chart.states.find((state) => state.id === id)?.path || chart.id);

/** New states, or gone ones: those inside of another one are said with it. */
function statesSaid(words: Words, chart: Chart, changes: readonly Change[]): string[] {
  const { changes: texts } = words;
  const things = changes.map(({ before, after }) => (after ?? before) as ChartState);
  const isNew = changes[0]?.difference === 'added';
  const outer = things
    .filter(({ parent }) => !things.some(({ id }) => id === parent))
    .toSorted((one, other) => Number(one.type === 'final') - Number(other.type === 'final'));
  const silent = outer.filter(({ description }) => description === '');
  const names = silent.map(({ id }) => nameOf(words, chart, id));
  return [
    ...outer
      .filter((state) => !silent.includes(state))
      .map(({ id, description }) =>
        (isNew ? texts.newState : texts.goneState)(
          nameOf(words, chart, id),
          words.describe(description),
        ),
      ),
    ...(names.length > 0 ? [(isNew ? texts.newStates : texts.goneStates)(names)] : []),
  ];
}

/** What is done in a state, or asked there, that was not before. */
function stateSaid(words: Words, chart: Chart, { before, after }: Change): string[] {
  const { changes: texts } = words;
  const [old, now] = [before, after] as [ChartState, ChartState];
  const name = nameOf(words, chart, now.id);
  const done = ({ invokes, entry, exit }: ChartState) => [
    ...invokes.map((id) => words.services[id]!),
    ...[...entry, ...exit].map((one) => words.actions[one]!),
  ];
  const said = differing(words, texts.inState(name), done(old), done(now));
  return said.length > 0 ? said : [texts.otherwise(name)];
}

function waySaid(words: Words, flow: FlowChange, { before, after }: Change): string[] {
  const { changes: texts } = words;
  const { event, guard } = plainLabels(words);
  const [old, now] = [before, after] as (ChartTransition | undefined)[];
  const target = (one: ChartTransition, chart: Chart) =>
    one.targets.map((id) => `‘${nameOf(words, chart, id)}’`).join(', ') || words.page.stays;
  const condition = (one: ChartTransition) => (one.guard ? guard(one.guard) : texts.always);
  const source = nameOf(words, now ? flow.after! : flow.before!, (now ?? old)!.source);
  const happens = event((now ?? old)!);
  const onlyIf = (one: ChartTransition) =>
    one.guard ? `${happens}, ${guard(one.guard)}` : happens;
  if (!old) return [texts.newWay(source, onlyIf(now!), target(now!, flow.after!))];
  if (!now) return [texts.goneWay(source, onlyIf(old), target(old, flow.before!))];
  const [leads, led] = [target(now, flow.after!), target(old, flow.before!)];
  return [
    ...(leads === led ? [] : [texts.otherTarget(source, happens, leads, led)]),
    ...(old.guard === now.guard
      ? []
      : [texts.otherCondition(source, happens, condition(now), condition(old))]),
    ...differing(
      words,
      texts.onWay(source, happens),
      old.actions.map((name) => words.actions[name]!),
      now.actions.map((name) => words.actions[name]!),
    ),
  ];
}

function differing(
  { changes: texts }: Words,
  place: string,
  before: readonly string[],
  after: readonly string[],
): string[] {
  const more = after.filter((one) => !before.includes(one));
  const less = before.filter((one) => !after.includes(one));
  return [
    ...(more.length > 0 ? [texts.doesAlso(place, more)] : []),
    ...(less.length > 0 ? [texts.doesNot(place, less)] : []),
  ];
}
