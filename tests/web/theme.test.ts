import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chakraSystem } from '../../web/shared/theme/ChakraTheme.tsx';

/** The CSS variables of Panda's style sheet, light (`base`) and dark, as `name: value`. */
function variablesOfPanda(): { base: string[]; dark: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'assay-panda-'));
  try {
    const file = join(folder, 'tokens.css');
    execFileSync('node_modules/.bin/panda', [
      'cssgen',
      'tokens',
      '--cwd',
      'web',
      '--outfile',
      file,
    ]);
    const [base, dark] = readFileSync(file, 'utf8').split('@media (prefers-color-scheme: dark)');
    return { base: declarations(base!), dark: declarations(dark!) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const declarations = (css: string) =>
  [...css.matchAll(/(--chakra-[^:]+): ([^;}]+)/g)]
    .map(([, name, value]) => written(name!, value!))
    .toSorted();
/** The same value however it is spaced. */
const written = (name: string, value: string) =>
  `${name.replaceAll('\\', '')}: ${value.replaceAll(/\s+/g, ' ').trim()}`;

/** The CSS variables that Chakra's components read. */
function variablesOfChakra(condition: string): string[] {
  return [...(chakraSystem.tokens.cssVarMap.get(condition) ?? [])]
    .map(([name, value]) => written(name, String(value)))
    .toSorted();
}

it("Chakra's components find every variable that they read in Panda's style sheet, with its value", () => {
  const panda = variablesOfPanda();
  expect(panda.base.length).toBeGreaterThan(200);
  expect(panda.dark.length).toBeGreaterThan(50);
  expect(variablesOfChakra('base').filter((variable) => !panda.base.includes(variable))).toEqual(
    [],
  );
  expect(variablesOfChakra('_dark').filter((variable) => !panda.dark.includes(variable))).toEqual(
    [],
  );
});
