import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inject } from 'vitest';
import type { Attack } from './attacks.ts';
import { figuresFile } from './figureTable.ts';
import type { Figure } from './figureTable.ts';

/** Writes down what a test tried and how often each outcome came, for the table at the end. */
export function tried(attack: Attack, attempts: number, outcomes: Record<string, number>): void {
  const database = inject('templateUrl') ? 'PostgreSQL' : 'embedded';
  const figure: Figure = { attack, database, attempts, outcomes };
  mkdirSync(dirname(figuresFile), { recursive: true });
  appendFileSync(figuresFile, `${JSON.stringify(figure)}\n`);
}

/** How often each name came. */
export function countOf(names: Iterable<string | number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The same without who asked: outcomes such as 'customer 400' by their status. */
export function byStatus(outcomes: Record<string, number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [outcome, times] of Object.entries(outcomes)) {
    const status = outcome.split(' ').at(-1)!;
    counts[status] = (counts[status] ?? 0) + times;
  }
  return counts;
}
