/** A sentence that carries names or figures, and how it is said with them. */
export type Pattern = [sentence: RegExp, hindi: (...found: string[]) => string];

/** Says sentences that are known whole or by their pattern; others are left alone. */
export const sayingFrom =
  (whole: Record<string, string>, patterns: Pattern[]) =>
  (message: string): string | undefined => {
    if (Object.hasOwn(whole, message)) return whole[message];
    for (const [sentence, hindi] of patterns) {
      const found = sentence.exec(message);
      if (found) return hindi(...found.slice(1));
    }
    return undefined;
  };
