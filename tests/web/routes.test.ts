import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths, pathTo } from '../../web/paths.ts';
import { routeAt } from '../../web/routeAt.ts';
import { routes } from '../../web/routes.ts';
import type { Route } from '../../web/shared/route.ts';

const all = Object.entries(routes) as [keyof typeof routes, Route][];
const pathOf = (name: keyof typeof routes) => {
  const path = paths[name];
  return typeof path === 'string' ? path : path('a/b', 'c');
};

describe.each(all)('%s', (name) => {
  it('is found at its path, whatever the case, and with a slash behind it', () => {
    for (const path of [pathOf(name), pathOf(name).toLowerCase(), pathOf(name).toUpperCase()])
      expect([path, routeAt(path)?.name]).toEqual([path, name]);
    // The one way to spell it.
    expect(pathTo(name, routeAt(pathOf(name))!.params)).toBe(pathOf(name));
    expect(routeAt(`${pathOf(name)}/`.replace('//', '/'))?.name).toBe(name);
  });
});

it('a page that the server renders names its file, so that the browser fetches it at once', () => {
  const rendered = all.flatMap(([name, { ssr, load, modules = [] }]) =>
    (ssr || modules.length > 0) && load
      ? [{ name, names: load.toString().includes(`/${modules[0]}"`) }]
      : [],
  );
  expect(rendered.length).toBeGreaterThan(3);
  expect(rendered.filter(({ names }) => !names)).toEqual([]);
});
it('a parameter is what the link was made of; one that is not encoded rightly stays as it is', () => {
  expect(routeAt(paths.testInfo('a/b ü'))?.params).toEqual({ id: 'a/b ü' });
  expect(routeAt(paths.compare('a/b', 'ü'))?.params).toEqual({ first: 'a/b', second: 'ü' });
  expect(routeAt('/testinfo/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
});
it('the pages of tests are titled by their names, as far as there are answers', () => {
  const [first, second] = ['Complete Blood Count', 'Lipid Profile'].map((name) => ({
    labTest: { name },
  }));
  expect(routes.testInfo.title([first])).toBe('Complete Blood Count');
  expect(routes.testInfo.title([undefined])).toBeUndefined();
  expect(routes.compare.title([first, second])).toBe('Complete Blood Count – Lipid Profile');
  expect(routes.compare.title([undefined, second])).toBe('Lipid Profile');
});
it('there is no page elsewhere', () => {
  for (const path of [
    '/no/such/page',
    '/testinfo',
    '/testinfo/a/b',
    '/compare/a',
    '/admin/none',
    '/homes',
  ])
    expect([path, routeAt(path)]).toEqual([path, undefined]);
});

/** A classic script that cannot import the table: it leaves the administration alone. */
const exempt = new Set(['web/sw.ts']);

it('no other file of the web or the server lists addresses', () => {
  const pages = new Set(
    all.map(([, { path }]) => path.split('/')[1]!.toLowerCase()).filter(Boolean),
  );
  // '/home', `/home#tests`, /^\/(home|login)/
  const addresses = (line: string) =>
    [...line.matchAll(/['"`\\]\/\(?([\w|-]+)/g)].flatMap(([, names]) => names!.split('|'));
  const listing = ['web', 'server', 'gateway'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/generated|[rR]outes\.ts$/.test(file))
      .filter((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .some((line) => addresses(line).some((name) => pages.has(name.toLowerCase()))),
      ),
  );
  expect(listing.filter((file) => !exempt.has(file))).toEqual([]);
});
