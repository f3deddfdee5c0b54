import { readFileSync } from 'node:fs';

/** A row of docs/specification.md. */
export interface Clause {
  id: string;
  text: string;
  /** The files where it lives, with commas between them. */
  where: string;
  /** The tests that prove it, each as `file › words of its title`. */
  tests: string[];
}

/** A test that proves a clause. */
export interface Proof {
  file: string;
  /** A part of the test's title. */
  title: string;
}

/** The rows of docs/specification.md. */
export function readClauses(): Clause[] {
  const rows = readFileSync('docs/specification.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d+\.\d+ \|/.test(line));
  return rows.map((row) => {
    const [, id = '', text = '', where = '', tests = ''] = row
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return {
      id,
      text,
      where,
      tests: tests
        .split(';')
        .map((test) => test.trim())
        .filter(Boolean),
    };
  });
}

/** The file and the title that a reference such as `tests/api/people.test.ts › refuses` names. */
export function proofOf(reference: string): Proof {
  const [file = '', title = ''] = reference
    .replaceAll('`', '')
    .split('›')
    .map((part) => part.trim());
  return { file, title };
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where in a test file the test with a title begins; -1 where there is none. */
export function startOfTest(source: string, title: string): number {
  const quoted = new RegExp(
    `\\b(it|test|describe)(\\.\\w+)*(\\([^'"\`]*\\))?\\(\\s*(['"\`])[^\\n]*${escape(title)}`,
  );
  return source.search(quoted);
}

/** The text of the test with a title, up to the next one that stands beside it. */
export function textOfTest(source: string, title: string): string {
  const start = startOfTest(source, title);
  if (start < 0) return '';
  const indent = source.slice(source.lastIndexOf('\n', start) + 1, start).search(/\S|$/);
  const next = new RegExp(`\\n {0,${indent}}(it|test|describe)(\\.\\w+)*\\(`, 'g');
  next.lastIndex = start;
  return source.slice(start, next.exec(source)?.index);
}

/** Whether a text names a clause: 'clause 2.24', 'clauses 2.24, 2.25'. */
export const namesClause = (text: string, id: string): boolean =>
  new RegExp(String.raw`\bclauses? ([\d.]+, )*${escape(id)}(?![\d.]*\d)`).test(text);
