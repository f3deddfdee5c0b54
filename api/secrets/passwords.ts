import { guessesFor } from '../../server/shared/guesses.ts';
import { isSecret } from './hashing.ts';

/** Guesses that a password has to take, as a power of ten: zxcvbn's second of four marks. */
const leastGuesses = 6;

/**
 * A password as it is hashed: in one form of its characters, whichever keyboard typed them, and without
 * blanks around it, which nobody sees in what was pasted.
 */
export const foldPassword = (typed: string): string =>
  typed.normalize('NFKC').replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');

/** Whether somebody who knows the account's own words guesses a password too soon. */
export const isGuessable = (password: string, words: readonly string[]): boolean =>
  guessesFor(password, words) < leastGuesses;

/**
 * Whether a password is the hashed one. Hashes from before passwords were folded are of what was typed,
 * so that is tried, too, where it is another text; the time that takes depends on the text alone.
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
