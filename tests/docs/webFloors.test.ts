import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/**
 * The floors of the web from below: what stands on one knows those below it. Folders that are not
 * named are areas, which do not know each other.
 */
const floors = ['copy', 'ui', 'shared', 'routes', 'area', 'app'] as const;
type Floor = (typeof floors)[number];

/** Files beside the folders. */
const ofFile: Record<string, Floor> = {
  'paths.ts': 'routes',
  'routeAt.ts': 'routes',
  'detourOf.ts': 'routes',
  'languagePaths.ts': 'routes',
  'main.tsx': 'app',
  'server.tsx': 'app',
  'sw.ts': 'app',
  'globals.d.ts': 'copy',
  'panda.config.ts': 'app',
};
/** A table of routes: `routes.ts` and its parts, such as `bookingRoutes.ts`. */
const isTable = (file: string) => /^web\/(\w+R|r)outes\.ts$/.test(file);
const folderOf = (file: string) => /^web\/([^/]+)\//.exec(file)?.[1];
function floorOf(file: string): Floor {
  const folder = folderOf(file);
  if (isTable(file)) return 'routes';
  if (folder === undefined) return ofFile[file.slice('web/'.length)] ?? 'app';
  return floors.find((floor) => floor === folder) ?? 'area';
}

const files = globSync('web/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/generated/'));
const imported = /(?:from|(import))\s*(\()?\s*['"](\.{1,2}\/[^'"?]+)/g;
const targetsOf = (file: string, lazyToo: boolean) =>
  [...readFileSync(file, 'utf8').matchAll(imported)]
    .filter(([, , lazy]) => lazyToo || !lazy)
    .map(([, , , path]) => normalize(join(dirname(file), path!)).replaceAll('\\', '/'));

it('nothing in the web knows what stands above it, and no area another', () => {
  const wrong = files.flatMap((file) => {
    const floor = floors.indexOf(floorOf(file));
    // The tables of routes name the pages that are fetched later.
    return targetsOf(file, !isTable(file))
      .filter((target) => target.startsWith('web/') && !target.includes('/generated/'))
      .filter((target) => {
        const other = floors.indexOf(floorOf(target));
        const otherArea = floorOf(file) === 'area' && folderOf(file) !== folderOf(target);
        return other > floor || (other === floor && otherArea);
      })
      .map((target) => `${file} → ${target}`);
  });
  expect(files.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

it('the parts of web/ui know neither machines nor GraphQL', () => {
  const wrong = files
    .filter((file) => file.startsWith('web/ui/'))
    .filter(
      (file) =>
        targetsOf(file, true).some((target) => /^machines\/|generated\/graphql/.test(target)) ||
        /from '(xstate|@xstate|@apollo)/.test(readFileSync(file, 'utf8')),
    );
  expect(wrong).toEqual([]);
});
