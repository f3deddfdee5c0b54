import type { Text } from '../words/namedWords.ts';
import type { Chart } from './chart.ts';

/**
 * The notes that people wrote about the states of a flow, by the path of the state; '' is the flow
 * itself.
 */
export type Notes = ReadonlyMap<string, Text[]>;

/**
 * Reads a file of `docs/flows/notes`: a heading `## payment.declined` names the state, and the
 * paragraphs below it are its notes, each followed by the Hindi version as a quotation (`> …`).
 * Text before the first heading is about the whole flow.
 */
export function readNotes(markdown: string): Notes {
  const [about = '', ...sections] = `\n${markdown}`.split('\n## ');
  const whole = about.replace(/^\s*# .*/, '');
  const read = sections.map((section) => {
    const [path = '', ...text] = section.split('\n');
    return [path.trim(), notesIn(text.join('\n'))] as const;
  });
  return new Map([['', notesIn(whole)], ...read]);
}

/**
 * The mistakes in a file of notes: states that the flow does not have, and notes that lack a
 * language.
 */
export function notesAstray(chart: Pick<Chart, 'id' | 'states'>, notes: Notes): string[] {
  const paths = new Set(chart.states.map(({ path }) => path));
  return [...notes].flatMap(([path, written]) => {
    if (!paths.has(path)) return [`${chart.id} has no state ${path}`];
    if (path !== '' && written.length === 0) return [`${path} of ${chart.id} has an empty note`];
    const place = path === '' ? chart.id : `${path} of ${chart.id}`;
    return written.flatMap(({ en, hi }) => [
      ...(en === '' ? [`${place} has a note in Hindi alone`] : []),
      ...(hi === '' ? [`${place} has a note that is not in Hindi`] : []),
    ]);
  });
}

/** Paragraphs, each with the quotation that follows it; a missing one of the two is empty. */
function notesIn(text: string): Text[] {
  const notes: Text[] = [];
  for (const paragraph of text.split(/\n\s*\n/)) {
    const isHindi = paragraph.trim().startsWith('>');
    const said = paragraph
      .replaceAll(/^\s*> ?/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const last = notes.at(-1);
    if (said === '') continue;
    if (!isHindi) notes.push({ en: said, hi: '' });
    else if (last?.hi === '') last.hi = said;
    else notes.push({ en: '', hi: said });
  }
  return notes;
}
