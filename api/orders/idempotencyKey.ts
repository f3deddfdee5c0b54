import type { FastifyRequest } from 'fastify';
import { badRequest } from '../refusal.ts';

/** The Idempotency-Key of a request, or undefined (docs/product/interface.md). */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w.:-]{1,100}$/.test(key))
    throw badRequest('IDEMPOTENCY_KEY_INVALID');
  return key;
}
