import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Clause {
  id: string;
  text: string;
  where: string;
  tests: string[];
}

/** The rows of docs/specification.md. */
function readClauses(): Clause[] {
  const rows = readFileSync('docs/specification.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+\.\d+ \|/.test(line));
  return rows.map((row) => {
    const [, id = '', text = '', where = '', tests = ''] = row
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return {
      id,
      text,
      where,
      tests: tests
        .split(';')
        .map((test) => test.trim())
        .filter(Boolean),
    };
  });
}

/** What is wrong with one reference such as `tests/api/people.test.ts › refuses`, or null. */
function violationOf(reference: string): string | null {
  const [file = '', title] = reference
    .replaceAll('`', '')
    .split('›')
    .map((part) => part.trim());
  if (!existsSync(file)) return `${file} does not exist`;
  if (!/\.(test|e2e)\.tsx?$/.test(file)) return `${file} is no test`;
  if (!title) return `${reference} names no test title`;
  const quoted = new RegExp(
    `\\b(it|test|describe)(\\.\\w+)*(\\([^'"\`]*\\))?\\(\\s*(['"\`])[^\\n]*${escape(title)}`,
  );
  return quoted.test(readFileSync(file, 'utf8')) ? null : `${file} has no test titled '${title}'`;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

describe('docs/specification.md', () => {
  const clauses = readClauses();

  it('lists the clauses of every page of the specification', () => {
    const sections = [...new Set(clauses.map((clause) => clause.id.split('.')[0]))];
    expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    expect(new Set(clauses.map((clause) => clause.id)).size).toBe(clauses.length);
  });

  it.each(clauses)('$id $text', ({ where, tests }) => {
    const places = where
      .split(',')
      .map((place) => place.replaceAll('`', '').trim())
      .filter(Boolean);
    expect(places, 'where it lives').not.toEqual([]);
    expect(
      places.filter((place) => !existsSync(place)),
      'places that do not exist',
    ).toEqual([]);
    expect(tests, 'a clause needs a test').not.toEqual([]);
    expect(tests.map(violationOf).filter(Boolean)).toEqual([]);
  });
});
