import type { Db } from '../db/database.ts';
import type { ReportJson } from './reports.contract.ts';

/** Reads reports, which are files named by their orders. */
export function createReportRepository(db: Db) {
  return {
    /** A customer's reports, newest first. */
    async list(userId: string): Promise<ReportJson[]> {
      const rows = await db
        .selectFrom('orders')
        .select(['id', 'booked', 'completed_at', 'created_at'])
        .where('user_id', '=', userId)
        .where('report_file', 'is not', null)
        .orderBy('id', 'desc')
        .limit(200)
        .execute();
      return rows.map((row) => ({
        _id: row.id,
        orderId: row.id,
        testName: row.booked.test.testName,
        patientName: row.booked.patient.name,
        readyAt: (row.completed_at ?? row.created_at).toISOString(),
        url: `/api/v1/report/${row.id}/file`,
      }));
    },

    /** The file of an order's report; with no customer given, of anybody's order. */
    async fileOf(orderId: string, userId: string | null): Promise<string | null> {
      const row = await db
        .selectFrom('orders')
        .select('report_file')
        .where('id', '=', orderId)
        .$if(userId !== null, (query) => query.where('user_id', '=', userId!))
        .executeTakeFirst();
      return row?.report_file ?? null;
    },
  };
}
