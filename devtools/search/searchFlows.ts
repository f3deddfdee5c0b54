import type { Chart, ChartState } from '../chart/chart.ts';
import { outerIds } from '../chart/ids.ts';
import { plainLabels, stateName } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import type { Language } from '../words/language.ts';
import type { Story } from '../stories/story.ts';

/** What else the page answers, beside states and stories. */
export type PagePart = 'changes' | 'figures';

/** What was found: a state, a story or a part of the page; its name is in words. */
export type Found =
  | { name: string; flow: string; state: ChartState }
  | { name: string; story: Story }
  | { name: string; part: PagePart };

/** What people call the same thing: who looks for one finds the others, too. */
const alike = [
  ['slot', 'seat', 'time'],
  ['gone', 'over', 'released', 'expired', 'taken', 'ended', 'timeout'],
  ['money', 'payment', 'paid', 'pay', 'upi'],
  ['refund', 'back'],
  ['code', 'otp', 'sms'],
  ['arrives', 'received', 'comes', 'came'],
  ['twice', 'double', 'again'],
  ['connection', 'offline', 'network', 'internet', 'unreachable'],
  ['holiday', 'closes', 'closed'],
  ['served', 'serves', 'collect', 'collects'],
  ['failed', 'fails', 'declined', 'refused', 'broke', 'wrong', 'error'],
  ['door', 'home'],
  ['offer', 'coupon', 'discount'],
  ['guardian', 'parent', 'consent', 'child', 'minor'],
  ['location', 'gps', 'device'],
  ['several', 'two'],
  ['moves', 'reschedule'],
  ['tab', 'leave', 'abandon'],
  ['reload', 'refresh'],
].map((group) => group.map(stemOf));

/** Words of a question that say nothing of what is looked for. */
const asking = new Set(
  'what happens if when until while how long does do can is are it they the a an to of in at on not never my customer button go where which step since last'.split(
    ' ',
  ),
);

/** More are not read. */
const most = 12;

type Searchable = Found & {
  /** What is searched, the weightiest first: the name, what it means, what can happen there. */
  texts: string[];
};

/** The stories that can be found, in a language: by their question, then by what they say. */
export const searchableStories = (stories: readonly Story[], language: Language): Searchable[] =>
  stories.map((story) => ({
    name: story.asks[language],
    story,
    texts: [
      story.asks[language],
      [story.before, ...story.steps].map(({ says }) => says[language]).join(' '),
      '',
    ].map((text) => text.toLowerCase()),
  }));

/** The parts of the page that answer questions of their own. */
export const searchableParts = ({ page }: Words): Searchable[] =>
  [
    { name: page.whatChanged, part: 'changes' as const, also: page.changedQuestion },
    { name: page.peopleLeave, part: 'figures' as const, also: page.leaveQuestion },
  ].map(({ name, part, also }) => ({
    name,
    part,
    texts: [`${name} ${also}`.toLowerCase(), '', ''],
  }));

/** Every state that can be found, in the words of a language. */
export function searchableIn(
  charts: readonly Chart[],
  words: Words,
  notesOn: (flow: string, path: string) => readonly string[],
): Searchable[] {
  const labels = plainLabels(words);
  return charts.flatMap((chart) =>
    chart.states
      .filter(({ path }) => path !== '')
      .map((state): Searchable => {
        const leaving = chart.transitions.filter(({ source }) => source === state.id);
        const happens = leaving.flatMap((transition) => [
          transition.event,
          labels.event(transition),
          transition.guard ?? '',
          transition.guard ? labels.guard(transition.guard) : '',
        ]);
        const name = stateName(words, state.id);
        const around = outerIds(state.id).map((id) => stateName(words, id));
        return {
          flow: chart.id,
          state,
          name,
          texts: [
            `${name} ${around.join(' ')} ${state.path} ${chart.id}`,
            [words.describe(state.description), ...notesOn(chart.id, state.path)].join(' '),
            happens.join(' '),
          ].map((text) => text.toLowerCase()),
        };
      }),
  );
}

/**
 * The states and stories in whose texts every word is found, the nearest first; where there are none,
 * those in whose texts most of the words are.
 */
export function searchFlows(all: readonly Searchable[], query: string): Found[] {
  const words = wordsOf(query.toLowerCase());
  const telling = words.filter((word) => !asking.has(word));
  const wanted = telling
    .map(stemOf)
    .map((word) => alike.find((group) => group.includes(word)) ?? [word]);
  if (wanted.length === 0) return [];
  const scored = all.map((one) => {
    const scores = wanted.map((group) => scoreOf(one, group)).filter((score) => score > 0);
    return { one, found: scores.length, score: scores.reduce((sum, score) => sum + score, 0) };
  });
  const mostFound = Math.max(...scored.map(({ found }) => found));
  if (mostFound <= wanted.length / 2) return [];
  return scored
    .filter(({ found }) => found === mostFound)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
}

/** 0 where a word is missing; one in the name counts most. */
function scoreOf({ texts }: Searchable, group: readonly string[]): number {
  const place = texts.findIndex((text) => group.some((word) => startsIn(text, word)));
  return place === -1 ? 0 : texts.length - place;
}

/** A word without its ending: who looks for 'declined' finds 'declines'. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|d|e)$/, '') : word;
}

const startsIn = (text: string, word: string) => wordsOf(text).some((own) => own.startsWith(word));

/** The words of a text; in `payment.declined` there are two. */
const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
