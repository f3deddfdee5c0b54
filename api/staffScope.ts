import { reachOf } from './staffAccess.ts';
import type { StaffCall, StaffRole } from './staffAccess.ts';

/**
 * The orders within a staff member's reach: only of these labs and of this technician; null: of
 * all.
 */
export interface StaffScope {
  labs: readonly string[] | null;
  technician: string | null;
}

/** The reach of owners, operations and the service itself. */
export const everything: StaffScope = { labs: null, technician: null };
const nothing: StaffScope = { labs: [], technician: null };

/**
 * The orders within a staff member's reach for a call; none for a doctor, whose calls are no
 * orders.
 */
export function scopeOf(
  { id, role, labs }: { id: string; role: StaffRole; labs: readonly string[] },
  call: StaffCall,
): StaffScope {
  const reach = reachOf(role, call);
  if (reach === 'everything') return everything;
  if (reach === 'ownLabs') return { labs, technician: null };
  if (reach === 'ownVisits') return { labs: null, technician: id };
  return nothing;
}

/** Whether a lab is within reach. */
export const reachesLab = ({ labs }: StaffScope, lab: string): boolean =>
  labs === null || labs.includes(lab);

/** Whether an order is within reach. */
export const reachesOrder = (
  scope: StaffScope,
  order: { lab_id: string; technician_id: string | null },
): boolean =>
  reachesLab(scope, order.lab_id) &&
  (scope.technician === null || scope.technician === order.technician_id);
