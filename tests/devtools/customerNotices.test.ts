import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { customerNotices, noticesBetween } from '../../devtools/versions/customerNotices.ts';

const kept = globSync('devtools/versions/kept/*.jsonl').map((path) => basename(path, '.jsonl'));

it('what customers notice is said of versions that are kept, two to five sentences for each', () => {
  const bySince = Map.groupBy(customerNotices, ({ since }) => since);
  for (const [since, notices] of bySince) {
    expect(kept).toContain(since);
    expect(notices.length).toBeGreaterThanOrEqual(2);
    expect(notices.length).toBeLessThanOrEqual(5);
  }
});

it('what came between two versions is said, the week after the releases in it', () => {
  const since = (before: string, after: string) => [
    ...new Set(noticesBetween(before, after).map((one) => one.since)),
  ];
  expect(since('2026-W48 v0.2.0', 'now')).toEqual(['2026-W48']);
  expect(since('2026-W47', '2026-W48 v0.2.0')).toEqual(['2026-W48 v0.2.0']);
  expect(since('2026-W47', 'now')).toEqual(['2026-W48', '2026-W48 v0.2.0']);
  expect(since('2026-W48', 'now')).toEqual([]);
});
