import type { ArgsOf } from '../fieldTypes.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { Row } from '../row.ts';
import type { SentFile } from '../upload.ts';

type Operations = QueryResolvers & MutationResolvers;
type IsInput<Value> = [NonNullable<Value>] extends [never]
  ? false
  : NonNullable<Value> extends readonly unknown[] | string | number | boolean | SentFile
    ? false
    : true;
type Merged<Of> = { [Name in keyof Of]: Of[Name] };
type FieldsOfInputs<Args> = {
  [Name in keyof Args]: IsInput<Args[Name]> extends true ? (input: Args[Name]) => void : never;
}[keyof Args] extends (input: infer All) => void
  ? All
  : unknown;
/** An operation's arguments, merged with the fields of its input objects. */
type Flat<Args> = string extends keyof Args
  ? {}
  : Merged<
      {
        [Name in keyof Args as IsInput<Args[Name]> extends true ? never : Name]: Args[Name];
      } & FieldsOfInputs<Args>
    >;

/**
 * Rows by operation: an argument that the contract does not have, or has with another type, does
 * not compile.
 */
export type Rows = {
  [Name in keyof Operations]?: Row<Flat<ArgsOf<Operations[Name]>>>;
};
