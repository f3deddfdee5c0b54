import { expect, it } from 'vitest';
import { migrationNames, migrationText } from '../../api/db/migrate.ts';

/**
 * What takes from a table something that a copy of the version before still reads or writes: while
 * copies are changed one after the other both are at work, and an older one may be started again.
 */
const takesAway: [what: string, pattern: RegExp][] = [
  ['drops a table or a column', /\bdrop\s+(table|column)\b/i],
  ['renames', /\brename\s+(to|column|constraint)?\s*\w*/i],
  ['changes a type', /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i],
  ['asks for a value that nobody gave', /\balter\s+column\s+\w+\s+set\s+not\s+null\b/i],
  [
    'adds a column that has to be given',
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+[^,;]*\bnot\s+null\b(?![^,;]*\b(default|generated)\b)(?<!default[^,;]*)/i,
  ],
];
/** Scripts of versions that were never together with a released one. */
const before = new Set(['022_payments_in_paise.sql', '050_plain_counts.sql']);

const withoutComments = (text: string) => text.replaceAll(/--[^\n]*/g, '');
const found = (text: string) =>
  takesAway.filter(([, pattern]) => pattern.test(withoutComments(text))).map(([what]) => what);

it('a script of the database takes nothing away from the version before', async () => {
  const taken: Record<string, string[]> = {};
  for (const name of await migrationNames()) {
    const what = found(await migrationText(name));
    if (what.length > 0 && !before.has(name)) taken[name] = what;
  }
  expect(taken).toEqual({});
});

it.each([
  ['alter table orders drop column note;', 1],
  ['alter table orders rename column note to remark;', 1],
  ['alter table orders alter column amount type bigint;', 1],
  ['alter table orders add column a text not null, add column b text;', 1],
  ["alter table orders add column a text not null default '';", 0],
  ['alter table orders add column a text; -- rename column later', 0],
])('%s takes %i away', (text, count) => {
  expect(found(text)).toHaveLength(count);
});
