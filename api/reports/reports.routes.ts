import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createFileStore } from '../files/files.store.ts';
import { readForm } from '../files/form.ts';
import { OrderAnswer, OrderParams } from '../orders/orders.contract.ts';
import { changeOrder, createOrderRepository } from '../orders/orders.repository.ts';
import { withOrder } from '../orders/withOrder.ts';
import { adminOf, customerOf, requireAdmin, requireCustomer } from '../plugins/access.ts';
import { badRequest, conflict, notFound, Refusal } from '../refusal.ts';
import { ReportsAnswer } from './reports.contract.ts';

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** The customer's reports: list and download (decisions 41). */
export function reportRoutes({ db, config }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const files = createFileStore(config);
    app.addHook('onRequest', requireCustomer);

    app.get('/report', { schema: { tags: ['reports'], summary: 'My reports, newest first', response: { 200: ReportsAnswer } } }, async (request) => {
      const rows = await db.selectFrom('orders').select(['id', 'booked', 'completed_at', 'created_at']).where('user_id', '=', customerOf(request).id).where('report_file', 'is not', null).orderBy('id', 'desc').limit(200).execute();
      return envelope(rows.map((row) => ({
        _id: row.id, orderId: row.id, testName: row.booked.test.testName, patientName: row.booked.patient.name, readyAt: (row.completed_at ?? row.created_at).toISOString(), url: `/api/v1/report/${row.id}/file`,
      })));
    });

    app.get('/report/:orderId/file', { schema: { tags: ['reports'], summary: 'A report as PDF', params: Type.Object({ orderId: Type.String({ maxLength: 100 }) }) } }, async (request, reply) => {
      const { orderId } = request.params;
      const row = await db.selectFrom('orders').select('report_file').where('id', '=', orderId).where('user_id', '=', customerOf(request).id).executeTakeFirst();
      const content = row?.report_file ? await files.open(row.report_file) : undefined;
      if (!content) throw notFound('There is no such report');
      return reply.headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="report-${orderId}.pdf"`, 'content-security-policy': "default-src 'none'; sandbox" }).send(content);
    });
  };
}

/** The administrator uploads a report: a PDF by its content, 2 MB at most. */
export function reportUploadRoutes({ db, clock, config }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const files = createFileStore(config);
    app.addHook('onRequest', requireAdmin);
    await app.register(multipart, { throwFileSizeLimit: false });

    app.post('/admin/orders/:id/report', { schema: { tags: ['administration'], summary: 'Upload the report of an order (multipart, field report)', consumes: ['multipart/form-data'], params: OrderParams, response: { 200: OrderAnswer } } }, async (request) => {
      const { id } = request.params;
      const bytes = (await readForm(request, ['report'])).file('report');
      if (!bytes) throw badRequest('Please choose the report\'s PDF');
      if (!isPdf(bytes)) throw new Refusal(415, 'UNSUPPORTED_TYPE', 'The report must be a PDF');
      // The name cannot be guessed, and an older report stays where it was until the order points to the new one.
      const key = `reports/${id}-${randomUUID()}.pdf`;
      await files.put(key, bytes);
      await withOrder(db, id, null, async (trx, { order }) => {
        if (order.payment_status !== 'SUCCESS' || !['examining', 'completed'].includes(order.status)) throw conflict('A report belongs to an order that is being examined or is completed');
        await changeOrder(trx, id, { report_file: key }, { type: 'report.uploaded', actor: adminOf(request).email, now: clock() });
      });
      return envelope((await createOrderRepository(db).get(id, null, clock()))!, 'Report uploaded');
    });
  };
}
