import { createRequire } from 'node:module';

/** Signs that are looked at: what is guessed with these is hard enough, and more would take long. */
const longest = 64;
/** The product's name, which is the first thing to try at it. */
const ownWords = ['assay'];

type Measure = (text: string, words: string[]) => number;
let measure: Measure | undefined;

/** Loads zxcvbn with its dictionaries, which takes a moment, where the first secret is looked at. */
function load(): Measure {
  const require = createRequire(import.meta.url);
  const { zxcvbn, zxcvbnOptions } = require('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs });
  return (text, words) => zxcvbn(text, words).guessesLog10;
}

/**
 * How many guesses a secret takes, as a power of ten, of somebody who knows the words that belong to
 * it, such as its owner's name.
 */
export function guessesFor(secret: string, words: readonly string[] = []): number {
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  return (measure ??= load())(secret.slice(0, longest), [
    ...ownWords,
    ...parts.filter((part) => part.length > 2),
  ]);
}
