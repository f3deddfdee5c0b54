import { nextOrderState, statusIn } from '../../machines/order/order.rules.ts';
import type { Deps } from '../deps.ts';
import type { Trx } from '../db/database.ts';
import type { Job } from '../jobs.ts';
import { everything } from '../staffScope.ts';
import { notifyCustomer } from './notifyCustomer.ts';
import { recordOrderChange } from './orderChanges.repository.ts';
import type { LockedOrderRow } from './orderRows.ts';
import { visitsOfFormerTechnicians } from './technicians.repository.ts';
import { techniciansTopic } from '../addresses/settings.repository.ts';
import { noVisitYet, stateOfRow } from './visitProgress.ts';
import { withOrder } from './withOrder.ts';

/**
 * Takes a technician who no longer makes visits off an upcoming visit; its customer gets the
 * message of this stage.
 */
export async function withdrawTechnician(
  trx: Trx,
  order: LockedOrderRow,
  { actor, now, stage }: { actor: string; now: Date; stage: 'technicianLeft' | 'sampleRejected' },
): Promise<void> {
  const state = nextOrderState(stateOfRow(order), { type: 'technician.withdrawn' });
  if (state === null) return;
  await recordOrderChange(
    trx,
    order.id,
    {
      status: statusIn(state),
      technician: null,
      technician_id: null,
      assigned_at: null,
      ...noVisitYet,
      technician_left_at: now,
    },
    { type: 'technician.withdrawn', actor, note: order.technician, now },
  );
  await notifyCustomer(trx, order, stage, now);
}

/** Does so for every upcoming visit of technicians who no longer make visits. */
export async function withdrawFormerTechnicians(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: string,
): Promise<void> {
  for (const id of await visitsOfFormerTechnicians(db))
    await withOrder(db, id, everything, async (trx, { order }) => {
      // Another technician may have been assigned in the meantime.
      const [still] = await visitsOfFormerTechnicians(trx, id);
      if (still)
        await withdrawTechnician(trx, order, { actor, now: clock(), stage: 'technicianLeft' });
    });
}

/** Repairs visits that are still assigned to a technician who has left, whatever the cause. */
export const technicianJob = (deps: Pick<Deps, 'db' | 'clock'>): Job => ({
  name: 'withdraw former technicians',
  everyMs: 60_000,
  runOnTopic: techniciansTopic,
  run: () => withdrawFormerTechnicians(deps, 'service'),
});
