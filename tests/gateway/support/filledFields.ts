import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';

const isEmpty = (value: unknown) =>
  [null, undefined, false, 0, ''].includes(value as null) ||
  (Array.isArray(value) && value.length === 0);

/** Collects `Type.field` of each field of an answer in which there is something. */
export function collectFilled(type: GraphQLNamedType, value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((item) => collectFilled(type, item, into));
  if (!isObjectType(type) || typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (isEmpty(part)) continue;
    into.add(`${type.name}.${name}`);
    collectFilled(getNamedType(type.getFields()[name]!.type), part, into);
  }
}

/** `Type.field` of each field that an answer may have. */
export const fieldsOf = (schema: GraphQLSchema): string[] => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !roots.includes(type) && !type.name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
};
