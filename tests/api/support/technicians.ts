import { expect } from 'vitest';
import { newId } from '../../../api/ids.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { VisitActRequest, VisitDayJson, VisitJson } from '../../../api/visits/visits.contract.ts';
import type { Client } from './client.ts';
import { adminClient, temporaryAdministrator } from './people.ts';
import type { startRazorpayShop } from './razorpayShop.ts';
import { paidVisit, visitLab } from './visit.ts';

type Shop = Awaited<ReturnType<typeof startRazorpayShop>>;

/** Eight in the morning of the day on which visits are booked here; slots have begun at half past six. */
export const VISIT_DAY = '2026-11-24T02:30:00.000Z';

/** A paid visit of three tests on the 24th, at an hour such as '0730', with who is to make it. */
export async function plannedVisit(shop: Shop, technicianId: string, hour = '0930') {
  const visit = await paidVisit(shop);
  const moved = await visit.guest.post(`order/${visit.id}/reschedule`, {
    slot: `${visitLab}-20261124-${hour}`,
  });
  expect(moved.status, moved.text).toBe(200);
  const admin = await adminClient(shop.api);
  const assigned = await admin.post(`admin/orders/${visit.id}/move`, {
    action: 'assign',
    technicianId,
  });
  expect(assigned.status, assigned.text).toBe(200);
  return visit;
}

export const technician = (shop: Shop) => temporaryAdministrator(shop.api, 'technician');

/** Does something on a visit, under a key of its own unless one is given. */
export const act = (client: Client, id: string, sent: VisitActRequest, key = newId()) =>
  client.post<VisitJson>(`technician/visits/${id}/acts`, sent, { 'idempotency-key': key });

export const dayOf = async (client: Client, query = '') =>
  (await client.get<VisitDayJson>(`technician/visits${query}`)).body.data;

let labels = 0;
/** A label for each item of an order that stays. */
export const labelled = (order: Pick<OrderJson, 'items'>) =>
  order.items
    .filter(({ status }) => status !== 'cancelled')
    .map(({ _id }) => ({ item: _id, sampleId: `KA-${process.pid}-${(labels += 1)}` }));
