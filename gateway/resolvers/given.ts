/** The fields that are given, for a query of REST. */
export const given = <Fields extends Record<string, string | null | undefined>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Record<string, string>;
