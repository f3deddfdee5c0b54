import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLEnumValue, GraphQLField, GraphQLInputField, GraphQLNamedType } from 'graphql';
import { expect, it } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** What of a type has no description: itself, a value, a field or an argument. */
function undescribed(type: GraphQLNamedType): string[] {
  const values: readonly GraphQLEnumValue[] = isEnumType(type) ? type.getValues() : [];
  const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] =
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values(type.getFields())
      : [];
  return [
    { name: type.name, description: type.description },
    ...[...values, ...fields].flatMap((part) => [
      { name: `${type.name}.${part.name}`, description: part.description },
      ...('args' in part ? [...part.args] : []).map((argument) => ({
        name: `${type.name}.${part.name}(${argument.name})`,
        description: argument.description,
      })),
    ]),
  ]
    .filter(({ description }) => !description)
    .map(({ name }) => name);
}

it('describes every type, value, field and argument of the schema', () => {
  const types = Object.values(schema.getTypeMap());
  expect(types.flatMap((type) => (type.astNode ? undescribed(type) : []))).toEqual([]);
});
