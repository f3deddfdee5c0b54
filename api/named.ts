import type { Static, TSchema } from 'typebox';

/** An id as examples have it. */
export const exampleId = '01k9vq6x3mb8s0t5e7r2y4w1zc';

/**
 * A schema that has a name of its own in the description of the service (`components/schemas`), with
 * an example, which has to fit.
 */
export const named = <Of extends TSchema>(
  title: string,
  description: string,
  schema: Of,
  example: Static<Of>,
): Of => Object.assign(schema, { title, description, examples: [example] });

/** The example of a named schema, for the example of another that has it inside. */
export const exampleOf = <Of extends TSchema>(schema: Of): Static<Of> =>
  (schema as unknown as { examples: [Static<Of>] }).examples[0];
