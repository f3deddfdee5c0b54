import { mapAddress } from '../../machines/text/addressText.ts';
import { isOrder } from '../../machines/order/order.rules.ts';
import { availableActions } from '../../machines/order/actions.ts';
import { progressOf } from '../orders/orderJson.ts';
import { stateOfRow } from '../orders/visitProgress.ts';
import { indianDate } from '../slots/times.ts';
import { mayMove } from '../staffAccess.ts';
import type { StaffRole } from '../staffAccess.ts';
import type {
  VisitActKindJson,
  VisitItemJson,
  VisitJson,
  VisitStandingJson,
} from './visits.contract.ts';
import type { VisitRow } from './visits.repository.ts';

const acts = ['depart', 'collect', 'failVisit'] as const satisfies VisitActKindJson[];

/** A member of staff who makes or sees visits. */
export interface Visitor {
  id: string;
  role: StaffRole;
}

/** Whether somebody may act on a visit: technicians on their own, owners and operations on any. */
export const makesVisit = (row: VisitRow | { technician_id: string | null }, by: Visitor) =>
  by.role !== 'technician' || row.technician_id === by.id;

/** The items whose samples are taken; a single item is made from the order's row. */
export function visitItems(row: Pick<VisitRow, 'id' | 'test_id' | 'booked' | 'items'>) {
  const { patient, test } = row.booked;
  if (row.items.length === 0) return [{ id: row.id, test_id: row.test_id, patient, test }];
  return row.items
    .filter((item) => item.cancelled_at === null)
    .map((item) => ({ id: item.id, test_id: item.test_id, ...item.booked }));
}

function standingOf(row: VisitRow): VisitStandingJson {
  if (row.visit_failed_at !== null) return 'notCollected';
  if (row.status === 'cancelled') return 'cancelled';
  if (isOrder(row.status, 'collected')) return 'collected';
  return stateOfRow(row) === 'onTheWay' ? 'onTheWay' : 'planned';
}

/** The map URL of an address; it contains nothing else about the visit. */
function mapUrl(address: VisitJson['address']): string {
  const query = new URLSearchParams({
    api: '1',
    query: mapAddress(address),
  });
  return `https://www.google.com/maps/search/?${query}`;
}

const itemJson = (
  { id, test_id: testId, patient, test }: ReturnType<typeof visitItems>[number],
  { sampleOf, labels, status }: VisitRow,
): VisitItemJson => ({
  _id: id,
  patient,
  testName: test.testName,
  testNameHindi: test.testNameHindi ?? null,
  sample: sampleOf.get(testId) ?? null,
  fasting: test.fasting,
  sampleId: isOrder(status, 'awaited') ? null : (labels.get(id) ?? null),
});

/** A visit as the person who makes it sees it. */
export function visitJson(row: VisitRow, now: Date, by: Visitor): VisitJson {
  const standing = standingOf(row);
  const { slot, address, lab } = row.booked;
  const isTheirs = makesVisit(row, by);
  const possible = availableActions(
    {
      state: stateOfRow(row),
      paymentStatus: row.payment_status,
      progress: progressOf(row, row.items, now),
    },
    'administrator',
  );
  const today = indianDate(now);
  return {
    _id: row.id,
    number: row.number,
    ...slot,
    late: slot.date < today && (standing === 'planned' || standing === 'onTheWay'),
    standing,
    labName: lab.name,
    items: visitItems(row).map((item) => itemJson(item, row)),
    address,
    mapUrl: mapUrl(address),
    technicianName: row.technician,
    onTheWayAt: row.on_the_way_at?.toISOString() ?? null,
    collectedAt: row.collected_at?.toISOString() ?? null,
    failedAt: row.visit_failed_at?.toISOString() ?? null,
    failure: row.visit_failure,
    failureNote: row.visit_failure_note,
    afterFailure:
      row.visit_failed_at === null ? null : row.status === 'cancelled' ? 'cancel' : 'newTime',
    actions: acts.filter((act) => isTheirs && possible.includes(act) && mayMove(by.role, act)),
    phoneOpen: slot.date === today && row.status !== 'cancelled' && isTheirs,
  };
}

/** Sorts by time, then by area. */
export const byTimeAndArea = (one: VisitRow, other: VisitRow): number =>
  one.starts_at.getTime() - other.starts_at.getTime() ||
  one.booked.address.zipCode.localeCompare(other.booked.address.zipCode) ||
  one.booked.address.road.localeCompare(other.booked.address.road) ||
  one.id.localeCompare(other.id);
