import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The rows of docs/threat-model.md that say what stands in a way, and what shows it. */
const rows = readFileSync('docs/threat-model.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \| .* \| .*`[^`]+`.* \|$/.test(line))
  .map((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    // Whatever a table says between, its last column names the tests.
    const [way = '', shown = ''] = [cells[1], cells.at(-2)];
    return { way, proofs: [...shown.matchAll(/`([^`]+)`/g)].map(([, path]) => path!) };
  });

/** What is wrong with what is named as a proof, or null. */
function problemOf(path: string): string | null {
  if (!existsSync(path)) return `${path} does not exist`;
  if (!/\.(test|e2e)\.tsx?$/.test(path)) return `${path} is no test`;
  return /\b(it|test)(\.\w+)*\(/.test(readFileSync(path, 'utf8')) ? null : `${path} tests nothing`;
}

describe('docs/threat-model.md', () => {
  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(15);
  });

  it.each(rows)('$way: is shown by tests that exist', ({ proofs }) => {
    expect(proofs).not.toEqual([]);
    expect(proofs.map(problemOf).filter(Boolean)).toEqual([]);
  });
});
