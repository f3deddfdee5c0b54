import { isDeepStrictEqual } from 'node:util';

interface Document {
  info?: unknown;
  components?: { schemas?: Record<string, unknown> };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Moves every schema with a title to `components/schemas`, under that title, so that clients have
 * one type for it. Throws if two different schemas share a title.
 */
export function hoistSchemas<Of extends Document>(document: Of): Of {
  const schemas: Record<string, Record<string, unknown>> = {};
  const hoisted = (value: unknown, isExample = false): unknown => {
    if (isExample) return value;
    if (Array.isArray(value)) return value.map((item) => hoisted(item));
    if (!isObject(value)) return value;
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, hoisted(part, /^examples?$/.test(key))]),
    );
    const { title, ...schema } = inner;
    if (typeof title !== 'string') return inner;
    // At this point a body's schema has lost its example to the media type.
    const { examples = schemas[title]?.examples, ...parts } = schema;
    const known = schemas[title] && { ...schemas[title], examples };
    if (known && !isDeepStrictEqual(known, { ...parts, examples }))
      throw new Error(`Two different schemas are named ${title}`);
    schemas[title] = { ...parts, examples };
    return { $ref: `#/components/schemas/${title}` };
  };
  // `info` has a title too, but is not a schema.
  const { components, info, ...rest } = document;
  const result = { info, ...(hoisted(rest) as Of) };
  const sorted = Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...result, components: { ...components, schemas: Object.fromEntries(sorted) } };
}
