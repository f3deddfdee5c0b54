import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { readForm } from '../files/form.ts';
import { OrderAnswer, OrderItemParams, OrderParams } from '../orders/orders.contract.ts';
import { createOrderRepository } from '../orders/orders.repository.ts';
import {
  adminIfAny,
  adminOf,
  customerOf,
  requireAdmin,
  requireCustomer,
} from '../plugins/access.ts';
import { badRequest, notFound, Refusal } from '../refusal.ts';
import { attachReport } from './attachReport.ts';
import { ReportsAnswer } from './reports.contract.ts';
import { createReportRepository } from './reports.repository.ts';

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/**
 * The customer's reports: list and download (PD-41); an administrator may download any of
 * them, which is written down.
 */
export function reportRoutes({ db, clock, files }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const reports = createReportRepository(db);

    app.get(
      '/report',
      {
        onRequest: requireCustomer,
        schema: {
          tags: ['reports'],
          summary: 'My reports, newest first',
          response: { 200: ReportsAnswer },
        },
      },
      async (request) => envelope(await reports.list(customerOf(request).id)),
    );

    const requireReader = async (request: FastifyRequest) => {
      if (!(await adminIfAny(request))) await requireCustomer(request);
    };
    app.get(
      '/report/:id/file',
      {
        onRequest: requireReader,
        schema: {
          tags: ['reports'],
          summary: 'A report as PDF, by the id of its order or of its item',
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const admin = await adminIfAny(request);
        const report = await reports.fileOf(id, admin ? null : customerOf(request).id);
        const content = report && (await files.open(report.file));
        if (!report || !content) throw notFound('REPORT_NOT_FOUND');
        if (admin)
          await audit(db, admin.id, 'report.viewed', clock(), { orders: [report.orderId] });
        return reply
          .headers({
            'content-type': 'application/pdf',
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
            'content-disposition': `attachment; filename="report-${id}.pdf"`,
            'content-security-policy': "default-src 'none'; sandbox",
          })
          .send(content);
      },
    );
  };
}

/** The administrator uploads a report: a PDF by its content, 2 MB at most. */
export function reportUploadRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireAdmin);
    await app.register(multipart, { throwFileSizeLimit: false });

    app.post(
      '/admin/orders/:id/report',
      {
        schema: {
          tags: ['administration'],
          summary: 'Upload the report of an order (multipart, field report)',
          consumes: ['multipart/form-data'],
          params: OrderParams,
          response: { 200: OrderAnswer },
        },
      },
      (request) => upload(request, request.params),
    );

    app.post(
      '/admin/orders/:id/items/:itemId/report',
      {
        schema: {
          tags: ['administration'],
          summary: 'Upload the report of an item of an order (multipart, field report)',
          consumes: ['multipart/form-data'],
          params: OrderItemParams,
          response: { 200: OrderAnswer },
        },
      },
      (request) => upload(request, request.params),
    );

    async function upload(
      request: FastifyRequest,
      { id, itemId }: { id: string; itemId?: string },
    ) {
      const bytes = (await readForm(request, ['report'])).file('report');
      if (!bytes) throw badRequest('REPORT_FILE_MISSING');
      if (!isPdf(bytes)) throw new Refusal(415, 'UNSUPPORTED_TYPE', 'REPORT_NOT_PDF');
      await attachReport(deps, { orderId: id, itemId }, bytes, adminOf(request));
      const order = await createOrderRepository(deps.db).get(id, null, deps.clock());
      return envelope(order!, 'REPORT_UPLOADED');
    }
  };
}
