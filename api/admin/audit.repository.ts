import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { keyFor } from '../secrets/encryption.ts';
import { hmac } from '../secrets/signatures.ts';

/** Actions of the staff that are audited: on people's data, the catalogue, and accounts. */
export const auditedActions = [
  'orders.viewed',
  'order.moved',
  'visits.viewed',
  'visit.departed',
  'visit.collected',
  'visit.failed',
  'phone.shown',
  'calls.viewed',
  'call.noted',
  'call.hours.changed',
  'report.uploaded',
  'report.viewed',
  'report.released',
  'report.rejected',
  'values.viewed',
  'values.entered',
  'values.released',
  'receipt.viewed',
  'users.viewed',
  'settings.changed',
  'logged.in',
  'logged.out',
  'test.added',
  'test.changed',
  'lab.added',
  'lab.changed',
  'lab.hours.changed',
  'lab.holidays.changed',
  'prices.changed',
  'catalogue.imported',
  'offer.added',
  'offer.changed',
  'content.published',
  'staff.invited',
  'staff.invitation.withdrawn',
  'staff.joined',
  'staff.role.changed',
  'staff.removed',
  'password.changed',
  'session.ended',
  'secondFactor.on',
  'secondFactor.off',
  'recoveryCodes.renewed',
  'recoveryCode.used',
  'owner.reset',
  'audit.viewed',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

/**
 * A keyed hash of a search, by which one can check whether a certain person was searched for,
 * without storing the name, which could never be deleted. The key prevents anybody from finding a
 * phone number by trying them all.
 */
export const searchMark = (search: string, secretsKey: string): string =>
  `search:${hmac(keyFor('searches in the audit', secretsKey), search.trim().toLowerCase()).slice(0, 16)}`;

/** Records which member of staff saw or changed what. */
export async function audit(
  db: Db | Trx,
  adminId: string,
  action: AuditedAction,
  now: Date,
  { orders = [], detail = null }: { orders?: string[]; detail?: string | null } = {},
): Promise<void> {
  await db
    .insertInto('admin_audit')
    .values({
      id: newId(),
      at: now,
      admin_id: adminId,
      action,
      order_ids: JSON.stringify(orders),
      detail,
    })
    .execute();
}

/**
 * Within this many milliseconds, views of the same data count once, as an open page reloads itself.
 */
const oneLook = 60 * 60_000;

/** Records which member of staff saw what, unless the same view was recorded within the hour. */
export async function auditLook(
  db: Db | Trx,
  adminId: string,
  action: AuditedAction,
  now: Date,
  seen: { orders: string[]; detail: string | null },
): Promise<void> {
  const last = await db
    .selectFrom('admin_audit')
    .select(['order_ids', 'detail'])
    .where('at', '>', new Date(now.getTime() - oneLook))
    .where('admin_id', '=', adminId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSame =
    last?.detail === seen.detail && JSON.stringify(last.order_ids) === JSON.stringify(seen.orders);
  if (!isSame) await audit(db, adminId, action, now, seen);
}
