import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createLimits, DAY } from '../limits/limits.repository.ts';
import { operation } from '../operation.ts';
import { customerOf } from '../plugins/access.ts';
import { conflict, notFound } from '../refusal.ts';
import { readReport } from './fullReportOf.ts';
import {
  mostOpenLinks,
  NewReportLinkAnswer,
  ReportLinkParams,
  ReportLinkRequest,
  ReportLinksAnswer,
} from './reportLinks.contract.ts';
import { createReportLinkRepository } from './reportLinks.repository.ts';
import { ReportParams } from './reports.contract.ts';

const tags = ['reports'] as const;
const newLinks = { max: 20, seconds: DAY };

/**
 * A customer creates links to a report, sees how often they were opened, and revokes them (PD-141).
 */
export function reportLinkRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock, config } = deps;
  return async (app) => {
    const limits = createLimits(deps);
    const own = async (request: FastifyRequest, id: string) =>
      (await readReport(db, customerOf(request).id, id)).report;
    /**
     * The origin of links to the product; outside of production, the one that the customer's
     * browser uses.
     */
    const originOf = ({ headers, protocol }: FastifyRequest) =>
      config.publicUrl ?? `${protocol}://${headers.host}`;

    app.get(
      '/report/:id/links',
      operation({
        operationId: 'reportLinks',
        access: 'customer',
        tags,
        summary: 'The links to one of my reports, newest first',
        description:
          'The last 50, with how often each was opened. The secret is answered only once, when a link is made.',
        refuses: [],
        params: ReportParams,
        response: { 200: ReportLinksAnswer },
      }),
      async (request) => {
        const report = await own(request, request.params.id);
        return envelope(await createReportLinkRepository(db).list(report._id, clock()));
      },
    );

    app.post(
      '/report/:id/links',
      operation({
        operationId: 'createReportLink',
        access: 'customer',
        tags,
        summary: 'Make a link by which somebody without an account reads one of my reports',
        description: `Valid for 1 to 30 days, unless it is revoked before; at most ${mostOpenLinks} links of a report are valid at the same time. It shows this report only.`,
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        params: ReportParams,
        body: ReportLinkRequest,
        response: { 201: NewReportLinkAnswer },
      }),
      async (request, reply) => {
        const { _id: id, orderId } = await own(request, request.params.id);
        await limits.spend(`reportLinks:${customerOf(request).id}`, newLinks, 'REQUESTS_TOO_MANY');
        const made = await db.transaction().execute(async (trx) => {
          const links = createReportLinkRepository(trx);
          await links.lock(orderId);
          const now = clock();
          if ((await links.countOpen(id, now)) >= mostOpenLinks)
            throw conflict('REPORT_LINKS_TOO_MANY', { count: mostOpenLinks });
          const expiresAt = new Date(now.getTime() + request.body.days * DAY * 1000);
          return { ...(await links.add({ id, orderId }, now, expiresAt)), expiresAt };
        });
        return reply.code(201).send(
          envelope(
            {
              _id: made.id,
              // In the fragment, which is never sent to a server or logged.
              url: `${originOf(request)}/sharedReport#${made.secret}`,
              expiresAt: made.expiresAt.toISOString(),
            },
            'REPORT_LINK_MADE',
          ),
        );
      },
    );

    app.delete(
      '/report/:id/links/:linkId',
      operation({
        operationId: 'endReportLink',
        access: 'customer',
        tags,
        summary: 'Revoke a link to one of my reports',
        description: 'It no longer works. Answers the links of the report.',
        refuses: [],
        params: ReportLinkParams,
        response: { 200: ReportLinksAnswer },
      }),
      async (request) => {
        const report = await own(request, request.params.id);
        const links = createReportLinkRepository(db);
        if (!(await links.end(report._id, request.params.linkId, clock())))
          throw notFound('REPORT_LINK_NOT_FOUND');
        return envelope(await links.list(report._id, clock()), 'REPORT_LINK_ENDED');
      },
    );
  };
}
