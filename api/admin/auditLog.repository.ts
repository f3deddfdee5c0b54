import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { startOfDay } from '../slots/times.ts';
import type { AuditedAction } from './audit.repository.ts';
import type { AuditPageJson, AuditQuery } from './auditLog.contract.ts';

const pageSize = 50;
const dayMs = 24 * 3600_000;

const wordsOf = (detail: string | null): string[] => detail?.split(' ') ?? [];

async function readOrderNumbers(db: Db, ids: string[]): Promise<Map<string, string>> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(orders.map(({ id, number }) => [id, number]));
}

/** The names of those of the words that are the id of a test, a lab or a member of staff. */
async function readNames(db: Db, words: string[]): Promise<Map<string, string>> {
  const isNamed = sql<boolean>`id = any(${words})`;
  const subjects = await db
    .selectFrom('tests')
    .select(['id', 'name'])
    .where(isNamed)
    .unionAll(db.selectFrom('labs').select(['id', 'name']).where(isNamed))
    .unionAll(db.selectFrom('admins').select(['id', 'name']).where(isNamed))
    .execute();
  return new Map(subjects.map(({ id, name }) => [id, name]));
}

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
      const shown = rows.slice(0, pageSize);
      const numbers = await readOrderNumbers(
        db,
        shown.flatMap(({ order_ids }) => order_ids),
      );
      const names = await readNames(
        db,
        shown.flatMap(({ detail }) => wordsOf(detail)),
      );
      const items = shown.map((row) => ({
        _id: row.id,
        at: row.at.toISOString(),
        personId: row.admin_id,
        personName: row.name,
        action: row.action as AuditedAction,
        orders: row.order_ids,
        orderNumbers: row.order_ids.map((id) => numbers.get(id) ?? id),
        detail: row.detail,
        subjects: [...new Set(wordsOf(row.detail))].flatMap((id) =>
          names.has(id) ? [{ _id: id, name: names.get(id)! }] : [],
        ),
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
