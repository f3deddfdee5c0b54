import { build } from 'vite';
import { expect, it } from 'vitest';
import { guards } from './support/guards.ts';

it('guards are named alike in a build, where functions have other names', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: 'tests/devtools/support/guards.ts', formats: ['es'], fileName: 'guards' },
      rolldownOptions: { output: { minify: true } },
    },
  })) as { output: { code: string }[] }[];
  const inBuild = (await import(
    `data:text/javascript,${encodeURIComponent(built[0]!.output[0]!.code)}`
  )) as { guards: (string | undefined)[] };
  expect(inBuild.guards).toEqual(guards);
  expect(guards.slice(-2)).toEqual(['one and not two', 'one or two']);
  expect(guards).toContain('hasTest');
});
