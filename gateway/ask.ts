import { GraphQLError } from 'graphql';
import type { Envelope } from '../api/envelope.ts';
import type { Rest } from './rest/rest.ts';
import { at } from './rest/rest.ts';
import type { AnyRow, Row } from './row.ts';
import { flat, formOf, sentAs } from './sent.ts';
import type { Fields } from './sent.ts';

/** Makes the REST call of a row with the arguments of an operation. */
export async function ask<Input>(
  rest: Rest,
  row: Row<Input>,
  args: Input,
): Promise<Envelope<unknown>> {
  const fields = flat(args as Fields);
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return at(value);
  });
  const { idempotencyKey, ...sent } = sentAs(row.takes, fields, row.names) as Fields & {
    idempotencyKey?: string;
  };
  try {
    const envelope = await rest.call(row.method, path, {
      ...bodyOf(row, sent),
      idempotencyKey,
      isAnonymous: row.isAnonymous,
    });
    if (!row.echoes) return envelope;
    return { ...envelope, data: { ...sent, ...withoutNulls(envelope.data) } };
  } catch (error) {
    const status = error instanceof GraphQLError ? Number(error.extensions.status) : 0;
    if (row.onRefusal && status in row.onRefusal)
      return { message: '', data: row.onRefusal[status] };
    throw error;
  }
}

function bodyOf({ method, isForm }: AnyRow, sent: Fields) {
  if (method === 'GET') return { query: sent };
  if (isForm) return { form: formOf(sent) };
  return method === 'DELETE' ? {} : { json: sent };
}

const withoutNulls = (data: unknown) =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== null));
