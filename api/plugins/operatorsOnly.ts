import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../server/shared/config.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Hook of pages for operators. In production they require `Authorization: Bearer` with
 * OPERATOR_TOKEN, and are closed if that is not set.
 */
export function operatorsOnly({
  production,
  operatorToken,
}: Pick<Config, 'production' | 'operatorToken'>) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const given = digest(headers.authorization ?? '');
    const isOperator =
      operatorToken !== undefined && timingSafeEqual(given, digest(`Bearer ${operatorToken}`));
    if (production && !isOperator) reply.callNotFound();
  };
}
