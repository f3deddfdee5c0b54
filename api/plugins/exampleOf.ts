import type { TSchema } from 'typebox';

/** The parts of a JSON schema that examples are made from. */
interface Schema {
  type?: string;
  examples?: unknown[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

/**
 * An example of a schema: its own, or one built from its parts. Throws if there is none, so that
 * every call is described with an example.
 */
export function exampleOf(schema: TSchema, where: string): unknown {
  const {
    type,
    examples,
    enum: values,
    anyOf,
    properties,
    required,
    items,
    ...rest
  } = schema as Schema;
  if (examples) return examples[0];
  if ('const' in rest) return rest.const;
  if (values) return values[0];
  if (anyOf) return exampleOf(anyOf[0]!, where);
  if (items) return [exampleOf(items, where)];
  if (properties)
    return Object.fromEntries(
      (required ?? []).map((name) => [name, exampleOf(properties[name]!, `${where}.${name}`)]),
    );
  if (type === 'null') return null;
  throw new Error(`${where} has no example: put it beside its schema`);
}
