import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart/chart.ts';
import type { Version } from './version.ts';

/** The version of the flows in a folder of machines, as read by Node. */
export function versionOf(machines: readonly AnyStateMachine[], folder: string): Version {
  const named = machines.flatMap(({ id, implementations: { guards, delays } }) => [
    ...Object.entries(guards).map(([name, body]) => [`guard ${id} ${name}`, body] as const),
    ...Object.entries(delays).map(([name, body]) => [`delay ${id} ${name}`, body] as const),
  ]);
  const files = globSync('**/*.ts', { cwd: folder })
    .filter((path) => !path.startsWith('generated/'))
    .toSorted()
    .map((path) => [`file ${path}`, readFileSync(join(folder, path), 'utf8')] as const);
  return {
    charts: machines.map((machine) => chartOf(machine)),
    bodies: new Map([...named, ...files].map(([name, body]) => [name, markOf(String(body))])),
  };
}

// A text is matched first, so that '//' within it is no comment.
const textOrComment = /(["'`])(?:\\.|(?!\1)[^\\])*\1|\/\/.*|\/\*[\s\S]*?\*\//g;

/** Ignores comments and line breaks, so that the same code gives the same hash. */
const markOf = (text: string) =>
  createHash('sha256')
    .update(
      text
        .replaceAll(textOrComment, (found: string, quote?: string) => (quote ? found : ''))
        .replaceAll(/\s+/g, ''),
    )
    .digest('hex')
    .slice(0, 8);
