import { readNotes } from '../chart/notes.ts';
import type { Language } from '../words/language.ts';

const files = import.meta.glob<string>('../../docs/flows/notes/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The notes of each flow, from the repository. */
const notes = new Map(
  Object.entries(files).map(([path, text]) => [
    path.split('/').at(-1)!.replace('.md', ''),
    readNotes(text),
  ]),
);

/** The notes about a state in a language; the flow itself is ''. */
export const notesOn = (machine: string, path: string, language: Language): readonly string[] =>
  (notes.get(machine)?.get(path) ?? []).map((note) => note[language]);
