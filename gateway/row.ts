import type { Static, TObject } from 'typebox';
import type { Names } from './sent.ts';

/**
 * A call of the REST service: its path, in which `{orderId}` stands for an argument, and the
 * contract's schema for the other arguments.
 */
export interface Row<Input = never, Field = keyof Input> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  takes?: TObject | undefined;
  names?: Names;
  isForm?: boolean;
  /** Answers that replace an error, by the refusal's status. */
  onRefusal?: Readonly<Record<number, unknown>>;
  /** Whether the answer is one page of a list, with the cursor of the next. */
  isPaged?: boolean;
  /** Whether the answer may omit fields that were sent, which then keep the values sent. */
  echoes?: boolean;
  /**
   * Whether it is called without the customer's cookies, as the answer is the same for everybody.
   */
  isAnonymous?: boolean;
  /** For the compiler only: the fields that the row takes, and their types. */
  readonly input?: (input: Input) => void;
  readonly fields?: (name: Field) => void;
}
/** A row without the properties for the compiler. */
export type AnyRow = Omit<Row, 'input' | 'fields'>;
type Options = Pick<Row, 'onRefusal' | 'echoes' | 'isPaged' | 'isAnonymous'>;

type PathFields<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Field in Name]: string } & PathFields<Rest>
  : unknown;
type Back<Name, RowNames> = {
  [Own in keyof RowNames]: RowNames[Own] extends Name ? Own : never;
}[keyof RowNames] extends infer Own
  ? [Own] extends [never]
    ? Name
    : Own & PropertyKey
  : never;
/** The types that the schema may have for a value of the contract: its enum names, and null. */
type InSchema<Value, RowNames> = Value extends readonly (infer Item)[]
  ? readonly InSchema<Item, RowNames>[]
  : Value extends object
    ? {
        [Name in keyof Value as null extends Value[Name] ? never : Back<Name, RowNames>]:
          | InSchema<Value[Name], RowNames>
          | (undefined extends Value[Name] ? null : never);
      } & {
        [Name in keyof Value as null extends Value[Name] ? Back<Name, RowNames> : never]?:
          | InSchema<Value[Name], RowNames>
          | undefined;
      }
    : Value;
type Sent<Takes> = Takes & { idempotencyKey?: string };

const call =
  (method: Row['method']) =>
  <
    const Path extends string,
    Takes extends TObject = TObject<{}>,
    const RowNames extends Names = {},
  >(
    path: Path,
    takes?: Takes,
    names?: RowNames,
    options: Options = {},
  ): Row<PathFields<Path> & InSchema<Sent<Static<Takes>>, RowNames>> => ({
    method,
    path,
    takes,
    ...(names && { names }),
    ...options,
  });

export const post = call('POST');
export const put = call('PUT');
export const patch = call('PATCH');
export const remove = call('DELETE');

/** Everything in a query or a form is text, and the service checks it. */
type Texts<Path, Takes, RowNames> = PathFields<Path> & {
  [Name in keyof Takes as Back<Name, RowNames>]?: unknown;
};
const textCall =
  (method: Row['method'], isForm: boolean) =>
  <
    const Path extends string,
    Takes extends TObject = TObject<{}>,
    const RowNames extends Names = {},
  >(
    path: Path,
    takes?: Takes,
    names?: RowNames,
    options: Options = {},
  ): Row<Texts<Path, Static<Takes>, RowNames>> => ({
    method,
    path,
    takes,
    isForm,
    ...(names && { names }),
    ...options,
  });

export const get = textCall('GET', false);
export const upload = textCall('POST', true);
