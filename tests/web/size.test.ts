import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it, vi } from 'vitest';
import { routes } from '../../web/routes.ts';
import type { RouteName } from '../../web/routes.ts';
import type { Route } from '../../web/shared/route.ts';

interface Chunk {
  type: string;
  fileName: string;
  code: string;
  isEntry: boolean;
  name: string;
  imports: string[];
  facadeModuleId: string | null;
  moduleIds: string[];
}
interface Asset {
  type: string;
  fileName: string;
  source: string;
}

/**
 * Kilobytes of script that each page may have until a press is answered, as it is sent: brotli, without headers
 * (`npm run bench sizes` adds them, as a browser receives them, and what is fetched later). The hashes in names of
 * files are left out: they change with every other page, and compress by up to a tenth of a kilobyte more or less
 * each time. In steps of half a kilobyte, so that a link in the footer needs none raised; raise one only for a
 * reason that the change names.
 */
const budgets = {
  signUp: 117,
  login: 115.5,
  home: 118.5,
  testInfo: 116.5,
  orders: 117,
  reports: 114.5,
  report: 119.5,
  appointments: 116.5,
  family: 117,
  payments: 117,
  address: 116.5,
  trackOrder: 126.5,
  addPatient: 154,
} satisfies Partial<Record<RouteName, number>>;
/**
 * Kilobytes (gzip) of the style sheet, which stands in every page that the server sends: 13.5 since a desk
 * has a layout of its own, and customers a home page; 14 since reports are read on a page, and printed, and
 * rows wrap where letters are large; 14.3 since a lab's week is one table that wraps on phones; 14.7 since choices
 * and menus are the browser's own, for 58 KB of script less in the funnel; 14.9
 * since its steps move and have one name on phones; 15 since reminders of tests are set where they are read;
 * 15.2 since labs and payments are rows of their own on phones; 15.4 since a panel has a shell that needs no code;
 * 15.8 since shells need no script, either; 15.7 since no variable stands at every element;
 * 15.8 since toasts need no styles that are made at run time; 16.1 since layers have a border in forced
 * colours, buttons wrap where letters are large, and long forms keep their end in view.
 */
const styleBudget = 16.15;
/** Of Chakra's style system, and what its overlays stand on: no page waits for it. */
const chakraBudget = 60;
/** How the gateway is asked, with its documents: every page fetches it ahead, and Apollo is none of it. */
const gatewayBudget = 4.3;
/**
 * Files that a page asks for besides the first load: on HTTP/1.1 each waits for its turn; 8 and 10 of
 * tracking and the funnel since no page loads what only others share.
 */
const fileBudgets = { BookingFlow: 10, OrdersPage: 4, TrackPage: 8, ReportsPage: 4 };

it('the script of each page keeps to its budget', { timeout: 180_000 }, async () => {
  // Under vitest the packages would be taken in their development form.
  vi.stubEnv('NODE_ENV', 'production');
  const built = (await build({
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  })) as { output: (Chunk | Asset)[] };
  const chunks = new Map(
    built.output.filter((file) => 'code' in file).map((chunk) => [chunk.fileName, chunk]),
  );
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) {
      seen.add(file);
      for (const imported of chunks.get(file)!.imports) withImports(imported, seen);
    }
    return seen;
  };
  const kilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => {
      const code = chunks.get(file)!.code.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '');
      return sum + brotliCompressSync(code).length;
    }, 0) / 1024;
  const withModules = (names: readonly string[]) =>
    names.flatMap((name) => [
      ...withImports(
        [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${name}`))!
          .fileName,
      ),
    ]);
  // Whatever is imported later is fetched first by name, so that it can be fetched again.
  const withoutFiles = [...chunks.values()].flatMap(({ code, fileName }) => {
    const fetchedFirst = /\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '';
    return [...code.matchAll(/import\([`"]\.\/([^`"]+)/g)]
      .filter(([, file]) => !fetchedFirst.includes(`"assets/${file}"`))
      .map(([, file]) => `${fileName}: ${file}`);
  });
  expect(withoutFiles).toEqual([]);
  const first = withImports([...chunks.values()].find(({ name }) => name === 'app')!.fileName);
  // One question for it, not forty: on HTTP/1.1 each further file waits for its turn.
  expect(first.size).toBeLessThanOrEqual(3);
  const tooLarge = Object.entries(budgets).flatMap(([name, budget]) => {
    const { modules = [], renderedModules = [] }: Route = routes[name as RouteName];
    const size = kilobytes(new Set([...first, ...withModules([...modules, ...renderedModules])]));
    return size > budget ? [`${name}: ${size.toFixed(2)} KB, budget ${budget}`] : [];
  });
  expect(tooLarge).toEqual([]);
  // The second language is fetched by those who read it.
  const hindi = [...chunks.values()]
    .filter(({ code }) => code.includes('स्लॉट'))
    .map(({ fileName }) => fileName);
  expect(hindi).toHaveLength(1);
  expect(first).not.toContain(hindi[0]);
  // Nor are the administration's texts in it.
  const admin = [...chunks.values()]
    .filter(({ code }) => code.includes('डैशबोर्ड'))
    .map(({ fileName }) => fileName);
  expect(admin).toHaveLength(1);
  expect(admin).not.toEqual(hindi);
  expect(first).not.toContain(admin[0]);
  const runtime = [...first]
    .flatMap((file) => chunks.get(file)!.moduleIds)
    .filter((module) => /node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js)\//.test(module));
  expect(runtime).toEqual([]);
  const gateway = withImports(
    [...chunks.values()].find((chunk) => chunk.name === 'gateway')!.fileName,
  );
  expect(kilobytes([...gateway].filter((file) => !first.has(file)))).toBeLessThan(gatewayBudget);
  const styles = built.output.filter(
    (file) => 'source' in file && file.fileName.endsWith('.css'),
  ) as Asset[];
  expect(styles).toHaveLength(1);
  // A number that is no step of the scale, such as '60', would silently be that many pixels.
  expect(String(styles[0]!.source).match(/_[\d.\\]+\{[^:}]+:-?[\d.]+px/g)).toBeNull();
  // The server puts them into each page: code that asked for the file would wait for it first.
  const asking = [...chunks.values()].filter(({ code }) => code.includes(styles[0]!.fileName));
  expect(asking.map(({ fileName }) => fileName)).toEqual([]);
  expect(gzipSync(styles[0]!.source, { level: 9 }).length / 1024).toBeLessThan(styleBudget);
  const chakra = withImports(
    [...chunks.values()].find((chunk) => chunk.name === 'chakra')!.fileName,
  );
  expect(kilobytes([...chakra].filter((file) => !first.has(file)))).toBeLessThan(chakraBudget);
  // What the routes have preloaded are files of their own.
  const named = Object.values(routes).flatMap(
    ({ modules = [], renderedModules = [], queryModules = [] }: Route) => [
      ...modules,
      ...renderedModules,
      ...queryModules,
    ],
  );
  const facades = [...chunks.values()].map(({ facadeModuleId }) => facadeModuleId ?? '');
  expect(named.filter((name) => !facades.some((file) => file.endsWith(`/web/${name}`)))).toEqual(
    [],
  );
  const filesOf = (page: string) => {
    const chunk = [...chunks.values()].find(({ name }) => name === page)!;
    return [...withImports(chunk.fileName)].filter((file) => !first.has(file)).length;
  };
  const tooMany = Object.entries(fileBudgets).flatMap(([page, most]) =>
    filesOf(page) > most ? [`${page}: ${filesOf(page)} files`] : [],
  );
  expect(tooMany).toEqual([]);
});
