import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { attachment } from '../files/attachment.ts';
import { Bytes, operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { notFound } from '../refusal.ts';
import { scopeOf } from '../staffScope.ts';
import type { StaffCall } from '../staffAccess.ts';
import { rejectFile, releaseFile } from './releaseFile.ts';
import { ReportEntryAnswer } from './reportEntry.contract.ts';
import { reportEntryOf } from './reportEntryOf.ts';
import { RejectFileRequest, ReleaseFileRequest, ReportFileParams } from './reportFiles.contract.ts';
import { fileOf } from './reportFiles.repository.ts';
import { reportInScope } from './values.repository.ts';

const tags = ['administration'] as const;

/**
 * The lab's people and administrators check the PDF of a report that somebody else uploaded, and
 * release or reject it.
 */
export function reportFileRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock, files } = deps;
  const within = (request: FastifyRequest, call: StaffCall) => {
    const staff = adminOf(request);
    return { staff, scope: scopeOf(staff, call) };
  };
  return async (app) => {
    app.get(
      '/admin/reports/:id/files/:fileId',
      operation({
        operationId: 'staffReportFile',
        access: 'admin',
        tags,
        summary: 'A PDF of a report, including waiting and replaced ones',
        description:
          'By the id of the order or of its item; for the role lab only at its own labs. The access is written to the audit.',
        refuses: [],
        params: ReportFileParams,
        sends: { 200: { 'application/pdf': Bytes } },
      }),
      async (request, reply) => {
        const { staff, scope } = within(request, 'staffReportFile');
        const { id, fileId } = request.params;
        const report = await reportInScope(db, id, scope);
        const found = report && (await fileOf(db, id, fileId));
        const content = found && (await files.open(found.file));
        if (!content) throw notFound('REPORT_NOT_FOUND');
        await audit(db, staff.id, 'report.viewed', clock(), { orders: [report.order_id] });
        const name = `${report.test.testName} - ${report.patient.name}.pdf`;
        return reply.headers(attachment('application/pdf', name)).send(content);
      },
    );

    app.post(
      '/admin/reports/:id/files/:fileId/release',
      operation({
        operationId: 'releaseReportFile',
        access: 'admin',
        tags,
        summary: 'Release the PDF of a report',
        description:
          "Must be done by another account than the one that uploaded it, which says whose report the file itself names: the name, the age or the sex, and, if samples have labels, one of them. A patient other than the report's is refused. The customer then sees the file.",
        refuses: ['CONFLICT'],
        params: ReportFileParams,
        body: ReleaseFileRequest,
        response: { 200: ReportEntryAnswer },
      }),
      async (request) => {
        const { staff, scope } = within(request, 'releaseReportFile');
        const { id: reportId, fileId } = request.params;
        await releaseFile(deps, { reportId, fileId, read: request.body }, staff, scope);
        return envelope(await reportEntryOf(db, reportId, staff.id, scope), 'VALUES_RELEASED');
      },
    );

    app.post(
      '/admin/reports/:id/files/:fileId/reject',
      operation({
        operationId: 'rejectReportFile',
        access: 'admin',
        tags,
        summary: 'Reject the PDF of a report, or withdraw one that you uploaded',
        description:
          'Possible before its release. The file is removed; a record of it stays, with the reason.',
        refuses: ['CONFLICT'],
        params: ReportFileParams,
        body: RejectFileRequest,
        response: { 200: ReportEntryAnswer },
      }),
      async (request) => {
        const { staff, scope } = within(request, 'rejectReportFile');
        const { id: reportId, fileId } = request.params;
        const { reason } = request.body;
        await rejectFile(deps, { reportId, fileId, reason }, staff, scope);
        return envelope(await reportEntryOf(db, reportId, staff.id, scope), 'REPORT_REJECTED');
      },
    );
  };
}
