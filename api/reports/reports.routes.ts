import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { audit } from '../admin/audit.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { readForm } from '../files/form.ts';
import { OrderAnswer, OrderParams } from '../orders/orders.contract.ts';
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

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** The customer's reports: list and download (decisions 41); an administrator may download any of them, which is written down. */
export function reportRoutes({ db, clock, files }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
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
      async (request) => {
        const rows = await db
          .selectFrom('orders')
          .select(['id', 'booked', 'completed_at', 'created_at'])
          .where('user_id', '=', customerOf(request).id)
          .where('report_file', 'is not', null)
          .orderBy('id', 'desc')
          .limit(200)
          .execute();
        return envelope(
          rows.map((row) => ({
            _id: row.id,
            orderId: row.id,
            testName: row.booked.test.testName,
            patientName: row.booked.patient.name,
            readyAt: (row.completed_at ?? row.created_at).toISOString(),
            url: `/api/v1/report/${row.id}/file`,
          })),
        );
      },
    );

    const requireReader = async (request: FastifyRequest) => {
      if (!(await adminIfAny(request))) await requireCustomer(request);
    };
    app.get(
      '/report/:orderId/file',
      {
        onRequest: requireReader,
        schema: {
          tags: ['reports'],
          summary: 'A report as PDF',
          params: Type.Object({ orderId: Type.String({ maxLength: 100 }) }),
        },
      },
      async (request, reply) => {
        const { orderId } = request.params;
        const admin = await adminIfAny(request);
        const row = await db
          .selectFrom('orders')
          .select('report_file')
          .where('id', '=', orderId)
          .$if(!admin, (query) => query.where('user_id', '=', customerOf(request).id))
          .executeTakeFirst();
        const content = row?.report_file ? await files.open(row.report_file) : undefined;
        if (!content) throw notFound('There is no such report');
        if (admin) await audit(db, admin.id, 'report.viewed', clock(), { orders: [orderId] });
        return reply
          .headers({
            'content-type': 'application/pdf',
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
            'content-disposition': `attachment; filename="report-${orderId}.pdf"`,
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
      async (request) => {
        const { id } = request.params;
        const bytes = (await readForm(request, ['report'])).file('report');
        if (!bytes) throw badRequest("Please choose the report's PDF");
        if (!isPdf(bytes)) throw new Refusal(415, 'UNSUPPORTED_TYPE', 'The report must be a PDF');
        await attachReport(deps, id, bytes, adminOf(request));
        return envelope(
          (await createOrderRepository(deps.db).get(id, null, deps.clock()))!,
          'Report uploaded',
        );
      },
    );
  };
}
