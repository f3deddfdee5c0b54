import { build } from 'vite';
import { expect, it } from 'vitest';

/** Words that only the flow page, the inspector, rehearsals and replays have. */
const words = ['/flows/feed', 'This is a rehearsal', 'assayWalked', 'assayReplay', 'Statechart of'];

async function codeOf(
  mode: string,
  configFile = 'vite.config.ts',
  minify = false,
): Promise<string> {
  const built = (await build({
    mode,
    configFile,
    logLevel: 'silent',
    build: { write: false, minify },
  })) as { output: { code?: string }[] };
  return built.output.map(({ code }) => code ?? '').join('\n');
}

it(
  'production builds have no inspector, no rehearsal and no replay, and a flow page that watches nobody, but problems can be reported',
  { timeout: 180_000 },
  async () => {
    const production = await codeOf('production');
    expect(words.filter((word) => production.includes(word))).toEqual([]);
    expect(production).toContain('assay.problem');
    // What is never used is only left out of the flow page where it is minified.
    const flowPage = await codeOf('production', 'devtools/vite.config.ts', true);
    expect(flowPage).toContain('Statechart of');
    expect(['/flows/feed', '/flows/orders'].filter((url) => flowPage.includes(url))).toEqual([]);
    const demo = (await codeOf('demo')) + (await codeOf('demo', 'devtools/vite.config.ts'));
    expect(words.filter((word) => !demo.includes(word))).toEqual([]);
  },
);
