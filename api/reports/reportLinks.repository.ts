import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { newToken, tokenHash } from '../secrets/tokens.ts';
import type { ReportLinkJson } from './reportLinks.contract.ts';

/** The most links of a report that its owner is shown. */
const mostShown = 50;

/** Links to reports in the database; only a hash of each secret is stored. */
export function createReportLinkRepository(db: Db | Trx) {
  const open = (now: Date) =>
    db.selectFrom('report_links').where('expires_at', '>', now).where('ended_at', 'is', null);

  return {
    /** Makes concurrent changes of the order's links wait until the transaction ends. */
    async lock(orderId: string): Promise<void> {
      await db.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
    },

    async countOpen(reportId: string, now: Date): Promise<number> {
      const { count } = await open(now)
        .select((link) => link.fn.countAll<number | string>().as('count'))
        .where('report_id', '=', reportId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Stores a link. Returns its id and its secret of 256 random bits. */
    async add(
      report: { id: string; orderId: string },
      now: Date,
      expiresAt: Date,
    ): Promise<{ id: string; secret: string }> {
      const id = newId();
      const secret = newToken();
      await db
        .insertInto('report_links')
        .values({
          id,
          report_id: report.id,
          order_id: report.orderId,
          secret_hash: tokenHash(secret),
          created_at: now,
          expires_at: expiresAt,
          ended_at: null,
        })
        .execute();
      return { id, secret };
    },

    /** The links of a report, newest first. */
    async list(reportId: string, now: Date): Promise<ReportLinkJson[]> {
      const rows = await db
        .selectFrom('report_links')
        .select(['id', 'created_at', 'expires_at', 'ended_at', 'opened'])
        .where('report_id', '=', reportId)
        .orderBy('id', 'desc')
        .limit(mostShown)
        .execute();
      return rows.map(
        ({ id, created_at: createdAt, expires_at: expiresAt, ended_at: endedAt, opened }) => ({
          _id: id,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          ended: endedAt !== null || expiresAt <= now,
          opened,
        }),
      );
    },

    /** Revokes a link of a report; false if the report has no such link. */
    async end(reportId: string, id: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('report_links')
        .set((link) => ({ ended_at: link.fn.coalesce('ended_at', link.val(now)) }))
        .where('report_id', '=', reportId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The report and customer of the open link with this secret. */
    find: (secret: string, now: Date) =>
      open(now)
        .innerJoin('orders', 'orders.id', 'report_links.order_id')
        .select(['report_links.id', 'report_id', 'orders.user_id', 'report_links.expires_at'])
        .where('secret_hash', '=', tokenHash(secret))
        .executeTakeFirst(),

    async countOpening(id: string): Promise<void> {
      await db
        .updateTable('report_links')
        .set((link) => ({ opened: link('opened', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },
  };
}
