import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Rooms of the house whose folders import each other in one direction only. `still` are the pairs
 * that are left to untie; a new one is refused, and so is one that is untied already.
 */
const rooms: { root: string; still: string[] }[] = [
  {
    root: 'api',
    still: [],
  },
];

const sources = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('generated'))
    .map((path) => join(root, path));

/** Pairs of folders below a root that import each other, by name: 'orders payments'. */
function pairsInBothDirections(root: string): string[] {
  const folderOf = (path: string) =>
    path.startsWith(`${root}/`) && path.split('/').length > root.split('/').length + 1
      ? path.slice(root.length + 1).split('/')[0]!
      : null;
  const imports = new Set<string>();
  for (const path of sources(root)) {
    const from = folderOf(path);
    for (const [, eager, lazy] of readFileSync(path, 'utf8').matchAll(
      /from '(\.[^']+)'|import\('(\.[^']+)'\)/g,
    )) {
      const target = eager ?? lazy!;
      const to = folderOf(normalize(join(dirname(path), target)));
      if (from && to && from !== to) imports.add(`${from} ${to}`);
    }
  }
  return [...imports]
    .filter((pair) => {
      const [from, to] = pair.split(' ') as [string, string];
      return from < to && imports.has(`${to} ${from}`);
    })
    .toSorted();
}

describe('the import graph', () => {
  it.each(rooms)('of $root has no folders that import each other', ({ root, still }) => {
    expect(pairsInBothDirections(root)).toEqual(still);
  });

  it('has SQL in repositories, seeds and the database folder only', () => {
    const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/;
    const found = sources('api').filter(
      (path) =>
        !/\.(repository|seed)\.ts$/.test(path) &&
        !path.startsWith('api/db/') &&
        sql.test(readFileSync(path, 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it('of what is built for browsers leads to sources whose change builds them anew', () => {
    const [, listed] = /webSources = \[([^\]]*)\]/.exec(readFileSync('scripts/setup.mjs', 'utf8'))!;
    const webSources = [...listed!.matchAll(/'([^']+)'/g)].map(([, path]) => path!);
    const isSource = (path: string) =>
      webSources.some((source) => path === source || path.startsWith(`${source}/`));
    const builtFrom = [...sources('web'), ...sources('devtools'), ...sources('machines')];
    const missed = [...builtFrom, 'vite.config.ts'].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/(?:from |import\(|glob(?:<\w+>)?\()'(\.[^']+)'/g)]
        .map(([, target]) => normalize(join(dirname(path), target!)))
        .filter((target) => !isSource(target))
        .map((target) => `${path} needs ${target}`),
    );
    expect(missed).toEqual([]);
  });
});
