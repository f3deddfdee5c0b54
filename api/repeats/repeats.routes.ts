import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createLimits, DAY } from '../limits/limits.repository.ts';
import { languageOf } from '../messages/language.ts';
import { operation } from '../operation.ts';
import { customerOf } from '../plugins/access.ts';
import { notFound } from '../refusal.ts';
import { indianDate } from '../slots/times.ts';
import { reachedBy } from './contacts.ts';
import { createReminderRepository } from './reminders.repository.ts';
import {
  RepeatAnswer,
  RepeatParams,
  RepeatRequest,
  RepeatsAnswer,
  RepeatsQuery,
} from './repeats.contract.ts';
import type { RepeatsJson } from './repeats.contract.ts';
import { createRepeatRepository } from './repeats.repository.ts';
import type { Wanted } from './repeats.repository.ts';
import { repeatJson } from './repeatsJson.ts';
import { setRepeat } from './setRepeat.ts';

const tags = ['orders'] as const;
const changes = { max: 60, seconds: DAY };

/** A customer sets, changes and ends reminders to repeat tests (PD-143). */
export function repeatRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const limits = createLimits(deps);
    const repeats = createRepeatRepository(db);
    const read = async (userId: string, wanted: Wanted): Promise<RepeatsJson> => {
      const [contacts, rows] = await Promise.all([
        createReminderRepository(db).contacts(userId),
        repeats.list(userId, wanted),
      ]);
      return {
        sentBy: reachedBy(contacts).map(({ channel }) => channel),
        items: rows.map((row) => repeatJson(row, indianDate(clock()))),
      };
    };

    app.get(
      '/users/me/repeats',
      operation({
        operationId: 'repeats',
        access: 'customer',
        tags,
        summary: 'My reminders to repeat tests',
        description:
          'The reminders that are set; for a test or a report also the possible ones: tests that are usually repeated and that one of my patients had.',
        refuses: [],
        querystring: RepeatsQuery,
        response: { 200: RepeatsAnswer },
      }),
      async (request) => envelope(await read(customerOf(request).id, request.query)),
    );

    app.post(
      '/users/me/repeats',
      operation({
        operationId: 'setRepeat',
        access: 'customer',
        tags,
        summary: 'Set a reminder to repeat a test, or change its interval',
        description:
          'For a test that the person had before. A week before it is due a reminder is sent to my verified phone and e-mail; each has a link that ends it.',
        refuses: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
        body: RepeatRequest,
        response: { 201: RepeatAnswer },
      }),
      async (request, reply) => {
        const { id } = customerOf(request);
        await limits.spend(`repeats:${id}`, changes, 'REQUESTS_TOO_MANY');
        const row = await setRepeat(deps, id, request.body, languageOf(request));
        return reply.code(201).send(envelope(repeatJson(row, indianDate(clock())), 'REPEAT_SET'));
      },
    );

    app.delete(
      '/users/me/repeats/:id',
      operation({
        operationId: 'endRepeat',
        access: 'customer',
        tags,
        summary: 'End one of my reminders',
        description: 'Nothing more is sent about it. Answers the remaining reminders.',
        refuses: [],
        params: RepeatParams,
        response: { 200: RepeatsAnswer },
      }),
      async (request) => {
        const { id } = customerOf(request);
        if (!(await repeats.end(id, request.params.id, clock())))
          throw notFound('REPEAT_NOT_FOUND');
        return envelope(await read(id, {}), 'REPEAT_ENDED');
      },
    );
  };
}
