import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { chakraSystem } from '../../web/shared/theme/ChakraTheme.tsx';

// A Chakra component whose recipe the theme lacks renders bare and says nothing.
const recipeOf: Record<string, string | null> = {
  ChakraProvider: null,
  CloseButton: 'button',
  Collapsible: 'collapsible',
  Dialog: 'dialog',
  Drawer: 'drawer',
  Group: null,
  NativeSelect: 'nativeSelect',
  Portal: null,
  TagsInput: 'tagsInput',
  createSystem: null,
  defaultBaseConfig: null,
};

const read = (file: string) => readFileSync(file, 'utf8');
const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
  .map((file) => join('web', file));
const componentsIn = (file: string) =>
  [...read(file).matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)].flatMap(([, names]) =>
    names!
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name && !name.startsWith('type ')),
  );
/** A file with everything that it imports before anything is wanted later. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of read(file).matchAll(/^import (?!type)[^;]*? from '(\.[^']+\.tsx?)';/gm)) {
    const target = normalize(join(dirname(file), from!));
    if (target.startsWith('web') && !target.includes('generated')) withImports(target, seen);
  }
  return seen;
}

const known = (recipe: string) =>
  chakraSystem.isRecipe(recipe) || chakraSystem.isSlotRecipe(recipe);

it('Chakra draws what opens and what is chosen, nothing else, and each has its recipe in the theme', () => {
  const used = new Set(files.flatMap(componentsIn));
  expect([...used].filter((name) => !(name in recipeOf))).toEqual([]);
  expect(
    [...used].map((name) => recipeOf[name]).filter((recipe) => recipe && !known(recipe)),
  ).toEqual([]);
});

it('pages that open first have nothing of Chakra at run time: their styles are static', () => {
  const pages = [
    'web/main.tsx',
    'web/signUp/SignUpFlow.tsx',
    'web/signIn/LoginPage.tsx',
    'web/passwordReset/PasswordResetFlow.tsx',
    'web/home/HomePage.tsx',
    'web/booking/ResumeCard.tsx',
    'web/booking/BookingFlow.tsx',
    'web/booking/BookingRail.tsx',
    'web/app/Connected.tsx',
    'web/signUp/CodeStep.tsx',
    'web/account/FamilyPage.tsx',
    'web/account/PersonForm.tsx',
    'web/orders/SlotPicker.tsx',
    'web/catalogue/TestInfoPage.tsx',
    'web/account/HelpPage.tsx',
    'web/legal/TermsPage.tsx',
    'web/signIn/AdminLoginPage.tsx',
  ];
  const reached = new Set(pages.flatMap((page) => [...withImports(page)]));
  expect(reached.size).toBeGreaterThan(40);
  expect(
    [...reached].filter((file) =>
      /^import (?!type)[^;]* from '@(chakra-ui|emotion)/m.test(read(file)),
    ),
  ).toEqual([]);
});

it("Chakra adds no style for the whole page: Panda's style sheet has it", () => {
  expect(chakraSystem._global).toEqual([]);
});

it('styles are literals in the call, since Panda reads them from the source', () => {
  expect(files.filter((file) => /\b(css|stack|grid|center)\(\s*[^\s{)]/.test(read(file)))).toEqual(
    [],
  );
});
