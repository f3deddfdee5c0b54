import type { ChartTransition } from '../chart/chart.ts';
import { idOf, keyIn } from '../chart/ids.ts';
import { charts } from '../flows/charts.ts';
import { notPossible } from '../inspector/refusalOf.ts';
import { changes } from './changes.en.ts';
import type { ChangeWords } from './changes.en.ts';
import { flowWords } from './flows/allFlows.ts';
import { sharedWords } from './flows/shared.words.ts';
import { changes as changesHindi } from './hi/changes.hi.ts';
import { page as pageHindi } from './hi/page.hi.ts';
import { goneMeans, goneStates, goneWords } from './gone.words.ts';
import type { Labels } from './labels.ts';
import type { Language } from './language.ts';
import type { Kind, NamedWords, StateWords, Text } from './namedWords.ts';
import { page } from './page.en.ts';
import type { PageWords } from './page.en.ts';

type Table = Readonly<Record<string, string>>;

/**
 * Plain words for every name in the machines; `tests/devtools/words.test.ts` checks that they are
 * complete.
 */
export interface Words extends Record<Kind, Table> {
  page: PageWords;
  /** Sentences about the differences between two versions. */
  changes: ChangeWords;
  /** Words for names that only stored versions contain. */
  gone: Record<Kind, Table>;
  /** The meaning of a state; with its flow and path, also for an earlier description. */
  describe: (english: string, at?: string) => string;
}

/** The plain words for names of one kind, of all flows. */
const table = (
  from: readonly NamedWords[],
  kind: Exclude<Kind, 'states'>,
  language: Language,
): Table =>
  Object.fromEntries(
    from.flatMap((words) =>
      Object.entries(words[kind] ?? {}).map(([name, text]) => [name, text[language]]),
    ),
  );

/** The names of states, by their ids in a chart. */
const stateNames = (flows: Readonly<Record<string, StateWords>>, language: Language): Table =>
  Object.fromEntries(
    Object.entries(flows).flatMap(([flow, { states, together }]) =>
      Object.entries<Text>({ ...states, ...together }).map(([path, text]) => [
        idOf(flow, path),
        text[language],
      ]),
    ),
  );

const namesIn = (
  language: Language,
  from: readonly NamedWords[],
  flows: Readonly<Record<string, StateWords>>,
): Record<Kind, Table> => ({
  states: stateNames(flows, language),
  events: table(from, 'events', language),
  guards: table(from, 'guards', language),
  actions: table(from, 'actions', language),
  services: table(from, 'services', language),
  delays: table(from, 'delays', language),
});
const present: readonly NamedWords[] = [sharedWords, ...Object.values(flowWords)];

/** The meanings of states in Hindi, by their description in the machine. */
const meanings = new Map(
  charts.flatMap(({ id, states }) =>
    states.map(({ path, description }) => [description, flowWords[id]?.means[path]] as const),
  ),
);

/** The meaning of a state that has been reworded or removed since. */
const earlierMeaning = (at: string): string | undefined => {
  const [flow = '', path = ''] = at.split(' ');
  const means: Readonly<Record<string, string>> | undefined = flowWords[flow]?.means;
  return means?.[path] ?? goneMeans[flow]?.[path];
};

export const wordsIn: Record<Language, Words> = {
  en: {
    ...namesIn('en', present, flowWords),
    gone: namesIn('en', [goneWords], goneStates),
    page,
    changes,
    describe: (english) => english,
  },
  hi: {
    ...namesIn('hi', present, flowWords),
    gone: namesIn('hi', [goneWords], goneStates),
    page: pageHindi,
    changes: changesHindi,
    describe: (english, at) => meanings.get(english) ?? (at && earlierMeaning(at)) ?? english,
  },
};

/** The names of a chart in plain words; one without, as of an unknown actor, is unchanged. */
export const plainLabels = (words: Words): Labels => ({
  state: (id) => stateName(words, id),
  where: (flow, places) => nameOf(words, flow, places),
  event: (transition) => eventText(words, transition),
  guard: (guard) => words.page.onlyIf(conditionText(words, guard)),
  service: (id) => words.services[id] ?? id,
  describe: words.describe,
  page: words.page,
});

/** The name of a state, by its id in a chart; the id of a flow gives the name of the flow. */
export const stateName = (words: Words, id: string): string => words.states[id] ?? keyIn(id);

/** The name of simultaneous states, each given by its path; a common name if they have one. */
export const nameOf = (words: Words, flow: string, places: readonly string[]): string =>
  words.states[idOf(flow, places.join('+'))] ??
  places.map((place) => stateName(words, idOf(flow, place))).join(', ');

function eventText(words: Words, { event, delay }: Pick<ChartTransition, 'event' | 'delay'>) {
  const { page: texts, services } = words;
  if (event === 'always') return texts.byItself;
  const [, timer] = /^xstate\.after\.([^.]+)\./.exec(event) ?? [];
  if (timer !== undefined) return delayText(words, delay ?? timer);
  const [, how, id = ''] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(event) ?? [];
  const service = services[id] ?? id;
  if (how === 'done') return texts.answered(service);
  if (how === 'error') return texts.failed(service);
  if (how === 'snapshot') return texts.updated(service);
  if (event.startsWith('xstate.done.state.')) return texts.stepDone;
  if (event.startsWith('xstate.route')) return texts.urlOpened;
  return words.events[event] ?? event;
}

/** A delay too short to be noticed is not given as a number. */
const delayed = (texts: PageWords, milliseconds: number) =>
  milliseconds < 500 ? texts.momentLater : texts.after(texts.seconds(milliseconds / 1000));

const delayText = ({ page: texts, delays }: Words, delay: number | string) =>
  typeof delay === 'number' ? delayed(texts, delay) : (delays[delay] ?? texts.after(delay));

/** A condition such as `hasLab and not isPaid` in words. */
function conditionText(words: Words, guard: string): string {
  const { page: texts, guards } = words;
  return guard
    .split(' or ')
    .map((one) =>
      one
        .split(' and ')
        .map((name) =>
          name.startsWith('not ')
            ? texts.not(conditionText(words, name.slice('not '.length)))
            : (guards[name] ?? name),
        )
        .join(texts.and),
    )
    .join(texts.or);
}

/** The effect of actions, in words. */
export const actionsText = ({ actions }: Words, done: readonly string[]): string =>
  done.map((name) => actions[name] ?? name).join(', ');

/** The reason why an event would do nothing (`refusalOf`), in words. */
export function refusalText(words: Words, refusal: string): string {
  if (refusal === notPossible) return words.page.notPossible;
  const [, lacked] = /^it lacks data: (.*)$/.exec(refusal) ?? [];
  if (lacked !== undefined) return words.page.lacks(lacked);
  if (refusal === 'nothing to do') return words.page.nothingToDo;
  const [, reason] = /^nothing to do: (.*)$/.exec(refusal) ?? [];
  if (reason !== undefined) return words.page.nothingToDoAs(conditionText(words, reason));
  const [, condition] = /^only if (.*)$/.exec(refusal) ?? [];
  return condition === undefined ? refusal : words.page.onlyIf(conditionText(words, condition));
}
