import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClauseMutants, readClausesWithout, withClauseMutants } from '../mutants/clauses.ts';
import { namesClause, readClauses, textOfTest } from './support/clauses.ts';

const sorted = (ids: string[]) => ids.toSorted((one, other) => one.localeCompare(other));
const mutants = readClauseMutants();
const without = readClausesWithout();

describe('the change that breaks a clause', () => {
  it('is there for each clause, or why there is none', () => {
    const said = [...mutants, ...without].map(({ clause }) => clause);
    expect(sorted(said)).toEqual(sorted(readClauses().map(({ id }) => id)));
  });

  const files = Object.entries(Object.groupBy(mutants, ({ file }) => file));
  it.each(files)('has its place in %s', (file, here = []) => {
    const changed = withClauseMutants(readFileSync(file, 'utf8'), here);
    for (const { clause, to } of here)
      expect(changed).toContain(`(globalThis.assayClause === '${clause}' ? (${to}) : (`);
  });

  const mutant = { clause: '1.2', file: '', at: 'if (a > b)', from: 'a > b', to: 'false' };

  it('leaves what was there where another clause is meant', () => {
    const source = 'if (a > b) c(); if (a > c) d();';
    const other = { ...mutant, clause: '1.3', to: 'a >= b' };
    expect(withClauseMutants(source, [mutant, other])).toBe(
      "if ((globalThis.assayClause === '1.3' ? (a >= b) : (globalThis.assayClause === '1.2' ? (false) : (a > b)))) c(); if (a > c) d();",
    );
  });

  it.each([
    ['is not there', 'if (a < b)'],
    ['is there twice', 'if (a > b) c(); if (a > b) d();'],
  ])('is refused where its place %s', (_, source) => {
    expect(() => withClauseMutants(source, [mutant])).toThrow('clause 1.2');
  });

  it('is refused where another overlaps it', () => {
    const around = { ...mutant, clause: '1.4', from: 'if (a > b)' };
    expect(() => withClauseMutants('if (a > b)', [mutant, around])).toThrow('1.4 overlap');
  });
});

describe('a test', () => {
  const source =
    "it('one', () => {\n  // clause 2.2\n});\n\nit('two', () => {\n  // clauses 2.1, 2.24\n});\n";

  it('names the clauses inside of itself alone', () => {
    const named = (title: string) =>
      ['2.1', '2.2', '2.24'].filter((id) => namesClause(textOfTest(source, title), id));
    expect([named('one'), named('two'), named('three')]).toEqual([['2.2'], ['2.1', '2.24'], []]);
  });
});
