import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { attachment } from '../files/attachment.ts';
import { createLimits, HOUR } from '../limits/limits.repository.ts';
import { Bytes, operation } from '../operation.ts';
import { notFound, Refusal } from '../refusal.ts';
import { readReport } from './fullReportOf.ts';
import { SharedReportAnswer, SharedReportRequest } from './reportLinks.contract.ts';
import type { SharedReportJson } from './reportLinks.contract.ts';
import { createReportLinkRepository } from './reportLinks.repository.ts';
import { createReportRepository } from './reports.repository.ts';

const tags = ['reports'] as const;
const wrongSecrets = { max: 60, seconds: HOUR };
/** Keeps the pages out of search engines. */
const unlisted = { 'x-robots-tag': 'noindex, nofollow' };

/**
 * The report behind a link, for anybody who has it (PD-141). Expired, revoked and unknown links get
 * the same answer; only such tries count against a network's limit, so that open links always work.
 */
export function sharedReportRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock, files } = deps;
  return async (app) => {
    const limits = createLimits(deps);
    const gone = async (request: FastifyRequest) => {
      const key = `sharedReport:${rateLimitKey(request.ip)}`;
      await limits.spend(key, wrongSecrets, 'REQUESTS_TOO_MANY');
      return notFound('REPORT_LINK_GONE');
    };
    const open = async (request: FastifyRequest, reply: FastifyReply, secret: string) => {
      void reply.headers(unlisted);
      const link = await createReportLinkRepository(db).find(secret, clock());
      if (!link) throw await gone(request);
      return link;
    };

    app.post(
      '/shared-report',
      operation({
        operationId: 'openSharedReport',
        access: 'everyone',
        tags,
        summary: 'The report that a link shows',
        description:
          "With the secret after the # of the link: the report's values, ranges and correction, and nothing else about its customer. Each access is counted.",
        refuses: ['NOT_FOUND', 'RATE_LIMITED'],
        body: SharedReportRequest,
        response: { 200: SharedReportAnswer },
      }),
      async (request, reply) => {
        const { id, user_id, report_id, expires_at } = await open(
          request,
          reply,
          request.body.secret,
        );
        const found = await readReport(db, user_id, report_id).catch(async (error: unknown) => {
          throw error instanceof Refusal ? await gone(request) : error;
        });
        await createReportLinkRepository(db).countOpening(id);
        return envelope(sharedJson(found, expires_at));
      },
    );

    app.post(
      '/shared-report/file',
      operation({
        operationId: 'sharedReportFile',
        access: 'everyone',
        tags,
        summary: 'The report that a link shows, as PDF',
        description: 'With the secret after the # of the link.',
        refuses: ['NOT_FOUND', 'RATE_LIMITED'],
        body: SharedReportRequest,
        sends: { 200: { 'application/pdf': Bytes } },
      }),
      async (request, reply) => {
        const { user_id, report_id } = await open(request, reply, request.body.secret);
        const report = await createReportRepository(db).fileOf(report_id, user_id);
        const content = report && (await files.open(report.file));
        if (!content) throw await gone(request);
        return reply
          .headers(attachment('application/pdf', `${report.testName} - ${report.patientName}.pdf`))
          .send(content);
      },
    );
  };
}

/** The report without ids, its account, and values of other reports. */
function sharedJson(
  found: Awaited<ReturnType<typeof readReport>>,
  expiresAt: Date,
): SharedReportJson {
  const { report, patient, labName, orderNumber, collectedAt, correction, correctedAt, before } =
    found;
  const { testName, testNameHindi, patientName, readyAt, values } = report;
  const { gender, age, infantAge } = patient;
  return {
    testName,
    testNameHindi,
    patientName,
    readyAt,
    values,
    patient: { gender, age, infantAge },
    labName,
    orderNumber,
    collectedAt,
    correction,
    correctedAt,
    before,
    expiresAt: expiresAt.toISOString(),
  };
}
