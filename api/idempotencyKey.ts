import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { exampleId } from './named.ts';
import { badRequest } from './refusal.ts';

const form = '^[\\w.:-]{1,100}$';

/** The header of calls that are done once per key. */
export const IdempotencyHeaders = Type.Object({
  'Idempotency-Key': Type.Optional(
    Type.String({
      pattern: form,
      description:
        'Made by the client, once for each thing that it wants done; repeated with every try, which is answered as the first one was.',
      examples: [exampleId],
    }),
  ),
});

/** The Idempotency-Key of a request, or undefined (docs/product/interface.md). */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !new RegExp(form).test(key))
    throw badRequest('IDEMPOTENCY_KEY_INVALID');
  return key;
}

/** The Idempotency-Key of a request that must have one. */
export function requiredKeyOf(request: FastifyRequest): string {
  const key = idempotencyKeyOf(request);
  if (key === undefined) throw badRequest('IDEMPOTENCY_KEY_INVALID');
  return key;
}
