import type { Chart, ChartTransition } from '../chart/chart.ts';
import { plainLabels, stateName } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import type { Change } from './change.ts';
import type { FlowChange } from './whatChanged.ts';

const isStepEnd = ({ event }: ChartTransition) => event.startsWith('xstate.done.state.');

/** A transition in words: what it does, and where it leads. */
interface Way {
  leads: string[];
  condition: string | undefined;
  does: string[];
}
/** A changed transition: where it starts, and its event. */
interface DifferingWay {
  source: string;
  happens: string;
  old: Way | undefined;
  now: Way | undefined;
}

/**
 * Changed transitions in sentences, each once even if it is the same in several states. The end of
 * a step is left at once, so a transition to it counts as one to what follows the step.
 */
export function waysSaid(words: Words, flow: FlowChange, ways: readonly Change[]): string[] {
  const different = ways
    .filter(({ before, after }) => {
      const way = (after ?? before) as ChartTransition;
      return !isStepEnd(way) || [flow.before, flow.after].every((chart) => hasEnd(chart, way));
    })
    .map((one) => inWords(words, flow, one))
    .filter(({ old, now }) => JSON.stringify(old) !== JSON.stringify(now));
  const alike = Map.groupBy(different, ({ source: _, ...way }) => JSON.stringify(way));
  return [...alike.values()].flatMap((same) =>
    sentencesOf(words, [...new Set(same.map(({ source }) => source))], same[0]!),
  );
}

const hasEnd = (chart: Chart | undefined, { source }: ChartTransition) =>
  chart?.states.some(({ type, parent }) => type === 'final' && parent === source);

function inWords(words: Words, flow: FlowChange, { before, after }: Change): DifferingWay {
  const { event, guard } = plainLabels(words);
  const [old, now] = [before, after] as (ChartTransition | undefined)[];
  const way = (chart: Chart | undefined, one: ChartTransition | undefined): Way | undefined =>
    chart &&
    one && {
      leads: [...new Set(endsOf(chart, one.targets).map((id) => stateName(words, id)))],
      condition: one.guard && guard(one.guard),
      does: one.actions.map((name) => words.actions[name] ?? name),
    };
  const thing = (now ?? old)!;
  return {
    source: stateName(words, thing.source),
    happens: event(thing),
    old: way(flow.before, old),
    now: way(flow.after, now),
  };
}

function sentencesOf({ changes: texts }: Words, sources: string[], way: DifferingWay): string[] {
  const { happens, old, now } = way;
  const place = texts.inStates(sources);
  const onlyIf = ({ condition }: Way) => (condition ? `${happens}, ${condition}` : happens);
  const leads = ({ leads: names }: Way) => (names.length > 0 ? texts.states(names) : undefined);
  if (!old) return now ? [texts.newWay(place, onlyIf(now), leads(now))] : [];
  if (!now) return [texts.goneWay(place, onlyIf(old), leads(old))];
  return [
    ...(String(old.leads) === String(now.leads)
      ? []
      : [texts.otherTarget(place, happens, leads(now), leads(old))]),
    ...(old.condition === now.condition
      ? []
      : [
          texts.otherCondition(
            place,
            happens,
            now.condition ?? texts.always,
            old.condition ?? texts.always,
          ),
        ]),
    ...differing(texts, `${place}, ${happens}`, old.does, now.does),
  ];
}

/** The actions that were added and those that were removed. */
export function differing(
  texts: Words['changes'],
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

/** The state that a transition finally leads to. */
const endsOf = ({ states, transitions }: Chart, targets: readonly string[]): string[] =>
  targets.flatMap((id) => {
    const end = states.find((state) => state.id === id);
    const onward =
      end?.type === 'final'
        ? transitions.filter((one) => one.source === end.parent && isStepEnd(one))
        : [];
    return onward.length > 0 ? onward.flatMap((one) => one.targets) : [id];
  });
