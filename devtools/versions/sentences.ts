import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { stateName } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import type { Change } from './change.ts';
import { differing, waysSaid } from './differingWays.ts';
import type { FlowChange } from './whatChanged.ts';
import { wordsOfGone } from './wordsOfGone.ts';

/**
 * The changes of a flow for the people who use it, in sentences, most important first: new and
 * removed states, transitions with other targets, other actions, other conditions. Transitions from
 * or to a state that is itself new or removed are left out.
 */
export function sentencesOf(given: Words, flow: FlowChange): string[] {
  const words = wordsOfGone(given);
  const { changes: texts, guards, delays } = words;
  const { before, after } = flow;
  if (!before || !after) {
    const chart = (after ?? before)!;
    const means = words.describe(chart.description, `${chart.id} `);
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
    ...waysSaid(words, flow, only(ways, 'changed')),
    ...waysSaid(words, flow, withoutNewOnes(ways, flow)),
    ...only(states, 'changed').flatMap((one) => stateSaid(words, after, one)),
    ...flow.guards.map((name) => texts.guard(guards[name] ?? name)),
    ...flow.delays.map((name) => texts.delay(delays[name] ?? name)),
  ];
  const wording = flow.changes.length - working.length;
  if (said.length > 0) return [...new Set(said)];
  if (working.length > 0) return [texts.inside];
  return wording > 0 ? [texts.onlyWords(wording)] : [];
}

const isState = ({ before, after }: Change) => 'path' in (after ?? before!);

/** New and removed transitions between states that exist in both versions. */
function withoutNewOnes(ways: readonly Change[], { before, after }: FlowChange): Change[] {
  const known = [before, after].map((chart) => new Set(chart?.states.map(({ id }) => id)));
  return ways.filter(({ difference, before: old, after: now }) => {
    if (difference === 'changed') return false;
    const { source, targets } = (now ?? old) as ChartTransition;
    return [source, ...targets].every((id) => known.every((ids) => ids.has(id)));
  });
}

/**
 * New or removed states: inner states are named with the one around them, ends of steps not at all.
 */
function statesSaid(words: Words, chart: Chart, changes: readonly Change[]): string[] {
  const { changes: texts } = words;
  const things = changes.map(({ before, after }) => (after ?? before) as ChartState);
  const isNew = changes[0]?.difference === 'added';
  const root = chart.states.find(({ parent }) => parent === undefined)?.id;
  const outer = things
    .filter(({ type, parent }) => type !== 'final' || parent === root)
    .filter(({ parent }) => !things.some(({ id }) => id === parent));
  const silent = outer.filter(({ description }) => description === '');
  const names = silent.map(({ id }) => stateName(words, id));
  return [
    ...outer
      .filter((state) => !silent.includes(state))
      .map(({ id, path, description }) =>
        (isNew ? texts.newState : texts.goneState)(
          stateName(words, id),
          words.describe(description, `${chart.id} ${path}`),
        ),
      ),
    ...(names.length > 0 ? [(isNew ? texts.newStates : texts.goneStates)(names)] : []),
  ];
}

/** The actions and services of a state that are new. */
function stateSaid(words: Words, chart: Chart, { before, after }: Change): string[] {
  const [old, now] = [before, after] as [ChartState, ChartState];
  const done = ({ invokes, entry, exit }: ChartState) => [
    ...invokes.map((id) => words.services[id] ?? id),
    ...[...entry, ...exit].map((one) => words.actions[one] ?? one),
  ];
  const place = words.changes.inStates([stateName(words, now.id)]);
  return differing(words.changes, place, done(old), done(now));
}
