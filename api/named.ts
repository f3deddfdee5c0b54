import type { Static, TSchema } from 'typebox';

/** The id that examples use. */
export const exampleId = '01k9vq6x3mb8s0t5e7r2y4w1zc';

/**
 * A named schema in the OpenAPI description (`components/schemas`), with an example that must match
 * it.
 */
export const named = <Of extends TSchema>(
  title: string,
  description: string,
  schema: Of,
  example: Static<Of>,
): Of => Object.assign(schema, { title, description, examples: [example] });

/** The example of a named schema, for use within another example. */
export const exampleOf = <Of extends TSchema>(schema: Of): Static<Of> =>
  (schema as unknown as { examples: [Static<Of>] }).examples[0];
