import { parseApart } from './parseApart.ts';

/** Draws a PDF in a process of its own, as shaping its text takes too long for the event loop. */
export async function drawApart<Name extends 'receipt' | 'sampleReport' | 'report'>(
  name: Name,
  input: Parameters<typeof parseApart<Name>>[1],
): Promise<Buffer> {
  const drawn = await parseApart(name, input);
  if (drawn === undefined) throw new Error(`the ${name} could not be drawn within its bounds`);
  return Buffer.from(drawn);
}
