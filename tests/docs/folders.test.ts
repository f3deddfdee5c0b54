import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const imported = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g;
const importing = globSync('*/**/*.{ts,tsx,mjs}', {
  exclude: (path) => /^(node_modules|dist|coverage|data|test-results)$/.test(path),
}).map((file) => file.replaceAll('\\', '/'));
const targetsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(imported)].map(([, path]) =>
    normalize(join(dirname(file), path!)).replaceAll('\\', '/'),
  );
/**
 * The top-level folder of a file; none of a configuration file at the root. What both servers stand
 * on is a floor of its own.
 */
const folderOf = (path: string) =>
  path.startsWith('server/shared/') ? 'server/shared' : /^([^/]+)\//.exec(path)?.[1];

it('no two top-level folders import each other', () => {
  const pairs = new Set(
    importing.flatMap((file) =>
      targetsOf(file)
        .filter((target) => folderOf(target) !== folderOf(file) && folderOf(target))
        .map((target) => `${folderOf(file)} → ${folderOf(target)}`),
    ),
  );
  const returned = [...pairs].filter((pair) =>
    pairs.has(pair.split(' → ').toReversed().join(' → ')),
  );
  expect(pairs).toContain('web → machines');
  expect(returned).toEqual([]);
});

it('the app reaches devtools by one lazy import', () => {
  const found = importing
    .filter((file) => folderOf(file) === 'web')
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/.*['"][./]+\/devtools\/.*/g)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    );
  expect(found).toEqual([
    "web/app/startDevtools.ts: const { develop } = await import('../../devtools/develop.ts');",
  ]);
});
