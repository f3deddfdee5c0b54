import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../server/shared/config.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Hook of pages for operators. In production they are there for `Authorization: Bearer` with
 * OPERATOR_TOKEN alone, and for nobody without such a setting.
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
