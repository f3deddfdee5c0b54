import { array, assert, integer, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { apiFiles } from '../apiFiles.ts';
import { longFiles, resting } from '../resting.ts';
import { isDue } from '../rotation.ts';
import { proofOf, readClauses } from './support/clauses.ts';

it('each row is due once in so many turns on end, and so within ten', () => {
  const rows = array(string(), { minLength: 1, maxLength: 5 });
  assert(
    property(
      rows,
      integer({ min: 1, max: 6 }),
      integer({ min: 0, max: 1e6 }),
      (some, every, from) => {
        const turns = Array.from({ length: every }, (_, index) => from + index);
        for (const row of some)
          expect(turns.filter((turn) => isDue(row, every, turn))).toHaveLength(1);
      },
    ),
  );
});

it('every row is due in the turn of all, and none waits longer than ten turns', () => {
  expect(isDue('any', 10, 'all')).toBe(true);
  expect(() => isDue('any', 11, 1)).toThrow("'any' would wait for 11 turns; 10 is the most.");
});

it('long files that take turns are there, and prove no clause of docs/specification.md', () => {
  expect(longFiles.filter((file) => !existsSync(file))).toEqual([]);
  const proving = readClauses().flatMap(({ tests }) => tests.map((test) => proofOf(test).file));
  expect(longFiles.filter((file) => proving.includes(file))).toEqual([]);
});

it('within six turns a REST test that asks a database runs on each that it runs on in the turn of all, and once at least in each turn that it is due', () => {
  const all = apiFiles('all');
  const turns = Array.from({ length: 6 }, (_, index) => {
    const { postgres, embedded } = apiFiles(960 + index);
    const notDue = resting(960 + index);
    const missed = [...all.postgres, ...all.embedded].filter(
      (file) => !postgres.includes(file) && !embedded.includes(file),
    );
    expect(missed).toEqual([]);
    const due = (files: string[]) => files.filter((file) => !notDue.includes(file));
    return { postgres: due(postgres), embedded: due(embedded) };
  });
  for (const on of ['postgres', 'embedded'] as const) {
    const ran = new Set(turns.flatMap((turn) => turn[on]));
    expect(all[on].filter((file) => !ran.has(file))).toEqual([]);
  }
});
