import { isEnumType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLOutputType } from 'graphql';
import { schema } from './service.tsx';

type Fields = Record<string, unknown>;

const mutations = schema.getMutationType()!.getFields();
const scalars: Fields = { Int: 2, Float: 2, Boolean: true, ID: 't1', Upload: null };

/** The objects of an answer, by their types. */
function objectsIn(answer: unknown): [string, Fields][] {
  if (answer === null || typeof answer !== 'object') return [];
  const { __typename } = answer as Fields;
  const inside = Object.values(answer).flatMap(objectsIn);
  return __typename ? [[__typename as string, answer as Fields], ...inside] : inside;
}

/**
 * A successful answer to every mutation: objects of the types that the page has read are those, other
 * fields have a value of their type.
 */
export function mutationAnswers(answers: Fields): Fields {
  const known = Object.fromEntries(objectsIn(answers));
  function valueOf(type: GraphQLOutputType): unknown {
    if (isNonNullType(type)) return valueOf(type.ofType);
    if (isListType(type)) return [valueOf(type.ofType)];
    if (isEnumType(type)) return type.getValues()[0]!.value;
    if (isObjectType(type))
      return {
        ...Object.fromEntries(
          Object.values(type.getFields()).map((field) => [field.name, () => valueOf(field.type)]),
        ),
        ...known[type.name],
      };
    return type.name in scalars ? scalars[type.name] : '2026-09-07T02:00:00.000Z';
  }
  return Object.fromEntries(
    Object.entries(mutations).map(([name, { type }]) => [name, () => valueOf(type)]),
  );
}
