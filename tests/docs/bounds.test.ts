import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as bounds from '../../machines/text/longest.ts';

const textOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('generated'))
    .map((file) => readFileSync(file, 'utf8'));

it('a form takes the most characters of a text from where the REST contract takes them', () => {
  const views = textOf('web/**/*.tsx');
  expect(views.flatMap((view) => view.match(/maxLength=(?!{longest).*/g) ?? [])).toEqual([]);
  const forms = [...views, ...textOf('machines/*/*.machine.ts')].join('\n');
  const contracts = textOf('api/**/*.contract.ts').join('\n');
  const names = Object.keys(bounds);
  expect(names.filter((name) => !contracts.includes(`maxLength: ${name}`))).toEqual([]);
  expect(names.filter((name) => !new RegExp(`(maxLength={|<= )${name}\\b`).test(forms))).toEqual(
    [],
  );
});
