import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that are not the project's own text: installed, generated or written while running. */
const foreign = new Set([
  '.git',
  '.runtime',
  'coverage',
  'data',
  'dist',
  'generated',
  'node_modules',
  'playwright-report',
  'test-results',
]);

const text =
  /\.(tsx?|mjs|md|graphql|sql|json|ya?ml|html|css|service)$|^(Dockerfile|\.env\.example)$/;

/** Every text file of the project, by its path from the root; folders are parted by '/'. */
export function textFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return foreign.has(entry.name) ? [] : textFiles(path);
    const isText = text.test(entry.name) && entry.name !== 'package-lock.json';
    return entry.isFile() && isText ? [path] : [];
  });
}

/** The lines of a text file. */
export const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

/** What a link to a page may name after '#': its headings as GitHub spells them, and its ids. */
export function anchorsOf(page: string): string[] {
  const lines = linesOf(join('.', page));
  const headings = lines
    .flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? [])
    .map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  const ids = lines.flatMap((line) => [...line.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!));
  return [...headings, ...ids];
}
