/** The fields that are given, for a query or a body of REST. */
export const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
