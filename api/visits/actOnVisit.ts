import { createHash } from 'node:crypto';
import { eventOfAction, requirementOf } from '../../machines/order/actions.ts';
import { isOrder, nextOrderState, statusIn } from '../../machines/order/order.rules.ts';
import type { OrderStatus } from '../../machines/order/order.rules.ts';
import { readNote } from '../../machines/text/typedText.ts';
import { audit } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { cancelOrder } from '../orders/cancelOrder.ts';
import { notifyCustomer } from '../orders/notifyCustomer.ts';
import { recordOrderChange } from '../orders/orderChanges.repository.ts';
import { readItems } from '../orders/orderItems.repository.ts';
import { progressOf } from '../orders/orderJson.ts';
import type { LockedOrderRow } from '../orders/orderRows.ts';
import { stateOfRow } from '../orders/visitProgress.ts';
import { withOrder } from '../orders/withOrder.ts';
import { badRequest, conflict, forbidden, Refusal } from '../refusal.ts';
import type { Administrator } from '../sessions/sessions.repository.ts';
import { indianDate, startOfDay } from '../slots/times.ts';
import { everything } from '../staffScope.ts';
import { readSamples } from './sampleIds.rules.ts';
import { makesVisit, visitItems } from './visitJson.ts';
import { createVisitRepository } from './visits.repository.ts';
import type { VisitActRequest } from './visits.contract.ts';

/** Milliseconds: an act that was sent later than this after it was done counts from its arrival. */
const longestOffline = 24 * 3600_000;

const hashOf = (id: string, sent: VisitActRequest) =>
  createHash('sha256')
    .update(JSON.stringify([id, sent]))
    .digest('base64url');

/**
 * When the act was pressed, if it can have been then (PD-168): neither in the future, nor before the
 * day of the visit in India or before the setting out. Else it counts from its arrival.
 */
function momentOf(pressedAt: string | null | undefined, order: LockedOrderRow, now: Date): Date {
  const pressed = new Date(pressedAt ?? now);
  const earliest = Math.max(
    now.getTime() - longestOffline,
    startOfDay(indianDate(order.starts_at)).getTime(),
    order.on_the_way_at?.getTime() ?? 0,
  );
  return pressed.getTime() >= earliest && pressed <= now ? pressed : now;
}

/** The arguments of the functions that carry out an act on a visit. */
interface Work {
  trx: Trx;
  order: LockedOrderRow;
  /** The order's status afterwards. */
  status: OrderStatus;
  sent: VisitActRequest;
  by: Administrator;
  now: Date;
  /** When it happened. */
  at: Date;
}

async function depart({ trx, order, status, by, now, at }: Work): Promise<void> {
  const event = { type: eventOfAction.depart, actor: by.email, now: at };
  await recordOrderChange(trx, order.id, { status, on_the_way_at: at }, event);
  await notifyCustomer(trx, { ...order, on_the_way_at: at }, 'onTheWay', now);
}

async function collect({ trx, order, status, sent, by, now, at }: Work): Promise<void> {
  const items = visitItems({ ...order, items: [] });
  const several = (await readItems(trx, order.id)).filter((item) => item.cancelled_at === null);
  const ids = (several.length > 0 ? several : items).map((item) => item.id);
  const samples = readSamples(sent.samples ?? [], ids);
  const used = await createVisitRepository(trx).storeSamples(samples, {
    order_id: order.id,
    staff_id: by.id,
    taken_at: at,
    stored_at: now,
  });
  if (used !== undefined) throw conflict('SAMPLE_ID_USED', { sampleId: used });
  const changes = { status, collected_at: at };
  const event = { type: eventOfAction.collect, actor: by.email, now: at };
  await recordOrderChange(trx, order.id, changes, event);
  await notifyCustomer(trx, { ...order, ...changes }, status, now);
}

async function failVisit({ trx, order, status, sent, by, now, at }: Work): Promise<void> {
  const { failure, next } = sent;
  if (!failure || !next) throw badRequest('VISIT_FAILURE_MISSING');
  const note = readNote(sent.note ?? '') || null;
  if (failure === 'other' && note === null) throw badRequest('VISIT_FAILURE_NOTE_MISSING');
  const failed = { visit_failed_at: at, visit_failure: failure, visit_failure_note: note };
  const said = [failure, note].filter(Boolean).join(': ');
  const event = { type: eventOfAction.failVisit, actor: by.email, note: said, now: at };
  if (next === 'cancel') {
    await recordOrderChange(trx, order.id, failed, event);
    await cancelOrder(trx, { ...order, ...failed }, { note: failure, actor: by.email, now });
    return;
  }
  await recordOrderChange(trx, order.id, { status, ...failed }, event);
  await notifyCustomer(trx, { ...order, ...failed, status }, 'notCollected', now);
}

const acts = { depart, collect, failVisit };
const audited = {
  depart: 'visit.departed',
  collect: 'visit.collected',
  failVisit: 'visit.failed',
} as const;

/**
 * A technician does something on a visit, if the order's machine allows it. The key makes an act
 * that is sent twice count once; an act that was refused may be sent again under its key. The audit
 * row is written in the same transaction.
 */
export async function actOnVisit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  sent: VisitActRequest,
  key: string,
  by: Administrator,
): Promise<void> {
  await withOrder(db, id, everything, async (trx, { order }) => {
    const now = clock();
    const hash = hashOf(id, sent);
    const known = await createVisitRepository(trx).takeKey({
      staff_id: by.id,
      key,
      order_id: id,
      request_hash: hash,
      at: now,
    });
    if (known === hash) return;
    if (known !== undefined) throw new Refusal(422, 'KEY_REUSED', 'IDEMPOTENCY_KEY_USED');
    if (!makesVisit(order, by)) throw forbidden('VISIT_NOT_YOURS');
    const { act } = sent;
    const before = stateOfRow(order);
    // Pressing the button twice has the effect of one departure.
    const hasDeparted = act === 'depart' && before === 'onTheWay';
    const next = hasDeparted ? before : nextOrderState(before, { type: eventOfAction[act] });
    if (next === null || order.payment_status !== 'SUCCESS')
      throw conflict(isOrder(order.status, 'collected') ? 'VISIT_COLLECTED_ALREADY' : 'VISIT_GONE');
    const requirement = requirementOf(act);
    if (requirement && !progressOf(order, [], now)[requirement])
      throw conflict('COLLECTION_TOO_EARLY');
    const work = { trx, order, status: statusIn(next), sent, by, now };
    if (!hasDeparted) await acts[act]({ ...work, at: momentOf(sent.pressedAt, order, now) });
    const detail = act === 'failVisit' ? `${sent.failure} ${sent.next}` : null;
    await audit(trx, by.id, audited[act], now, { orders: [id], detail });
  });
}
