import { parseApart } from './parseApart.ts';

/** Draws a PDF in a thread of its own: to shape its letters takes longer than anybody should wait for. */
export async function drawApart<Name extends 'receipt' | 'sampleReport' | 'report'>(
  name: Name,
  input: Parameters<typeof parseApart<Name>>[1],
): Promise<Buffer> {
  const drawn = await parseApart(name, input);
  if (drawn === undefined) throw new Error(`the ${name} could not be drawn within its bounds`);
  return Buffer.from(drawn);
}
