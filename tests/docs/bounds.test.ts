import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as bounds from '../../machines/text/longest.ts';

const textOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('generated'))
    .map((file) => readFileSync(file, 'utf8'));

/** The elements with this attribute, each up to the end of its attributes. */
const elementsWith = (attribute: string, view: string) =>
  view
    .split(/\n(?=\s*<\w)/)
    .map((element) => element.split(/\n\s*\/?>/)[0]!)
    .filter((element) => element.includes(attribute));

it('a field to search in stops at what the service takes, that of the staff at its own bound', () => {
  const boundsOf = Object.fromEntries(
    globSync('web/**/*.tsx').flatMap((file) =>
      elementsWith('type="search"', readFileSync(file, 'utf8')).map((element) => [
        file,
        /maxLength={(\w+)}/.exec(element)?.[1],
      ]),
    ),
  );
  expect(boundsOf).toEqual({
    'web/home/Search.tsx': 'longestSearch',
    // Looks only through what the page has: the service is not asked.
    'web/booking/AddTestSheet.tsx': undefined,
    'web/admin/AdminUsersPage.tsx': 'longestStaffSearch',
    'web/admin/OrderFilterFields.tsx': 'longestStaffSearch',
  });
  const contracts = textOf('api/**/*.contract.ts').join('\n');
  const taken = [...contracts.matchAll(/\bsearch: Type[^}]*?maxLength: (\w+)/g)];
  expect(taken.map(([, bound]) => bound)).toEqual(['longestStaffSearch', 'longestStaffSearch']);
});

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
