import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { Bytes, operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { listEnvelope } from '../listPage.ts';
import { ListQuery } from '../lists.contract.ts';
import { attachment } from '../files/attachment.ts';
import { readForm } from '../files/form.ts';
import { OrderAnswer } from '../orders/orders.contract.ts';
import { OrderItemParams, OrderParams } from '../orders/orderRequests.contract.ts';
import { createStaffOrderRepository } from '../orders/staffOrders.repository.ts';
import { adminOf, customerOf, staffIfAny } from '../plugins/access.ts';
import { badRequest, notFound, Refusal } from '../refusal.ts';
import { scopeOf } from '../staffScope.ts';
import { attachReport } from './attachReport.ts';
import { fullReportOf } from './fullReportOf.ts';
import { FullReportAnswer, ReportForm, ReportParams, ReportsAnswer } from './reports.contract.ts';
import { createReportRepository } from './reports.repository.ts';

/** The PDF header must be within the first this many bytes; readers allow other bytes before it. */
const headEnd = 1024;
const isPdf = (bytes: Buffer) => bytes.subarray(0, headEnd).includes('%PDF-');

/**
 * The customer's reports: list and download (PD-41). An administrator may download any of them,
 * which is audited.
 */
export function reportRoutes({ db, clock, files }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const reports = createReportRepository(db);

    app.get(
      '/report',
      operation({
        operationId: 'reports',
        access: 'customer',
        tags: ['reports'],
        summary: 'My reports, newest first',
        description:
          'Finished reports with the URL of their PDF, a page at a time; send `nextCursor` as `cursor` to get the following page.',
        refuses: [],
        querystring: ListQuery,
        response: { 200: ReportsAnswer },
      }),
      async (request) => listEnvelope(await reports.page(customerOf(request).id, request.query)),
    );

    app.get(
      '/report/:id',
      operation({
        operationId: 'report',
        access: 'customer',
        tags: ['reports'],
        summary: 'One of my reports, by the id of its order or of its item',
        description:
          'The released values with the normal ranges of that time, the history of values that were measured before, and, for a corrected report, the reason and the earlier values.',
        refuses: [],
        params: ReportParams,
        response: { 200: FullReportAnswer },
      }),
      async (request) =>
        envelope(await fullReportOf(db, customerOf(request).id, request.params.id)),
    );

    app.get(
      '/report/:id/file',
      operation({
        operationId: 'reportFile',
        access: 'customerOrAdmin',
        tags: ['reports'],
        summary: 'A report as PDF, by the id of its order or of its item',
        description:
          "The PDF of a customer's own report; owners and operations may read any, the role lab those of its own labs, which is written to the audit.",
        refuses: [],
        params: ReportParams,
        sends: { 200: { 'application/pdf': Bytes } },
      }),
      async (request, reply) => {
        const { id } = request.params;
        const admin = await staffIfAny(request, 'reportFile');
        const report = await reports.fileOf(
          id,
          admin ? scopeOf(admin, 'reportFile') : customerOf(request).id,
        );
        const content = report && (await files.open(report.file));
        if (!report || !content) throw notFound('REPORT_NOT_FOUND');
        if (admin)
          await audit(db, admin.id, 'report.viewed', clock(), { orders: [report.orderId] });
        return reply
          .headers(attachment('application/pdf', `${report.testName} - ${report.patientName}.pdf`))
          .send(content);
      },
    );
  };
}

/**
 * The staff uploads a report, which a second person releases: a PDF by its content, 2 MB at most.
 */
export function reportUploadRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });

    app.post(
      '/admin/orders/:id/report',
      operation({
        operationId: 'uploadReport',
        access: 'admin',
        tags: ['administration'],
        summary: 'Upload the report of an order (multipart, field report)',
        description:
          'A PDF of at most 2 MB, by its content. Its customer sees it once another account has released it; if the report has a PDF already, `correction` gives the reason.',
        refuses: ['CONFLICT'],
        params: OrderParams,
        response: { 200: OrderAnswer },
        form: ReportForm,
      }),
      (request) => upload(request, request.params),
    );

    app.post(
      '/admin/orders/:id/items/:itemId/report',
      operation({
        operationId: 'uploadItemReport',
        access: 'admin',
        tags: ['administration'],
        summary: 'Upload the report of an item of an order (multipart, field report)',
        description:
          'A PDF of at most 2 MB, by its content. Its customer sees it once another account has released it; if the report has a PDF already, `correction` gives the reason.',
        refuses: ['CONFLICT'],
        params: OrderItemParams,
        response: { 200: OrderAnswer },
        form: ReportForm,
      }),
      (request) => upload(request, request.params),
    );

    async function upload(
      request: FastifyRequest,
      { id, itemId }: { id: string; itemId?: string },
    ) {
      const form = await readForm(request, ['report']);
      const bytes = form.file('report');
      if (!bytes) throw badRequest('REPORT_FILE_MISSING');
      if (!isPdf(bytes)) throw new Refusal(415, 'UNSUPPORTED_TYPE', 'REPORT_NOT_PDF');
      const admin = adminOf(request);
      const scope = scopeOf(admin, itemId === undefined ? 'uploadReport' : 'uploadItemReport');
      const correction = form.value('correction');
      await attachReport(deps, { orderId: id, itemId, correction }, bytes, admin, scope);
      const orders = createStaffOrderRepository(deps.db);
      const order = await orders.getForStaff(id, { role: admin.role, scope }, deps.clock());
      return envelope(order!, 'REPORT_UPLOADED');
    }
  };
}
