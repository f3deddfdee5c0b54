import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newId } from '../../machines/newId.ts';

/** Where there is another way for such a phone: the text is shown, to be copied by hand. */
const withAnotherWay = ['machines/newId.ts', 'web/reports/MadeLink.tsx', 'web/ui/ShareButton.tsx'];

it('what runs in a browser uses nothing that a phone lacks which opens a computer by plain http', () => {
  const files = globSync('{machines,web,devtools}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('generated') && !withAnotherWay.includes(file),
  );
  const found = files.filter((file) =>
    /crypto\.(randomUUID|subtle)|navigator\.(clipboard|locks)/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});

it('an id is 32 letters and figures, each another', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(ids.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});
