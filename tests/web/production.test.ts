import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

interface File {
  fileName: string;
  code?: string;
  /** Of code alone: what it was made from. */
  moduleIds?: string[];
  source?: string;
}

const flowPageConfig = 'devtools/vite.config.ts';

async function filesOf(mode: string, configFile = 'vite.config.ts', minify = false) {
  const { output } = (await build({
    mode,
    configFile,
    logLevel: 'silent',
    build: { write: false, minify },
  })) as { output: File[] };
  return output;
}

const codeOf = (files: File[]) => files.map(({ code }) => code ?? '').join('\n');

/** Words that only the flow page, the inspector, rehearsals and replays have. */
const words = ['/flows/feed', 'This is a rehearsal', 'assayWalked', 'assayReplay', 'Statechart of'];

/** The package that a module belongs to or is copied from; null for our own. */
const packageOf = (id: string) =>
  id.includes('/web/ui/lucide/')
    ? 'lucide-react'
    : (/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null);

describe('a build', () => {
  let web: File[];
  let flowPage: File[];
  beforeAll(async () => {
    web = await filesOf('production');
    // What is never used is only left out of the flow page where it is minified.
    flowPage = await filesOf('production', flowPageConfig, true);
  }, 180_000);

  it(
    'for production has no inspector, no rehearsal and no replay, and a flow page that watches nobody, but problems can be reported',
    { timeout: 180_000 },
    async () => {
      expect(words.filter((word) => codeOf(web).includes(word))).toEqual([]);
      expect(codeOf(web)).toContain('assay.problem');
      // It is registered as a classic script.
      const worker = web.filter(({ fileName }) => fileName === 'sw.js');
      expect(codeOf(worker)).not.toMatch(/^\s*import\b/m);
      expect(codeOf(worker)).toContain('skipWaiting');
      expect(codeOf(flowPage)).toContain('Statechart of');
      expect(
        ['/flows/feed', '/flows/orders'].filter((url) => codeOf(flowPage).includes(url)),
      ).toEqual([]);
      const demo = codeOf(await filesOf('demo')) + codeOf(await filesOf('demo', flowPageConfig));
      expect(words.filter((word) => !demo.includes(word))).toEqual([]);
    },
  );

  it.each([
    ['the web', () => web, 'licenses.md'],
    ['the flow page', () => flowPage, 'flows/licenses.md'],
  ])('of %s has the licence of every package that is in its script', (_, built, fileName) => {
    const files = built();
    const packages = new Set(files.flatMap(({ moduleIds = [] }) => moduleIds.map(packageOf)));
    packages.delete(null);
    expect(packages).toContain('react-dom');
    const licenses = files.find((file) => file.fileName === fileName)?.source ?? '';
    expect(packages.has('lucide-react')).toBe(fileName === 'licenses.md');
    expect([...packages].filter((name) => !licenses.includes(`\n## ${name} - `))).toEqual([]);
  });
});
