import { fileFaulty } from '../catalogueFile/faults.ts';
import { readLines, recordsOf } from '../catalogueFile/readLines.ts';
import type { EnteredValues } from './enterValues.ts';

const columns = new Set(['parameter', 'value', 'unit', 'patient', 'age', 'gender', 'sampleId']);

/**
 * The values of one report from a CSV file, and what each line says about the patient and the
 * sample. Throws 400 for a file that is not of this kind, 413 for one that is too long.
 */
export async function valuesFromFile(
  bytes: Uint8Array,
): Promise<Pick<EnteredValues, 'values' | 'given'>> {
  const { lines, faults } = readLines(await recordsOf(bytes), columns);
  if (faults.length > 0) throw fileFaulty(faults);
  const read = lines.map(({ cells }) =>
    Object.fromEntries([...columns].map((name) => [name, cells.get(name)?.trim() ?? ''])),
  );
  return {
    values: read.map(({ parameter = '', value = '', unit = '' }) => ({ parameter, value, unit })),
    given: read,
  };
}
