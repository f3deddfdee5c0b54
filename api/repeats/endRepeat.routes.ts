import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import type { Deps } from '../deps.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { createLimits, HOUR } from '../limits/limits.repository.ts';
import { operation } from '../operation.ts';
import { notFound } from '../refusal.ts';
import { createReminderRepository } from './reminders.repository.ts';
import { EndRepeatRequest } from './repeats.contract.ts';

const wrongSecrets = { max: 60, seconds: HOUR };

/**
 * Ends a reminder by the link in its message, without a login. Only wrong links count against a
 * network's limit.
 */
export function endRepeatRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const limits = createLimits(deps);
    app.post(
      '/repeat/end',
      operation({
        operationId: 'endRepeatByLink',
        access: 'everyone',
        tags: ['orders'],
        summary: 'End a reminder through its link',
        description:
          "With the secret after the # of the link. Opening the link does not end the reminder, so programs that follow a mail's links have no effect.",
        refuses: ['NOT_FOUND', 'RATE_LIMITED'],
        body: EndRepeatRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        const { secret } = request.body;
        if (!(await createReminderRepository(db).endByLink(secret, clock()))) {
          const key = `endRepeat:${rateLimitKey(request.ip)}`;
          await limits.spend(key, wrongSecrets, 'REQUESTS_TOO_MANY');
          throw notFound('REPEAT_LINK_GONE');
        }
        return envelope(null, 'REPEAT_ENDED');
      },
    );
  };
}
