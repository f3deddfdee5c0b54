import { expect, it } from 'vitest';
import { linesOf, textFiles } from './support/textFiles.ts';

/** Checks that take nearly anything, so that they cannot fail when what they look at is wrong. */
const weak: [what: string, pattern: RegExp][] = [
  ['takes any value that is there', /\.to(BeTruthy|BeFalsy|BeDefined)\(\)/],
  ['takes any value but one', /\.not\.toBe(Null|Undefined)\(\)/],
  ['takes every count', /\.toBeGreaterThan(OrEqual\(0\)|\(-\d+\))/],
  ['takes both answers', /\.to\w+\([^)]*\/\^?\(?(true\|false|false\|true)/],
  ['takes any number', /(?<!\.not)\.to(Match|HaveText|ContainText|HaveValue)\(\/(?!\^)[^/]*\\d/],
  ['takes any name', /(?<!\.not)\.to(Match|HaveText|ContainText)\(\/\.[+*]\/\)/],
];

const files = textFiles().filter(
  (file) => /^(tests|e2e)\//.test(file) && file !== 'tests/docs/weakChecks.test.ts',
);

it.each(weak)('no check %s', (_, pattern) => {
  const found = files.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  ['expect(answer).toBeTruthy()', 0],
  ['expect(answer).not.toBeNull()', 1],
  ['expect(count).toBeGreaterThanOrEqual(0)', 2],
  ["toHaveAttribute('aria-expanded', /true|false/)", 3],
  [String.raw`toContainText(/Reports ready in \d+/)`, 4],
  ['toHaveText(/.+/)', 5],
])('%s is found', (line, index) => {
  const found = weak.flatMap(([, pattern], at) => (pattern.test(`x.${line}`) ? [at] : []));
  expect(found).toEqual([index]);
});
