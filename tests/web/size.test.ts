import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it, vi } from 'vitest';

interface Chunk {
  type: string;
  fileName: string;
  code: string;
  isEntry: boolean;
  name: string;
  imports: string[];
}

/** Kilobytes (gzip) of script that a page may need before a press is answered. Raise it only for a reason that the change names. */
const budget = 125;
/** The same of what makes Chakra's styles, which comes when a page that came whole is awake. */
const engineBudget = 40;
/** And of the funnel, which is fetched while the test's page is read. */
const funnelBudget = 85;

it(
  'the script of the first load and of the funnel keeps to its budget',
  { timeout: 60_000 },
  async () => {
    // Under vitest the packages would be taken in their development form.
    vi.stubEnv('NODE_ENV', 'production');
    const built = (await build({
      mode: 'production',
      logLevel: 'silent',
      build: { write: false },
    })) as { output: Chunk[] };
    const chunks = new Map(
      built.output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
    );
    const withImports = (file: string, seen = new Set<string>()): Set<string> => {
      if (!seen.has(file)) {
        seen.add(file);
        for (const imported of chunks.get(file)!.imports) withImports(imported, seen);
      }
      return seen;
    };
    const kilobytes = (files: Iterable<string>) =>
      [...files].reduce(
        (sum, file) => sum + gzipSync(chunks.get(file)!.code, { level: 9 }).length,
        0,
      ) / 1024;
    const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === 'index')!;
    const first = withImports(entry.fileName);
    expect(kilobytes(first)).toBeLessThan(budget);
    // One question for it, not forty: on HTTP/1.1 each further file waits for its turn.
    expect(first.size).toBeLessThanOrEqual(4);
    // The second language is fetched by those who read it.
    const hindi = [...chunks.values()]
      .filter(({ code }) => code.includes('स्लॉट'))
      .map(({ fileName }) => fileName);
    expect(hindi).toHaveLength(1);
    expect(first).not.toContain(hindi[0]);
    // The office's words in it, by those who read them there.
    const office = [...chunks.values()]
      .filter(({ code }) => code.includes('डैशबोर्ड'))
      .map(({ fileName }) => fileName);
    expect(office).toHaveLength(1);
    expect(office).not.toEqual(hindi);
    expect(first).not.toContain(office[0]);
    const engine = withImports(
      [...chunks.values()].find((chunk) => chunk.name === 'engine')!.fileName,
    );
    expect(kilobytes([...engine].filter((file) => !first.has(file)))).toBeLessThan(engineBudget);
    const funnel = [...chunks.values()].find((chunk) => chunk.name === 'BookingFlow')!;
    expect(
      kilobytes(
        [...withImports(funnel.fileName)].filter((file) => !first.has(file) && !engine.has(file)),
      ),
    ).toBeLessThan(funnelBudget);
  },
);
