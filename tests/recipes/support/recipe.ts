import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of a recipe: a new file, or a change of one that is there. */
interface Block {
  path: string;
  isChange: boolean;
  lines: string[];
}

/** The blocks of a page of docs whose fences name a file: ```diff web/routes.ts. */
export function blocksOf(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(\w+) (\S+)\n(.*?)\n```$/gms)].map(
    ([, language, path, text]) => ({
      path: path!,
      isChange: language === 'diff',
      lines: text!.split('\n'),
    }),
  );
}

/** Does to the project in a folder what a page of docs says. */
export function applyRecipe(folder: string, markdown: string): void {
  for (const { path, isChange, lines } of blocksOf(markdown)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const text = isChange
      ? changed(path, readFileSync(file, 'utf8').split('\n'), hunksOf(lines))
      : [...lines, ''];
    writeFileSync(file, text.join('\n'));
  }
}

const hunksOf = (lines: string[]): string[][] =>
  lines.reduce<string[][]>(
    (hunks, line) =>
      line === '@@' ? [...hunks, []] : [...hunks.slice(0, -1), [...hunks.at(-1)!, line]],
    [[]],
  );

/** The lines of a file after its hunks, each of which is looked for below the one before. */
function changed(path: string, lines: string[], hunks: string[][]): string[] {
  let from = 0;
  for (const hunk of hunks) {
    const before = hunk.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const after = hunk.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
    const at = lines.findIndex(
      (_, index) => index >= from && before.every((line, offset) => lines[index + offset] === line),
    );
    if (at < 0) throw new Error(`The recipe does not fit ${path}:\n${before.join('\n')}`);
    lines = lines.toSpliced(at, before.length, ...after);
    from = at + after.length;
  }
  return lines;
}
