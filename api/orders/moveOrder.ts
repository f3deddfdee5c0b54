import { eventOfAction, requirementOf } from '../../machines/order/actions.ts';
import { nextOrderState, statusIn } from '../../machines/order/order.rules.ts';
import { readLineOfText, readNote } from '../../machines/text/typedText.ts';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { badRequest, conflict, forbidden } from '../refusal.ts';
import { mayMove } from '../staffAccess.ts';
import type { StaffRole } from '../staffAccess.ts';
import { siteUrl } from '../siteUrl.ts';
import type { StaffScope } from '../staffScope.ts';
import { cancelOrder } from './cancelOrder.ts';
import { notifyCustomer, reportReadyKey } from './notifyCustomer.ts';
import { notifyTechnician } from './notifyTechnician.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import { readItems } from './orderItems.repository.ts';
import { progressOf } from './orderJson.ts';
import type { MoveRequest } from './orderRequests.contract.ts';
import { noVisitYet, stateOfRow } from './visitProgress.ts';
import { technicianName, visitsOfFormerTechnicians } from './technicians.repository.ts';
import { dropWaitingReports } from '../waitingReports.repository.ts';
import { withdrawTechnician } from './withdrawTechnicians.ts';
import { withOrder } from './withOrder.ts';

const refusedNow = () => conflict('ORDER_STAGE_FORBIDS');
const unmet = {
  report: 'REPORT_NOT_UPLOADED',
  slotDay: 'COLLECTION_TOO_EARLY',
  reportOpen: 'REPORTS_RELEASED',
  unreported: 'REPORT_BARS_CANCELLING',
} as const;

/**
 * How the message about a completed order is sent, with the link to its reports. The report of a
 * single-item order was announced at its release already.
 */
function deliveryOf(
  id: string,
  items: { id: string; cancelled_at: Date | null }[],
  site: string,
): { link: string; key?: string } {
  const stay = items.filter((item) => item.cancelled_at === null);
  if (stay.length > 1) return { link: `${site}/trackOrder/${id}` };
  const report = stay[0]?.id ?? id;
  return { link: `${site}/reports/${report}`, key: reportReadyKey(report) };
}

/** Who moves an order; the demo is no member of staff and has no id. */
export interface Mover {
  id: string | null;
  email: string;
  role: StaffRole;
}

/**
 * A member of staff moves a paid order along: 403 where the role may not, 404 where the order is
 * out of reach, 409 where the order's machine refuses or something else must come first (PD-55).
 * The audit row is written in the same transaction.
 */
export async function moveOrder(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: string,
  { action, technician, technicianId, note }: MoveRequest,
  by: Mover,
  scope: StaffScope,
): Promise<void> {
  if (!mayMove(by.role, action)) throw forbidden('ROLE_FORBIDS');
  const name =
    action === 'assign' && technicianId !== undefined
      ? await technicianName(db, technicianId)
      : readLineOfText(technician ?? '');
  if (action === 'assign' && !name) throw badRequest('TECHNICIAN_MISSING');
  await withOrder(db, id, scope, async (trx, { order }) => {
    const now = clock();
    if (by.id !== null)
      await audit(trx, by.id, 'order.moved', now, { orders: [id], detail: action });
    if (action === 'cancel') return cancelOrder(trx, order, { note, actor: by.email, now });
    const type = eventOfAction[action];
    const state =
      order.payment_status === 'SUCCESS' ? nextOrderState(stateOfRow(order), { type }) : null;
    if (state === null) throw refusedNow();
    const status = statusIn(state);
    const requirement = requirementOf(action);
    if (requirement && !progressOf(order, await readItems(trx, id), now)[requirement])
      throw conflict(unmet[requirement]);
    const changes = {
      assign: {
        technician: name ?? null,
        technician_id: technicianId ?? null,
        assigned_at: now,
        ...noVisitYet,
      },
      collect: { collected_at: now },
      examine: {},
      complete: { completed_at: now },
      rejectSample: { collected_at: null, ...noVisitYet },
    }[action];
    const event = {
      type,
      actor: by.email,
      note: note ?? (action === 'assign' ? (name ?? null) : null),
      now,
    };
    await recordOrderChange(trx, id, { status, ...changes }, event);
    const isRejected = action === 'rejectSample';
    if (isRejected)
      await dropWaitingReports(trx, id, {
        by: by.id,
        now,
        reason: readNote(note ?? '') || 'Sample rejected',
      });
    if (action === 'assign' && order.technician_id !== technicianId)
      await notifyTechnician(trx, order, 'reassigned', { actor: by.email, now });
    const moved = { ...order, status, ...changes };
    // The technician who took the rejected sample may have left in the meantime.
    const [former] = await visitsOfFormerTechnicians(trx, id);
    if (former) {
      const stage = isRejected ? 'sampleRejected' : 'technicianLeft';
      await withdrawTechnician(trx, moved, { actor: by.email, now, stage });
    } else {
      const delivery =
        status === 'completed' ? deliveryOf(id, await readItems(trx, id), siteUrl(config)) : {};
      // The message about a status would name the booked time, which is over.
      await notifyCustomer(trx, moved, isRejected ? 'sampleRejected' : status, now, delivery);
    }
  });
}
