/**
 * An input under the service's names. Every field needs its name here, so that one that is added
 * to the schema and not forwarded does not compile.
 */
export function renamed<Input extends object, const Names extends Record<keyof Input, string>>(
  input: Input,
  names: Names,
): { [Field in keyof Input as Names[Field]]: Input[Field] } {
  return Object.fromEntries(
    Object.entries(names).map(([field, name]) => [name, input[field as keyof Input]]),
  ) as { [Field in keyof Input as Names[Field]]: Input[Field] };
}
