import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

// What React, a library or the product objects to is a fault, unless a test expects it and takes it.
// oxlint-disable no-console -- this is about the console
const said: string[] = [];
const print = console.error;
console.error = (...words: unknown[]) => {
  print(...words);
  const text = format(...words);
  // That is about how a test waits, or that it answers with no more than what its view shows.
  if (!/\bact\b|Missing field|partial result/.test(text)) said.push(text);
};
afterEach(() => {
  const [first] = said.splice(0);
  if (first) throw new Error(`console.error: ${first}`);
});
afterAll(() => {
  console.error = print;
});
