import type { Context } from './context.ts';
import type { Resolvers, ResolversParentTypes } from './generated/resolvers.ts';

type NoObjects = 'Query' | 'Mutation' | 'Subscription' | 'Upload' | 'TypedNumber';
/** The types of the schema that have a counterpart in the contract. */
type TypeName = Exclude<keyof Resolvers & keyof ResolversParentTypes, NoObjects>;
type Json<Type extends TypeName> = ResolversParentTypes[Type];

type Resolve<Field> = Extract<NonNullable<Field>, (...given: never[]) => unknown>;
/** The result and the arguments of a field or an operation. */
export type ResultOf<Field> = Awaited<ReturnType<Resolve<Field>>>;
export type ArgsOf<Field> = Parameters<Resolve<Field>>[1];

/**
 * The contract's fields that could be the source of a field in the schema; completion omits none of
 * them.
 */
type Behind<Of, Result> = {
  [Name in keyof Of]-?: Exclude<Of[Name], undefined> extends Result ? Name : never;
}[keyof Of];
type OwnName<Name> = Name extends 'id' ? '_id' | 'id' : Name;

type FieldsOf<Type extends TypeName> = Omit<NonNullable<Resolvers[Type]>, '__isTypeOf'>;
/** The fields of a type for which the contract has none of the same name and type. */
type Unlike<Type extends TypeName> = {
  [
    Name in keyof FieldsOf<Type> as OwnName<Name> &
      Behind<Json<Type>, ResultOf<FieldsOf<Type>[Name]>> extends never
      ? Name
      : never
  ]-?:
    | Behind<Json<Type>, ResultOf<FieldsOf<Type>[Name]>>
    | ((
        json: Json<Type>,
        args: unknown,
        context: Context,
      ) => ResultOf<FieldsOf<Type>[Name]> | Promise<ResultOf<FieldsOf<Type>[Name]>>);
};

/**
 * The sources that must be stated: of every field that the contract does not have under the same
 * name.
 */
export type UnlikeFields = {
  [Type in TypeName as keyof Unlike<Type> extends never ? never : Type]: Unlike<Type>;
};
