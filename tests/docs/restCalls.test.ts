import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAY, SIGNED } from '../api/support/accessTable.ts';

/** A call whatever the parts of its path are called. */
const nameless = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const pages = ['docs/product/calls.md', 'docs/product/interface.md'].map((page) =>
  readFileSync(page, 'utf8'),
);

// The tables are those of tests/api/access.test.ts, which finds every call of the service in them.
it('the pages on the interface name every REST call, and no other', () => {
  const named = [
    ...pages.join('\n').matchAll(/\b(GET|POST|PUT|PATCH|DELETE) \/api\/v1\/([\w./{}-]*[\w}])/g),
  ].map(([, method, path]) => `${method} ${path}`);
  const calls = [...Object.keys(MAY), ...SIGNED];
  expect([...new Set(named.map(nameless))].toSorted()).toEqual(calls.map(nameless).toSorted());
});
