import { existsSync, readFileSync, rmSync } from 'node:fs';
import { attacks } from './attacks.ts';
import type { Attack } from './attacks.ts';

/** Where tests write down what was tried; a line of JSON for each. */
export const figuresFile = 'test-results/attacks.jsonl';

/** What was tried and what came of it. */
export interface Figure {
  attack: Attack;
  database: 'embedded' | 'PostgreSQL';
  attempts: number;
  /** How often each outcome came, by its name. */
  outcomes: Record<string, number>;
}

/** Earlier runs do not count for the next. */
export const forgetFigures = (): void => rmSync(figuresFile, { force: true });

const count = (value: number) => value.toLocaleString('en-US');

/** One line for each attack and database: attempts, and outcomes from the most frequent. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = Object.keys(attacks).flatMap((attack) =>
    (['embedded', 'PostgreSQL'] as const).flatMap((database) => {
      const own = figures.filter((one) => one.attack === attack && one.database === database);
      if (own.length === 0) return [];
      const outcomes = new Map<string, number>();
      for (const one of own)
        for (const [name, times] of Object.entries(one.outcomes))
          outcomes.set(name, (outcomes.get(name) ?? 0) + times);
      const attempts = own.reduce((sum, one) => sum + one.attempts, 0);
      const came = [...outcomes]
        .toSorted(([, one], [, other]) => other - one)
        .map(([name, times]) => `${name} ${count(times)}`);
      return [`| ${attack} | ${database} | ${count(attempts)} | ${came.join(', ')} |`];
    }),
  );
  return ['| attack | database | attempts | outcomes |', '|---|---|---|---|', ...rows].join('\n');
}

/** The table of what the tests of the last run tried; undefined when they tried nothing. */
export function lastFigures(): string | undefined {
  if (!existsSync(figuresFile)) return undefined;
  const lines = readFileSync(figuresFile, 'utf8').trim().split('\n');
  return figureTable(lines.map((line) => JSON.parse(line) as Figure));
}
