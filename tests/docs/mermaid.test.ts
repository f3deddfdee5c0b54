// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import mermaid from 'mermaid';
import { expect, it } from 'vitest';

const drawn = globSync('docs/**/*.md').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/```mermaid\n(.*?)```/gs)].map(([, text]) => ({
    path,
    text: text!,
  })),
);

it('charts in documents are found', () => {
  expect(drawn.length).toBeGreaterThan(15);
});

// A page is compared with what the same code writes (flows.test.ts), which a mistake in it passes.
it.each(drawn)('Mermaid reads the chart in $path', async ({ text }) => {
  await expect(mermaid.parse(text)).resolves.toMatchObject({ diagramType: 'stateDiagram' });
});
