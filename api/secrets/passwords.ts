import { guessesFor } from '../../server/shared/guesses.ts';
import { isSecret } from './hashing.ts';

/**
 * Guesses that a password must withstand, as a power of ten: the second of zxcvbn's four levels.
 */
const leastGuesses = 6;

/**
 * A password in the form that is hashed: with its characters normalised, whichever keyboard typed
 * them, and without surrounding spaces, which nobody notices in pasted text.
 */
export const foldPassword = (typed: string): string =>
  typed.normalize('NFKC').replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');

/** Whether a password could be guessed too soon by somebody who knows the account's own words. */
export const isGuessable = (password: string, words: readonly string[]): boolean =>
  guessesFor(password, words) < leastGuesses;

/**
 * Whether a password matches its hash. Older hashes are of the password as typed, so that is tried
 * too if it differs from the folded form; the time taken depends on the typed text alone.
 */
export async function isPassword(
  typed: string,
  hashed: string | undefined,
  sender?: string,
): Promise<boolean> {
  const folded = foldPassword(typed);
  const isFolded = await isSecret(folded, hashed, sender);
  if (folded === typed) return isFolded;
  return (await isSecret(typed, hashed, sender)) || isFolded;
}
