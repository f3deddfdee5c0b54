import type { Db } from '../db/database.ts';
import { startOfDay } from '../slots/times.ts';
import type { AuditedAction } from './audit.repository.ts';
import type { AuditPageJson, AuditQuery } from './auditLog.contract.ts';

const pageSize = 50;
const dayMs = 24 * 3600_000;

/** The audit as an owner reads it. */
export function createAuditLogRepository(db: Db) {
  return {
    /** A page of the audit, newest first, filtered by person, action and day (in India). */
    async page({ person, action, day, after }: AuditQuery): Promise<AuditPageJson> {
      const start = day === undefined ? undefined : startOfDay(day);
      const rows = await db
        .selectFrom('admin_audit')
        .innerJoin('admins', 'admins.id', 'admin_audit.admin_id')
        .select([
          'admin_audit.id',
          'at',
          'admin_id',
          'admins.name',
          'action',
          'order_ids',
          'detail',
        ])
        .$if(Boolean(person), (query) => query.where('admin_id', '=', person!))
        .$if(Boolean(action), (query) => query.where('action', '=', action!))
        .$if(start !== undefined, (query) =>
          query.where('at', '>=', start!).where('at', '<', new Date(start!.getTime() + dayMs)),
        )
        .$if(Boolean(after), (query) => query.where('admin_audit.id', '<', after!))
        .orderBy('admin_audit.id', 'desc')
        .limit(pageSize + 1)
        .execute();
      const items = rows.slice(0, pageSize).map((row) => ({
        _id: row.id,
        at: row.at.toISOString(),
        personId: row.admin_id,
        personName: row.name,
        action: row.action as AuditedAction,
        orders: row.order_ids,
        detail: row.detail,
      }));
      const people = await db
        .selectFrom('admins')
        .select(['id', 'name', 'email'])
        .orderBy('name')
        .orderBy('id')
        .execute();
      return {
        items,
        next: rows.length > pageSize ? (items.at(-1)?._id ?? null) : null,
        people: people.map(({ id, ...named }) => ({ _id: id, ...named })),
      };
    },
  };
}
