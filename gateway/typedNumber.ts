import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const read = (value: unknown): number | string => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new GraphQLError('A number, or a text that was typed for one, is needed', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
};

/**
 * The scalar TypedNumber: the service parses what was typed, and names the field that is not a
 * number.
 */
export const typedNumber = new GraphQLScalarType<number | string, number | string>({
  name: 'TypedNumber',
  parseValue: read,
  parseLiteral: (node) =>
    read(
      node.kind === Kind.INT || node.kind === Kind.FLOAT
        ? Number(node.value)
        : node.kind === Kind.STRING
          ? node.value
          : undefined,
    ),
  serialize: read,
});
