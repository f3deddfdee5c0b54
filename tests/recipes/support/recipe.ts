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

/** Does to the project in a folder what a page of docs says; `name` is the recipe's, for what fails. */
export function applyRecipe(folder: string, name: string, markdown: string): void {
  for (const { path, isChange, lines } of blocksOf(markdown)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const text = isChange
      ? changed(`${name}: ${path}`, readFileSync(file, 'utf8').split('\n'), hunksOf(lines))
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

/** This many lines may stand between those of a hunk: a recipe fits beside what others added. */
const mostBetween = 12;

/** Where the lines of a hunk stand, the first of them at `start`; null where they do not. */
function placesFrom(start: number, wanted: string[], lines: string[]): number[] | null {
  const places = [start];
  for (const line of wanted.slice(1)) {
    const at = lines.indexOf(line, places.at(-1)! + 1);
    if (at < 0 || at - start >= wanted.length + mostBetween) return null;
    places.push(at);
  }
  return places;
}

/** The lines of a file after its hunks, each of which is looked for below the one before. */
function changed(named: string, lines: string[], hunks: string[][]): string[] {
  let from = 0;
  for (const hunk of hunks) {
    const before = hunk.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const starts = lines.flatMap((line, at) => (at >= from && line === before[0] ? [at] : []));
    const [closest] = starts
      .map((start) => placesFrom(start, before, lines))
      .filter((places) => places !== null)
      .toSorted((one, other) => one.at(-1)! - one[0]! - (other.at(-1)! - other[0]!));
    if (!closest) throw new Error(`The recipe does not fit, ${named}:\n${before.join('\n')}`);
    ({ lines, from } = inserted(hunk, lines, closest));
  }
  return lines;
}

/** Takes out a hunk's lines that go and puts each new one behind the line that it follows. */
function inserted(hunk: string[], lines: string[], places: number[]) {
  const result = lines.slice(0, places[0]);
  let next = places[0]!;
  let line = 0;
  for (const [sign, text] of hunk.map((whole) => [whole[0], whole.slice(1)] as const)) {
    if (sign === '+') {
      result.push(text);
      continue;
    }
    result.push(...lines.slice(next, places[line]));
    next = places[line++]! + 1;
    if (sign !== '-') result.push(text);
  }
  return { lines: [...result, ...lines.slice(next)], from: result.length };
}
