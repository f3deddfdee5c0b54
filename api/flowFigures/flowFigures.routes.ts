import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createLimits } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { operation } from '../operation.ts';
import { daysAgo, indianDate } from '../slots/times.ts';
import {
  CountedAnswer,
  FlowFiguresAnswer,
  FlowFiguresQuery,
  FlowStepsRequest,
} from './flowFigures.contract.ts';
import { createFlowFigureRepository } from './flowFigures.repository.ts';
import { figuresOf, sumsOf } from './flowFigures.rules.ts';

/** Rate limit on steps from one network; many customers of one carrier may share an IP address. */
const hourly = { max: 6_000, seconds: 3600 };

/** POST flow-figures for every visitor's pages, GET admin/flow-figures for administrators. */
export function flowFigureRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const figures = createFlowFigureRepository(db);
    const limits = createLimits(deps);
    app.post(
      '/flow-figures',
      operation({
        operationId: 'countFlowSteps',
        access: 'everyone',
        tags: ['figures'],
        summary: 'Count steps of the flows, anonymously',
        description:
          "Adds to the day's counts of states that were entered or left. Answers how many counts were changed.",
        refuses: ['RATE_LIMITED'],
        body: FlowStepsRequest,
        response: { 200: CountedAnswer },
      }),
      async (request) => {
        const sums = sumsOf(request.body.steps);
        const steps = sums.reduce((all, { count }) => all + count, 0);
        await limits.spend(`flows:${rateLimitKey(request.ip)}`, hourly, 'REQUESTS_TOO_MANY', steps);
        await figures.add(indianDate(clock()), sums);
        return envelope(sums.length);
      },
    );
    app.get(
      '/admin/flow-figures',
      operation({
        operationId: 'flowFigures',
        access: 'admin',
        tags: ['administration'],
        summary: 'How far visitors come in the flows',
        description:
          'For each state how often it was entered and left in these days, for which next state, and after how long.',
        refuses: [],
        querystring: FlowFiguresQuery,
        response: { 200: FlowFiguresAnswer },
      }),
      async ({ query: { days = 30, daysBack = 0 } }) => {
        const now = clock();
        const [first, last] = [daysAgo(daysBack + days - 1, now), daysAgo(daysBack, now)];
        return envelope(figuresOf(await figures.between(first, last)));
      },
    );
  };
}
