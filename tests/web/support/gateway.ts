import { getMainDefinition } from '@apollo/client/utilities';
import { parse } from 'graphql';
import type { FieldNode } from 'graphql';
import { vi } from 'vitest';

type Fields = Record<string, unknown>;
/** A call of the gateway as it was sent; files are there by their names. */
export interface Call {
  name: string;
  source: string;
  variables: Fields;
}

const nameIn = (source: string) => /(?:query|mutation) (\w+)/.exec(source)?.[1] ?? '';

function sentBy(url: string, body: unknown): { query: string; variables: Fields } {
  if (typeof body === 'string') return JSON.parse(body) as never;
  if (body instanceof FormData) {
    const { query, variables } = JSON.parse(body.get('operations') as string) as never;
    // As the gateway does: the map says which variable a file is.
    const places = JSON.parse(body.get('map') as string) as Record<string, string[]>;
    const files = Object.entries(places).flatMap(([field, names]) =>
      names.map(
        (name) => [name.replace('variables.', ''), (body.get(field) as File).name] as const,
      ),
    );
    return { query, variables: { ...(variables as Fields), ...Object.fromEntries(files) } };
  }
  const asked = new URL(url, 'http://localhost').searchParams;
  return {
    query: asked.get('query') ?? '',
    variables: JSON.parse(asked.get('variables') ?? '{}') as Fields,
  };
}

/** What is asked in the address, in a body of JSON, or beside files. */
export function callOf(url: string, body: unknown): Call {
  const { query: source, variables } = sentBy(url, body);
  return { name: nameIn(source), source, variables };
}

/** The fields that a call asks for. */
export const fieldsOf = ({ source }: Call): string[] =>
  getMainDefinition(parse(source)).selectionSet.selections.map(
    (field) => (field as FieldNode).name.value,
  );

/** The gateway answers every call with these fields, or with those of this moment; gives the calls so far. */
export function gatewayAnswers(data: Fields | (() => Fields)): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    calls.push(callOf(url, body));
    return Response.json({ data: typeof data === 'function' ? data() : data });
  });
  return calls;
}
