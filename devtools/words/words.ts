import type { ChartTransition } from '../chart/chart.ts';
import { notPossible } from '../inspector/refusalOf.ts';
import { actions } from './actions.en.ts';
import { changes } from './changes.en.ts';
import type { ChangeWords } from './changes.en.ts';
import { events } from './facts.en.ts';
import { guards } from './guards.en.ts';
import { actions as actionsHindi } from './hi/actions.hi.ts';
import { booking } from './hi/booking.hi.ts';
import { changes as changesHindi } from './hi/changes.hi.ts';
import { events as eventsHindi } from './hi/facts.hi.ts';
import { guards as guardsHindi } from './hi/guards.hi.ts';
import * as servicesHindi from './hi/services.hi.ts';
import { otherFlows } from './hi/otherFlows.hi.ts';
import { page as pageHindi } from './hi/page.hi.ts';
import { states as statesHindi } from './hi/states.hi.ts';
import type { Labels } from './labels.ts';
import type { Language } from './language.ts';
import * as services from './services.en.ts';
import { page } from './page.en.ts';
import type { PageWords } from './page.en.ts';
import { states } from './states.en.ts';

type Table = Readonly<Record<string, string>>;

/** Plain words for every name of the machines; `tests/devtools/words.test.ts` holds them complete. */
export interface Words extends Record<
  keyof typeof services | 'actions' | 'events' | 'guards' | 'states',
  Table
> {
  page: PageWords;
  /** Sentences about what differs between two versions. */
  changes: ChangeWords;
  /** What a state means. */
  describe: (english: string) => string;
}

/** The words of a language. */
export const wordsIn: Record<Language, Words> = {
  en: {
    ...services,
    actions,
    guards,
    events,
    states,
    page,
    changes,
    describe: (english) => english,
  },
  hi: {
    ...servicesHindi,
    actions: actionsHindi,
    guards: guardsHindi,
    events: eventsHindi,
    states: statesHindi,
    page: pageHindi,
    changes: changesHindi,
    describe: (english) => booking[english] ?? otherFlows[english] ?? english,
  },
};

/** The names of a chart in plain words; one that has none, as of somebody else's actor, stays. */
export const plainLabels = (words: Words): Labels => ({
  state: (key) => words.states[key] ?? key,
  way: (path) => wayTo(words, path),
  event: (transition) => eventText(words, transition),
  guard: (guard) => words.page.onlyIf(conditionText(words, guard)),
  service: (id) => words.services[id] ?? id,
  describe: words.describe,
  page: words.page,
});

/** The states around a state and itself, in words: `Payment › Declined`. */
export const wayTo = (words: Words, path: string): string =>
  path
    .split('.')
    .map((key) => words.states[key] ?? key)
    .join(' › ');

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

const delayText = ({ page: texts, delays }: Words, delay: number | string) =>
  typeof delay === 'number'
    ? texts.after(texts.seconds(delay / 1000))
    : (delays[delay] ?? texts.after(delay));

/** `hasLab and not isPaid` in words. */
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

/** What actions do. */
export const actionsText = ({ actions }: Words, done: readonly string[]): string =>
  done.map((name) => actions[name] ?? name).join(', ');

/** Why an event would do nothing, in words (`refusalOf`). */
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
