import { GraphQLError } from 'graphql';
import type { Envelope } from '../../api/envelope.ts';

/**
 * What a REST service may answer (docs/product/calls.md): a service elsewhere (`API_URL`) need not
 * have the fields that ours adds.
 */
export type Sparse<Json> = { [Field in keyof Json]?: Json[Field] | null };

/** An answer with its data completed. */
export async function completed<Sent, Json>(
  asked: Promise<Envelope<Sent>>,
  complete: (sent: Sent) => Json,
): Promise<Envelope<Json>> {
  const envelope = await asked;
  return { ...envelope, data: complete(envelope.data) };
}

/** The same of a list; a missing one is empty. */
export const completedList = <Sent, Json>(
  asked: Promise<Envelope<Sent[] | null | undefined>>,
  complete: (sent: Sent) => Json,
) => completed(asked, (list) => (list ?? []).map(complete));

/** A list that may come as one text, parted by commas or lines. */
export function listOf(value: string[] | string | null | undefined): string[] {
  const parts = typeof value === 'string' ? value.split(/[,\n]/) : (value ?? []);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A list that the specification does not have: a service without it has nothing in it. */
export async function listIfAny<Json>(
  asked: Promise<Envelope<Json[] | null>>,
): Promise<Envelope<Json[]>> {
  try {
    return await completedList(asked, (item) => item);
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.status === 404)
      return { message: '', data: [] };
    throw error;
  }
}

/** What the specification does not have: a service without it has none. */
export async function nullIfNone<Json>(
  asked: Promise<Envelope<Json | null>>,
): Promise<Envelope<Json | null>> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.status === 404)
      return { message: '', data: null };
    throw error;
  }
}
