import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { sentenceOf } from './reasons/reasons.ts';
import type { Params, ParamsOf, Reason } from './reasons/reasons.ts';

/**
 * Every success is `{message, data}` (PD-46); a message that is meant for people also has its
 * reason code and parameters.
 */
export interface Envelope<Data> {
  message: string;
  data: Data;
  reason?: Reason;
  params?: Params;
}

/** Puts data into the envelope; without a reason, the message is not meant for people. */
export function envelope<Data, Of extends Reason = never>(
  data: Data,
  ...named: [] | [reason: Of, ...ParamsOf<Of>]
): Envelope<Data> {
  const [reason, params] = named as [reason?: Of, params?: Params];
  if (reason === undefined) return { message: 'OK', data };
  return { message: sentenceOf(reason, params), data, reason, ...(params && { params }) };
}

/** The parameters of a message, for languages other than English. */
export const paramsSchema = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]));

/** The schema of an envelope around the given data. */
export function EnvelopeOf<Data extends TSchema>(data: Data) {
  return Type.Object({
    message: Type.String({ description: 'For people, in English.', examples: ['OK'] }),
    data,
    reason: Type.Optional(
      Type.String({ description: 'Names the message, whatever the language.' }),
    ),
    params: Type.Optional(paramsSchema),
  });
}

/** The answer of a call that returns a message and no data. */
export const EmptyAnswer = EnvelopeOf(Type.Null());
