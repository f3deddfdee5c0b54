import { expect } from 'vitest';
import { newId } from '../../../api/ids.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { MessageLanguage } from '../../../api/messages/language.ts';
import type {
  VisitActRequest,
  VisitDayJson,
  VisitJson,
} from '../../../api/visits/visits.contract.ts';
import type { Client } from './client.ts';
import { START } from './clock.ts';
import { adminClient, temporaryAdministrator } from './people.ts';
import type { startRazorpayShop } from './razorpayShop.ts';
import { paidVisit, visitLab } from './visit.ts';

type Shop = Awaited<ReturnType<typeof startRazorpayShop>>;

/** Nine in the morning of the day of the visits. */
export const VISIT_DAY = '2026-11-24T03:30:00.000Z';

/**
 * A paid visit of three tests on the 24th, at an hour such as '0930', booked in a language; its time
 * is that of booking.
 */
export async function bookedVisit(shop: Shop, hour = '0930', language: MessageLanguage = 'en') {
  shop.api.clock.set(START);
  const visit = await paidVisit(shop, language);
  const slot = `${visitLab}-20261124-${hour}`;
  const moved = await visit.guest.post(`order/${visit.id}/reschedule`, { slot });
  expect([moved.status, moved.body.message]).toEqual([200, 'Order rescheduled']);
  return visit;
}

/** The same on its day, with the technician who makes it. */
export async function plannedVisit(shop: Shop, hour?: string) {
  const visit = await bookedVisit(shop, hour);
  shop.api.clock.set(VISIT_DAY);
  const technician = await temporaryAdministrator(shop.api, 'technician');
  await assign(shop, visit.id, technician.id);
  return { ...visit, technician };
}

export async function assign(shop: Shop, id: string, technicianId: string) {
  const admin = await adminClient(shop.api);
  const move = { action: 'assign', technicianId };
  const assigned = await admin.post<OrderJson>(`admin/orders/${id}/move`, move);
  expect([assigned.status, assigned.body.message]).toEqual([200, 'Order updated']);
  return assigned.body.data;
}

/** What was written to the audit about an order, oldest first. */
export async function auditOf({ api }: Pick<Shop, 'api'>, id: string) {
  const rows = await api.db
    .selectFrom('admin_audit')
    .select(['action', 'order_ids'])
    .orderBy('id')
    .execute();
  return rows.filter((row) => row.order_ids.includes(id)).map((row) => row.action);
}

/** Does something on a visit, under a key of its own unless one is given. */
export const act = (client: Client, id: string, sent: VisitActRequest, key = newId()) =>
  client.post<VisitJson>(`technician/visits/${id}/acts`, sent, { 'idempotency-key': key });

export const dayOf = async (client: Client, query = '') =>
  (await client.get<VisitDayJson>(`technician/visits${query}`)).body.data;

let labels = 0;
/** A label for each item of an order. */
export const labelled = (items: { _id: string }[]) =>
  items.map(({ _id }) => ({ item: _id, sampleId: `KA-${process.pid}-${(labels += 1)}` }));
