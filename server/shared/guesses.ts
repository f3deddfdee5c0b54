import { createRequire } from 'node:module';

/**
 * The number of characters that are examined: longer secrets are strong enough by these, and would
 * take long.
 */
const longest = 64;
/** The product's name, which an attacker would try first. */
const ownWords = ['assay'];

type Measure = (text: string, words: string[]) => number;
let measure: Measure | undefined;

/** Loads zxcvbn with its dictionaries lazily, as that takes a moment. */
function load(): Measure {
  const require = createRequire(import.meta.url);
  const { zxcvbn, zxcvbnOptions } = require('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  zxcvbnOptions.setOptions({ dictionary, graphs: adjacencyGraphs });
  return (text, words) => zxcvbn(text, words).guessesLog10;
}

/**
 * The number of guesses for a secret, as a power of ten, by an attacker who knows related words,
 * such as its owner's name.
 */
export function guessesFor(secret: string, words: readonly string[] = []): number {
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  return (measure ??= load())(secret.slice(0, longest), [
    ...ownWords,
    ...parts.filter((part) => part.length > 2),
  ]);
}
