import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesClause, proofOf, readClauses, startOfTest, textOfTest } from './support/clauses.ts';

/** What is wrong with one reference such as `tests/api/people.test.ts › refuses`, or null. */
function violationOf(reference: string): string | null {
  const { file, title } = proofOf(reference);
  if (!existsSync(file)) return `${file} does not exist`;
  if (!/\.(test|e2e)\.tsx?$/.test(file)) return `${file} is no test`;
  if (!title) return `${reference} names no test title`;
  const isThere = startOfTest(readFileSync(file, 'utf8'), title) >= 0;
  return isThere ? null : `${file} has no test titled '${title}'`;
}

describe('docs/specification.md', () => {
  const clauses = readClauses();

  it('lists the clauses of every page of the specification', () => {
    const sections = [...new Set(clauses.map((clause) => clause.id.split('.')[0]))];
    expect(sections).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    expect(new Set(clauses.map((clause) => clause.id)).size).toBe(clauses.length);
  });

  it.each(clauses)('$id $text', ({ id, where, tests }) => {
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
    const texts = tests
      .map(proofOf)
      .map(({ file, title }) => textOfTest(readFileSync(file, 'utf8'), title));
    expect(
      texts.some((text) => namesClause(text, id)),
      `a test that names clause ${id} inside`,
    ).toBe(true);
  });
});
