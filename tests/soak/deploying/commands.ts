import { readFileSync } from 'node:fs';

/** The commands of a document: the lines of its fenced blocks, in their order. */
export const commandsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^```\n(.*?)^```$/gms)].flatMap(([, block]) =>
    block!.split('\n').filter((line) => line.trim() !== ''),
  );
