import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readNotes } from '../../devtools/chart/notes.ts';
import { allStories } from '../../devtools/stories/allStories.ts';
import { flowWords } from '../../devtools/words/flows/allFlows.ts';
import { sharedWords } from '../../devtools/words/flows/shared.words.ts';
import type { Text } from '../../devtools/words/namedWords.ts';
import { wordsIn } from '../../devtools/words/words.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { chartOf } from '../../devtools/chart/chart.ts';

// A call by a doctor has times, not slots, on the customers' pages too.
const charts = shippedMachines
  .map((machine) => chartOf(machine))
  .filter(({ id }) => id !== 'consultation');
const { consultation: _, ...flows } = flowWords;

const textsIn = (value: unknown): Text[] =>
  typeof value !== 'object' || value === null
    ? []
    : 'en' in value && 'hi' in value
      ? [value as Text]
      : Object.values(value).flatMap(textsIn);

/** What the flow page says of stories, states, transitions and notes. */
const said: Text[] = [
  ...textsIn([sharedWords, flows]),
  ...allStories.flatMap(({ asks, inShort, before, steps }) => [
    asks,
    inShort.says,
    ...[before, ...steps].map((step) => step.says),
  ]),
  ...globSync('docs/flows/notes/*.md').flatMap((file) =>
    [...readNotes(readFileSync(file, 'utf8')).values()].flat(),
  ),
  ...charts.flatMap(({ states }) =>
    states.map(({ description }) => ({ en: description, hi: wordsIn.hi.describe(description) })),
  ),
];
/** Texts without what they quote from a page. */
const unquoted = (language: keyof Text) =>
  said.map((text) => text[language].replaceAll(/‘[^’]*’|'[^']*'(?!\p{L})/gu, ''));

it('what a customer chooses, holds and pays for is a slot, as on their pages', () => {
  const other =
    /\bseats?\b|\b(?:another|free|chosen|earliest|a) times?\b|\bthe times\b|\btime (?:is|was) (?:chosen|taken|gone)\b/i;
  expect(unquoted('en').filter((text) => other.test(text))).toEqual([]);
  expect(unquoted('en').filter((text) => /\bslots?\b/i.test(text)).length).toBeGreaterThan(50);
});

it('in Hindi a thing has the word that the Hindi pages have for it', () => {
  const other =
    /भुगतान|तकनीशियन|खिड़की|जगह (?:रोक|ख़ाली|और समय)|(?:दूसरा|ख़ाली|चुना हुआ|समय चुन)\S* समय|समय (?:चुन|लाए|दिखाता)/;
  expect(unquoted('hi').filter((text) => other.test(text))).toEqual([]);
});
