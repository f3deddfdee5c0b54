import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '../../web/routes.ts';
import { blocksOf } from '../recipes/support/recipe.ts';
import { anchorsOf, linesOf, textFiles } from './support/textFiles.ts';

const productDecisions = anchorsOf('docs/product/decisions.md').filter((id) => /^pd-\d+$/.test(id));

/** What is wrong with one line, as 'file:line what', for each thing that `pattern` finds in it. */
function wrong(
  files: readonly string[],
  pattern: RegExp,
  violation: (match: RegExpExecArray, file: string) => string | undefined,
): string[] {
  return files.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      [...line.matchAll(pattern)].flatMap((match) => {
        const said = violation(match, file);
        return said === undefined ? [] : [`${file}:${index + 1} ${said}`];
      }),
    ),
  );
}

/** What is wrong with a path that may end with an anchor, or undefined. */
function violationOfPath(path: string, anchor: string | undefined): string | undefined {
  if (!existsSync(path)) return `${path} does not exist`;
  if (anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(anchor))
    return `${path} has no #${anchor}`;
  return undefined;
}

/** The comment of a line of code, if it has one. */
const commentOf = (line: string) => /^\s*(?:\/\/|\/?\*|--|#).*|\s\/\/\s.*/.exec(line)?.[0];

describe('references', () => {
  // This file's own patterns are not references.
  const files = textFiles().filter((file) => file !== 'tests/docs/references.test.ts');
  const pages = files.filter((file) => file.endsWith('.md'));

  const prose = files
    .filter((file) => file !== 'CHANGELOG.md' && !/\.(json|html|css)$/.test(file))
    .map((file) => {
      const text = linesOf(file);
      const comments = text.flatMap((line) => commentOf(line) ?? []);
      return [file, (file.endsWith('.md') ? text : comments).join('\n')] as const;
    });

  it('are looked for everywhere', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(pages).toContain('docs/product/README.md');
  });

  it('to a product decision name one that exists', () => {
    const numbers = productDecisions.map((id) => Number(id.slice('pd-'.length)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, next) => one - next));
    expect(numbers.length).toBeGreaterThanOrEqual(58);
    expect(
      wrong(files, /\bPD-(\w+)/g, ([cited, number]) =>
        number === 'n' || productDecisions.includes(`pd-${number}`) ? undefined : `cites ${cited}`,
      ),
    ).toEqual([]);
  });

  // What a migration says cannot be changed any more: its text is what was run.
  it('have no old form: numbers of sections and decisions, files by their bare name', () => {
    const oldForm =
      /\b[Ss]pecification,? (section )?\d|\bsections? \d|\b[Dd]ecisions? \d|(?<![\w/(])(decisions|interface|product|card)\.md\b|\bissues? #?\d/g;
    expect(
      wrong(files, oldForm, ([cited], file) =>
        /^docs\/product\/|\/migrations\//.test(file) ? undefined : `says '${cited}'`,
      ),
    ).toEqual([]);
  });

  it('to docs/ lead to a page, and to a heading that is there', () => {
    expect(
      wrong(
        files,
        /(?<![\w./-])(docs\/[\w./-]*\w)(?:#([\w-]+))?/g,
        ([, path = '', anchor], file) => {
          const decision = /^docs\/decisions\/\d{3}$/.test(path);
          if (decision) return decisionFile(path) === undefined ? `cites ${path}` : undefined;
          return file === 'CHANGELOG.md' ? undefined : violationOfPath(path, anchor);
        },
      ),
    ).toEqual([]);
  });

  it('between pages lead to a file, and to a heading that is there', () => {
    expect(
      wrong(pages, /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g, ([, path = '', anchor], file) =>
        path.startsWith('NNN')
          ? undefined
          : violationOfPath(path === '' ? file : join(dirname(file), path), anchor),
      ),
    ).toEqual([]);
  });

  it('to a file of the project name one that exists', () => {
    const past = new Set(['CHANGELOG.md', ...decisions.filter(isSuperseded)]);
    // What code generation writes, and a name that stands for a file that a reader will make.
    const madeOrExample = /\/generated\/|\/NAME\./;
    // What a recipe makes is there for the reader of its page only.
    const madeBy = new Map(
      pages
        .filter((page) => page.startsWith('docs/recipes/'))
        .map((page) => [
          page,
          new Set(blocksOf(readFileSync(page, 'utf8')).map(({ path }) => path)),
        ]),
    );
    const named =
      /(?<![\w./-])((?:api|deploy|devtools|e2e|gateway|machines|scripts|server|tests|tracing|web)\/[\w./-]+\.(?:tsx?|mjs|md|graphql|sql|json|yaml|yml|css|service))\b/g;
    expect(
      wrong(
        files.filter((file) => !past.has(file)),
        named,
        ([, path = ''], file) =>
          madeOrExample.test(path) || madeBy.get(file)?.has(path) || existsSync(path)
            ? undefined
            : `names ${path}`,
      ),
    ).toEqual([]);
  });

  // Only comments and pages: code may name files that it makes.
  it('to a file by its bare name, or to a folder, name one that exists', () => {
    const names = new Set(
      files.map((file) => basename(file)).concat('references.test.ts', 'package-lock.json'),
    );
    const bare =
      /(?<![\w./{}*$-])([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|graphql|sql|md|css|html|yaml|json))\b(?!\()/g;
    const folder =
      /(?<!GET )(?<![\w./@-])((?:api|deploy|devtools|e2e|gateway|machines|scripts|server|tests|web)\/[\w/-]+)(?![\w./*{-])/g;
    const placeholder = /^(x|NNN-title)\./;
    expect(
      prose.flatMap(([file, text]) => [
        ...[...text.matchAll(bare)].flatMap(([, name = '']) =>
          names.has(name) || placeholder.test(name) ? [] : [`${file} names ${name}`],
        ),
        ...[...text.matchAll(folder)].flatMap(([, path = '']) =>
          existsSync(path) ? [] : [`${file} names ${path}`],
        ),
      ]),
    ).toEqual([]);
  });
});

const decisions = textFiles().filter((file) => /^docs\/decisions\/\d{3}-/.test(file));
const decisionFile = (path: string) => decisions.find((file) => file.startsWith(`${path}-`));
const isSuperseded = (file: string) => /Status: superseded/.test(readFileSync(file, 'utf8'));

describe('docs/decisions', () => {
  const taken = decisions.filter((file) => !file.includes('/000-'));

  it('are numbered without gaps', () => {
    expect(taken.map((file) => Number(file.slice(15, 18)))).toEqual(taken.map((_, i) => i + 1));
  });

  it.each(taken)('%s has its number, a date and a status', (file) => {
    const [title = '', , status = ''] = linesOf(file);
    expect(title).toMatch(new RegExp(`^# ${file.slice(15, 18)}: \\S`));
    expect(status).toMatch(
      /^Date: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by \[\d{3}\]\([\w-]+\.md\))\.$/,
    );
  });
});

it('the table of screens has every page but those of the administration', () => {
  const table = readFileSync('docs/product/screens.md', 'utf8').replaceAll(/\{\w+\}/g, ':id');
  const pages = Object.values(routes)
    .map(({ path }) => path.replaceAll(/:\w+/g, ':id'))
    .filter((path) => !path.startsWith('/admin/'));
  expect(pages.filter((path) => !table.includes(`\`${path}\``))).toEqual([]);
});
