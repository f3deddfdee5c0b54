import type { Chart, ChartState } from '../chart/chart.ts';
import { outerIds } from '../chart/ids.ts';
import { plainLabels, stateName } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import type { Language } from '../words/language.ts';
import type { Story } from '../stories/story.ts';

/** Parts of the page that can be found, besides states and stories. */
export type PagePart = 'changes' | 'figures';

/** A search result: a state, a story or a part of the page, with its name in words. */
export type Found =
  | { name: string; flow: string; state: ChartState }
  | { name: string; story: Story }
  | { name: string; part: PagePart };

/** Synonyms: a search for one also finds the others. */
const alike = [
  ['slot', 'seat', 'time'],
  ['स्लॉट', 'समय', 'जगह'],
  ['पेमेंट', 'भुगतान'],
  ['टेक्नीशियन', 'तकनीशियन'],
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
  ['phone', 'device', 'mobile', 'computer'],
  ['another', 'other', 'any'],
  ['location', 'gps'],
  ['minute', 'moment'],
  ['spoiled', 'spoilt', 'recollection', 'recollect'],
  ['several', 'two'],
  ['moves', 'reschedule'],
  ['visit', 'appointment'],
  ['tab', 'leave', 'abandon'],
  ['reload', 'refresh'],
].map((group) => group.map(stemOf));

/** Phrases whose words, taken one by one, would find something else. */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bpin ?code\b/g, 'pin'],
  [/\bno[- ]show\b/g, 'nobody opens'],
  [/\bone[- ]time (?:code|password)\b/g, 'otp'],
];

/** Words of a question that say nothing about its subject. */
const asking = new Set(
  'what happens if when until while how long does do can is are it they the a an to of in at on not never my customer button go where which step since last'.split(
    ' ',
  ),
);

/** Most results that are shown. */
const most = 12;

type Searchable = Found & {
  /** The searched texts, most important first: the name, the meaning, the events. */
  texts: string[];
};

/** The stories as search entries in a language: their questions, then their texts. */
export const searchableStories = (stories: readonly Story[], language: Language): Searchable[] =>
  stories.map((story) => ({
    name: story.asks[language],
    story,
    texts: [
      story.asks[language],
      [story.inShort, story.before, ...story.steps].map(({ says }) => says[language]).join(' '),
      '',
    ].map((text) => text.toLowerCase()),
  }));

/** The parts of the page as search entries, each with questions of its own. */
export const searchableParts = ({ page }: Words): Searchable[] =>
  [
    { name: page.whatChanged, part: 'changes' as const, also: page.changedQuestion },
    { name: page.peopleLeave, part: 'figures' as const, also: page.leaveQuestion },
  ].map(({ name, part, also }) => ({
    name,
    part,
    texts: [`${name} ${also}`.toLowerCase(), '', ''],
  }));

/** Every state as a search entry, in the words of a language. */
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
 * The states and stories whose texts contain every word, best match first; if there are none, those
 * that contain most of the words.
 */
export function searchFlows(all: readonly Searchable[], query: string): Found[] {
  const asked = query.trim().toLowerCase();
  const said = phrases.reduce((text, [phrase, instead]) => text.replace(phrase, instead), asked);
  const telling = wordsOf(said).filter((word) => !asking.has(word));
  const wanted = telling
    .map(stemOf)
    .map((word) => alike.find((group) => group.includes(word)) ?? [word]);
  if (wanted.length === 0) return [];
  const scored = all.map((one) => {
    const scores = wanted.map((group) => scoreOf(one, group)).filter((score) => score > 0);
    // Of stories and parts with the same words, one that is named as it was typed comes first.
    const asTyped = !('state' in one) && one.texts[0]!.includes(asked) ? 1 : 0;
    const score = scores.reduce((sum, each) => sum + each, asTyped);
    return { one, found: scores.length, score };
  });
  const mostFound = Math.max(...scored.map(({ found }) => found));
  if (mostFound <= wanted.length / 2) return [];
  return scored
    .filter(({ found }) => found === mostFound)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
}

/** 0 if a word is missing; a word in the name counts most. */
function scoreOf({ texts }: Searchable, group: readonly string[]): number {
  const place = texts.findIndex((text) => group.some((word) => startsIn(text, word)));
  return place === -1 ? 0 : texts.length - place;
}

/** A word without its ending, so that 'declined' also finds 'declines'. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|d|e)$/, '') : word;
}

const startsIn = (text: string, word: string) => wordsOf(text).some((own) => own.startsWith(word));

/** The words of a text; `payment.declined` has two. */
const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
