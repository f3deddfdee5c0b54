import type { TSchema } from 'typebox';
import { isNullable, withoutNull } from './complete.ts';
import type { SentFile } from './upload.ts';

/** The contract's name of each field that is named differently in the schema. */
export type Names = Readonly<Record<string, string>>;

export type Fields = Record<string, unknown>;
interface Schema {
  items?: TSchema;
  properties?: Record<string, TSchema>;
  required?: string[];
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'blob' in value;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isFile(value);

/** Arguments, merged with the fields of their input objects. */
export const flat = (args: Fields): Fields =>
  Object.assign(
    {},
    ...Object.entries(args).map(([name, value]) => (isObject(value) ? value : { [name]: value })),
  ) as Fields;

/**
 * Fields under the contract's names. Null is sent where the contract allows it as a value, and
 * omitted elsewhere.
 */
export function sentAs(schema: TSchema | undefined, value: unknown, names: Names = {}): unknown {
  const { items, properties = {}, required = [] } = (schema ?? {}) as Schema;
  if (Array.isArray(value)) return value.map((item) => sentAs(items, item, names));
  if (!isObject(value)) return value;
  const sent: Fields = {};
  for (const [name, given] of Object.entries(value)) {
    const field = properties[names[name] ?? name];
    if (given === undefined || (given === null && !(field && isNullable(field)))) continue;
    sent[names[name] ?? name] = sentAs(field && (withoutNull(field) as TSchema), given, names);
  }
  for (const name of required)
    if (sent[name] === undefined && isNullable(properties[name]!)) sent[name] = null;
  return sent;
}

/** A form with a part for each value; a list becomes a repeated field. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of Array.isArray(values) ? (values as unknown[]) : [values])
      if (isFile(value)) form.append(name, value.blob, value.name);
      else form.append(name, String(value));
  return form;
}
