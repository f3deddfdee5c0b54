import type { Chart } from './chart.ts';

/** What people wrote about the states of a flow, by the path of the state; '' is the flow itself. */
export type Notes = ReadonlyMap<string, string[]>;

/**
 * Reads a file of `docs/flows/notes`: a heading `## payment.declined` names the state, paragraphs
 * below it are its notes. What stands before the first heading is about the whole flow.
 */
export function readNotes(markdown: string): Notes {
  const [about = '', ...sections] = `\n${markdown}`.split('\n## ');
  const whole = about.replace(/^\s*# .*/, '');
  const read = sections.map((section) => {
    const [path = '', ...text] = section.split('\n');
    return [path.trim(), paragraphs(text.join('\n'))] as const;
  });
  return new Map([['', paragraphs(whole)], ...read]);
}

/** What in a file of notes leads nowhere: states that the flow does not have, empty notes. */
export function notesAstray(chart: Pick<Chart, 'id' | 'states'>, notes: Notes): string[] {
  const paths = new Set(chart.states.map(({ path }) => path));
  return [...notes].flatMap(([path, text]) => {
    if (!paths.has(path)) return [`${chart.id} has no state ${path}`];
    return path !== '' && text.length === 0 ? [`${path} of ${chart.id} has an empty note`] : [];
  });
}

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
