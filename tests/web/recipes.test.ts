import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { richSystem } from '../../web/app/theme/RichStyles.tsx';
import { system } from '../../web/app/theme/system.ts';

// A Chakra component whose recipe the system lacks renders bare and says nothing, so the lists are held against the imports.
const recipeOf: Record<string, string | null> = {
  Badge: 'badge',
  Box: null,
  Button: 'button',
  Center: null,
  ChakraProvider: null,
  Checkbox: 'checkbox',
  CloseButton: 'button',
  Collapsible: 'collapsible',
  Dialog: 'dialog',
  Drawer: 'drawer',
  Field: 'field',
  Group: null,
  Heading: 'heading',
  IconButton: 'button',
  Input: 'input',
  Link: 'link',
  Menu: 'menu',
  NativeSelect: 'nativeSelect',
  PinInput: 'pinInput',
  Portal: null,
  RadioCard: 'radioCard',
  RadioGroup: 'radioGroup',
  Separator: 'separator',
  SimpleGrid: null,
  Skeleton: 'skeleton',
  Spinner: 'spinner',
  Stack: null,
  TagsInput: 'tagsInput',
  Text: null,
  Textarea: 'textarea',
  Toast: 'toast',
  Toaster: null,
  chakra: null,
  createSystem: null,
  createToaster: null,
  defaultBaseConfig: null,
  defineConfig: null,
  mergeConfigs: null,
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
const recipesIn = (file: string) =>
  new Set([...read(file).matchAll(/(\w+): \w+(?:Slot)?Recipe\b/g)].map(([, key]) => key!));

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

const first = recipesIn('web/app/theme/foundation.ts');
const all = new Set([...first, ...recipesIn('web/app/theme/RichStyles.tsx')]);

it('every Chakra component of the web is known here, and has its recipe in the whole look', () => {
  const used = new Set(files.flatMap(componentsIn));
  expect([...used].filter((name) => !(name in recipeOf))).toEqual([]);
  expect(
    [...used].map((name) => recipeOf[name]).filter((recipe) => recipe && !all.has(recipe)),
  ).toEqual([]);
});

it('pages that open first have nothing of Chakra itself: their elements are those of the first look', () => {
  const pages = [
    'web/main.tsx',
    'web/signUp/SignUpFlow.tsx',
    'web/signIn/LoginPage.tsx',
    'web/passwordReset/PasswordResetFlow.tsx',
    'web/home/HomePage.tsx',
    'web/home/ResumeCard.tsx',
    'web/catalogue/TestInfoPage.tsx',
    'web/account/TextPages.tsx',
    'web/admin/AdminLoginPage.tsx',
  ];
  const reached = new Set(pages.flatMap((page) => [...withImports(page)]));
  expect(reached.size).toBeGreaterThan(40);
  expect(
    [...reached].filter((file) =>
      /^import (?!type)[^;]* from '@(chakra-ui|emotion\/(?!hash))/m.test(read(file)),
    ),
  ).toEqual([]);
});

it("what comes later adds no style for all of the page: the server writes the first look's alone", () => {
  expect(richSystem._global).toEqual(system._global);
});
