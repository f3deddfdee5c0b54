import { plainText } from '../catalogue/plainText.ts';

/**
 * The ways to name a test: by all words before a bracket, by the short form in brackets, or by its
 * first word alone.
 */
interface TestNames {
  words: string[];
  short: string | undefined;
  /** Undefined if the name has no Latin letters; then it is never matched by first word. */
  first: string | undefined;
}

/** First words that are too common to identify a test. */
const common = new Set<string | undefined>([
  'blood',
  'total',
  'fasting',
  'complete',
  'urine',
  'stool',
  'fever',
]);

const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
function namesOf(name: string): TestNames {
  const short = /\(([^)]+)\)/.exec(name.toLowerCase())?.[1];
  return {
    words: wordsIn(name.replace(/\(.*\)/, '')),
    short: common.has(short) ? undefined : short,
    first: wordsIn(name)[0],
  };
}

/**
 * An index that finds the tests a question names, by comparing only those whose name begins with
 * one of its words.
 */
export function createNameIndex<Test extends { name: string }>(tests: Test[]) {
  const all = tests.map((test) => ({ test, ...namesOf(test.name) }));
  const beginning = new Map<string | undefined, Set<number>>();
  all.forEach(({ words, short, first }, place) => {
    for (const word of [words[0], short, first])
      beginning.set(word, (beginning.get(word) ?? new Set()).add(place));
  });

  return {
    /**
     * The tests whose full main name or short form is in the question; longest name first, as the
     * most specific match.
     */
    named(question: string): Test[] {
      const asked = new Set<string | undefined>(wordsIn(question));
      const places = new Set([...asked].flatMap((word) => [...(beginning.get(word) ?? [])]));
      const candidates = [...places].sort((one, other) => one - other).map((place) => all[place]!);
      const hits = candidates.filter(
        ({ words, short }) =>
          (words.length > 0 && words.every((word) => asked.has(word))) || asked.has(short),
      );
      // If no complete name matches, a distinctive first word may ('malaria').
      const found =
        hits.length > 0
          ? hits.sort((one, other) => other.test.name.length - one.test.name.length)
          : candidates.filter(
              ({ first }) => asked.has(first) && first!.length > 4 && !common.has(first),
            );
      return found.map(({ test }) => test);
    },
  };
}

/** A test's Hindi name in the form that is compared, without any part in brackets. */
const hindiNameOf = (name: string) => plainText(name.replace(/\(.*\)/, '')).trim();

/** The tests whose Hindi name occurs in the question; longest name first. */
export function namedInHindi<Test extends { name_hindi: string | null }>(
  question: string,
  tests: readonly Test[],
): Test[] {
  const asked = plainText(question);
  if (!/\p{Script=Devanagari}/u.test(asked)) return [];
  return tests
    .flatMap((test) =>
      test.name_hindi === null ? [] : [{ test, name: hindiNameOf(test.name_hindi) }],
    )
    .filter(({ name }) => name.length > 2 && asked.includes(name))
    .sort((one, other) => other.name.length - one.name.length)
    .map(({ test }) => test);
}
