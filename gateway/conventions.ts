import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import type { Envelope } from '../api/envelope.ts';
import { ask } from './ask.ts';
import { completeBy } from './complete.ts';
import type { Context } from './context.ts';
import { unlikeFields } from './fields.ts';
import { enums, objects } from './generated/contract.ts';
import type { AnyRow } from './row.ts';
import { specified } from './specified.ts';

/** Enum names that are not the contract's value in capitals. */
const otherNames: Record<string, Record<string, string>> = {
  Relation: { Other: 'OTHERS' },
  PatientField: { bookingforWhom: 'RELATION', DOB: 'DATE_OF_BIRTH' },
};

const inCapitals = (word: string) =>
  word
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(' ', '_')
    .toUpperCase();

/** The contract's value for each name of an enum; resolvers receive and return these. */
export const enumWords = Object.fromEntries(
  Object.entries(enums).map(([type, words]) => [
    type,
    Object.fromEntries(
      words.enum.map((word: string) => [otherNames[type]?.[word] ?? inCapitals(word), word]),
    ),
  ]),
);

/** Resolvers for the fields whose names differ from the contract's. */
export const fieldResolvers = Object.fromEntries(
  Object.entries(unlikeFields).map(([type, fields]) => [
    type,
    Object.fromEntries(
      Object.entries(fields).map(([name, behind]) => [
        name,
        typeof behind === 'string' ? (json: Record<string, unknown>) => json[behind] : behind,
      ]),
    ),
  ]),
);

/** Makes the function that completes answers of a type, single ones or lists. */
function completerOf(type: GraphQLOutputType): (data: unknown) => unknown {
  const { name } = getNamedType(type);
  const schema = objects[name as keyof typeof objects];
  if (!schema) return (data) => data;
  const complete = completeBy(schema);
  const one = (data: unknown) =>
    complete(name in specified && data ? specified[name]!(data as never) : data);
  if (isListType(getNullableType(type))) return (data) => ((data ?? []) as unknown[]).map(one);
  const isNullable = getNullableType(type) === type;
  return (data) => (isNullable && (data ?? null) === null ? null : one(data));
}

/**
 * Gives each operation without a resolver the call of its row, completes the answers of calls, and
 * resolves `id` to the contract's `_id`.
 */
export function applyConventions(
  schema: GraphQLSchema,
  rows: Record<string, AnyRow>,
): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const { id, ...fields } = type.getFields();
    if (id) id.resolve ??= ({ _id, id: own }: { _id?: string; id?: string }) => _id ?? own;
    if (['Query', 'Mutation', 'Subscription'].includes(type.name))
      for (const field of Object.values(fields)) resolveOperation(field, rows[field.name]);
  }
  return schema;
}

/** Makes the function that turns a paged answer into a page. */
function pagerOf(type: GraphQLOutputType): (envelope: Envelope<unknown>) => unknown {
  const { items } = (getNamedType(type) as GraphQLObjectType).getFields();
  const complete = completerOf(items!.type);
  return ({ data, nextCursor }: Envelope<unknown> & { nextCursor?: string | null }) => ({
    items: complete(data),
    next: nextCursor,
  });
}

function resolveOperation(field: GraphQLField<unknown, Context>, row: AnyRow | undefined): void {
  const complete = completerOf(field.type);
  const page = row?.isPaged && pagerOf(field.type);
  const isSentence = getNamedType(field.type).name === 'Message';
  const { resolve } = field;
  if (!resolve && !row) throw new Error(`There is no call for ${field.name}`);
  field.resolve =
    resolve === undefined || resolve === defaultFieldResolver
      ? async (_parent, args, { rest }) => {
          const envelope = await ask(rest, row!, args as never);
          if (page) return page(envelope);
          return isSentence ? envelope : complete(envelope.data);
        }
      : async (...given) => complete(await resolve(...given));
}
