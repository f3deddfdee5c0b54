import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLOutputType,
  GraphQLSchema,
} from 'graphql';

/** An operation that gives every argument and reads every field. */
export interface Operation {
  field: GraphQLField<unknown, unknown>;
  name: string;
  query: string;
  variables: Record<string, unknown>;
  /** The same as the service gets it: words of the contract. */
  inWords: Record<string, unknown>;
}

/** A value for each field of an input, so that each can be recognized: its own name. */
export function valueOf(type: GraphQLInputType, name: string, inWords: boolean): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return [valueOf(given.ofType, name, inWords)];
  if (isInputObjectType(given))
    return Object.fromEntries(
      Object.values(given.getFields()).map((field) => [
        field.name,
        valueOf(field.type, field.name, inWords),
      ]),
    );
  if (isEnumType(given)) return given.getValues().at(-1)![inWords ? 'value' : 'name'];
  const { name: kind } = getNamedType(given);
  if (kind === 'Upload') return inWords ? 'file' : { name: `${name}.png`, blob: new Blob([name]) };
  if (kind === 'Boolean') return true;
  if (name === 'dateOfBirth') return '1957-02-10';
  return kind === 'Int' || kind === 'Float' ? name.length : name;
}

const valuesOf = (args: readonly GraphQLArgument[], inWords: boolean) =>
  Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type, name, inWords)]));

/** Every field of a type; offers of an order are another call. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    ({ name }) => `${named.name}.${name}` !== 'Order.offers',
  );
  return ` { ${fields.map((field) => field.name + selectionOf(field.type)).join(' ')} }`;
}

/** Each operation of the schema. */
export function everyOperation(schema: GraphQLSchema): Operation[] {
  const roots = {
    query: schema.getQueryType()!,
    mutation: schema.getMutationType()!,
    subscription: schema.getSubscriptionType()!,
  };
  return Object.entries(roots).flatMap(([kind, root]) =>
    Object.values(root.getFields()).map((field) => {
      const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
      const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
      const of = (text: string) => (text ? `(${text})` : '');
      return {
        field,
        name: field.name,
        query: `${kind}${of(declared)} { ${field.name}${of(passed)}${selectionOf(field.type)} }`,
        variables: valuesOf(field.args, false),
        inWords: valuesOf(field.args, true),
      };
    }),
  );
}
