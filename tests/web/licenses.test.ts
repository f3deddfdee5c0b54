import { build } from 'vite';
import { expect, it } from 'vitest';

interface File {
  fileName: string;
  /** Of code alone: what it was made from. */
  moduleIds?: string[];
  source?: string;
}

/** The package that a module belongs to or is copied from; null for our own. */
const packageOf = (id: string) =>
  id.includes('/web/ui/lucide/')
    ? 'lucide-react'
    : (/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? null);

it.each([
  ['the web', 'vite.config.ts', 'licenses.md'],
  ['the flow page', 'devtools/vite.config.ts', 'flows/licenses.md'],
])(
  'every package in the script of %s comes with its licence',
  { timeout: 180_000 },
  async (_, configFile, fileName) => {
    const { output } = (await build({
      configFile,
      mode: 'production',
      logLevel: 'silent',
      build: { write: false, minify: false },
    })) as { output: File[] };
    const packages = new Set(output.flatMap(({ moduleIds = [] }) => moduleIds.map(packageOf)));
    packages.delete(null);
    expect(packages).toContain('react-dom');
    const licenses = output.find((file) => file.fileName === fileName)?.source ?? '';
    expect(packages.has('lucide-react')).toBe(fileName === 'licenses.md');
    expect([...packages].filter((name) => !licenses.includes(`\n## ${name} - `))).toEqual([]);
  },
);
