import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { badRequest } from '../refusal.ts';
import { isDate } from '../slots/times.ts';
import { audit } from './audit.repository.ts';
import { AuditPageAnswer, AuditQuery } from './auditLog.contract.ts';
import { createAuditLogRepository } from './auditLog.repository.ts';

/** The audit of the administration, for owners (PD-71). */
export function auditLogRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const log = createAuditLogRepository(db);

    app.get(
      '/admin/audit',
      operation({
        operationId: 'auditLog',
        access: 'admin',
        tags: ['administration'],
        summary: 'The audit, a page at a time',
        description:
          'What the staff saw and changed, newest first, by person, action and day; send `next` as `after` to get the following page. Reading it is written to it, too.',
        refuses: [],
        querystring: AuditQuery,
        response: { 200: AuditPageAnswer },
      }),
      async (request) => {
        const { query } = request;
        if (query.day !== undefined && !isDate(query.day)) throw badRequest('DATE_INVALID');
        const page = await log.page(query);
        const { person, action, day } = query;
        await audit(db, adminOf(request).id, 'audit.viewed', clock(), {
          detail: [person, action, day].filter(Boolean).join(' ') || null,
        });
        return envelope(page);
      },
    );
  };
}
