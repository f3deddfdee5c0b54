import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { notesAstray, readNotes } from '../../devtools/chart/notes.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';

const charts = shippedMachines.map((machine) => chartOf(machine));
const booking = charts.find(({ id }) => id === 'booking')!;

it.each(readdirSync('docs/flows/notes'))(
  'docs/flows/notes/%s is about a flow and states that are there',
  (file) => {
    const chart = charts.find(({ id }) => `${id}.md` === file);
    expect(charts.map(({ id }) => `${id}.md`)).toContain(file);
    const text = readFileSync(`docs/flows/notes/${file}`, 'utf8');
    expect(notesAstray(chart!, readNotes(text))).toEqual([]);
  },
);

it('a note is read with its paragraphs, and one about the whole flow, too', () => {
  const notes = readNotes(
    '# Notes on booking\n\nAll of it.\n\n## lab.choosing\n\nOne\nline.\n\nTwo.\n',
  );
  expect([...notes]).toEqual([
    ['', ['All of it.']],
    ['lab.choosing', ['One line.', 'Two.']],
  ]);
});

it('a note on a state that is not there, and an empty one, are named', () => {
  const notes = readNotes(
    '# Notes\n\n## lab.dreaming\n\nA state that is gone.\n\n## lab.choosing\n',
  );
  expect(notesAstray(booking, notes)).toEqual([
    'booking has no state lab.dreaming',
    'lab.choosing of booking has an empty note',
  ]);
});
