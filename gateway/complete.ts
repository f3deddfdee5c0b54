import type { TSchema } from 'typebox';

type Complete = (value: unknown) => unknown;

/** The parts of a schema that are read here. */
interface Schema {
  type?: string;
  default?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/**
 * The empty value of each type, for fields that a service omits and that have no default in the
 * contract.
 */
const nothing: Record<string, () => unknown> = {
  string: () => '',
  integer: () => 0,
  number: () => 0,
  boolean: () => false,
  array: () => [],
};

/** Whether null is an allowed value. */
export const isNullable = ({ anyOf }: Schema): boolean =>
  anyOf?.some(({ type }) => type === 'null') ?? false;

/** A schema without its null. */
export const withoutNull = (schema: Schema): Schema =>
  isNullable(schema) ? (schema.anyOf!.find(({ type }) => type !== 'null') ?? schema) : schema;

/**
 * Makes a function that fills in, in place, the fields that an answer omits: with the contract's
 * default, else null where the contract allows it, else the empty value of the field's type.
 */
export function completeBy(schema: TSchema): Complete {
  const of = schema as Schema;
  if (isNullable(of)) {
    const complete = completeBy(withoutNull(of) as TSchema);
    return (value) => (value === null || value === undefined ? null : complete(value));
  }
  if (of.items) {
    const complete = completeBy(of.items as TSchema);
    return (value) => (Array.isArray(value) ? value.map(complete) : (value ?? []));
  }
  if (of.properties) {
    const fields = Object.entries(of.properties).map(
      ([name, field]) => [name, completeBy(field as TSchema)] as const,
    );
    return (value = {}) => {
      if (value !== null && typeof value !== 'object') return value;
      const given = (value ?? {}) as Record<string, unknown>;
      for (const [name, complete] of fields) given[name] = complete(given[name]);
      return given;
    };
  }
  const { default: otherwise, type = of.anyOf?.[0]?.type ?? '' } = of;
  return (value) => value ?? otherwise ?? nothing[type]?.();
}
