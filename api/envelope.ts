import { Type } from 'typebox';
import type { TSchema } from 'typebox';

/** Every success is `{message, data}` (decisions.md 46). */
export interface Envelope<Data> {
  message: string;
  data: Data;
}

/** Puts data into the envelope. */
export function envelope<Data>(data: Data, message = 'OK'): Envelope<Data> {
  return { message, data };
}

/** The schema of an envelope around the given data. */
export function EnvelopeOf<Data extends TSchema>(data: Data) {
  return Type.Object({ message: Type.String(), data });
}

/** The schema of every failure. */
export const Failure = Type.Object({ message: Type.String(), code: Type.String() });
