import { expect } from 'vitest';
import { newId } from '../../../api/ids.ts';
import type { MessageLanguage } from '../../../api/messages/language.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { TestApi } from './api.ts';
import { crowd } from './crowd.ts';
import { adminClient } from './people.ts';
import type { startRazorpayShop } from './razorpayShop.ts';
import { pdfForm, releasePdf } from './reportFiles.ts';

export const visitLab = 'kaveri-precision-labs';
type Shop = Awaited<ReturnType<typeof startRazorpayShop>>;
/** How many were made for a service: a file's slots do not depend on the files before it. */
const made = new WeakMap<TestApi, number>();

/** A customer who has a second patient, with what a visit of three tests is ordered by. */
export async function family(api: TestApi) {
  const [guest] = await crowd(api, 1);
  const father = newId();
  await api.db
    .insertInto('patients')
    .values({
      id: father,
      user_id: guest!.user,
      relation: 'Father',
      name: 'Ravi',
      date_of_birth: '1957-01-01',
      gender: 'male',
      created_at: api.clock.now(),
      guardian_consented_at: null,
    })
    .execute();
  const items = [
    { patient: guest!.patient, test: 'tsh' },
    { patient: guest!.patient, test: 'lipid-profile' },
    { patient: father, test: 'tsh' },
  ];
  const count = (made.get(api) ?? 0) + 1;
  made.set(api, count);
  const slot = `${visitLab}-20261124-${String(8 + (count % 8)).padStart(2, '0')}00`;
  const body = { lab: visitLab, slot, address: guest!.address };
  return {
    guest: guest!,
    father,
    items,
    body,
    order: (changes: object = { items }, headers?: Record<string, string>) =>
      guest!.post<OrderJson>('order/createorder', { ...body, ...changes }, headers),
  };
}

/** A visit of three tests for two people, or of the first of them, that is paid, booked in a language. */
export async function paidVisit(shop: Shop, language: MessageLanguage = 'en', tests = 3) {
  const home = await family(shop.api);
  home.guest.cookies.set('assay_lang', language);
  const { _id: id } = (await home.order({ items: home.items.slice(0, tests) })).body.data;
  const { razorpayOrderId } = (
    await home.guest.post<{ razorpayOrderId: string }>('payment/create-order', { orderId: id })
  ).body.data;
  const payment = shop.provider.pay(razorpayOrderId);
  const verify = () =>
    home.guest.post('payment/verify', {
      ...shop.proofOf(razorpayOrderId, payment.id),
      orderId: id,
    });
  expect((await verify()).status).toBe(200);
  const order = async () => (await home.guest.get<OrderJson>(`order/${id}`)).body.data;
  return {
    ...home,
    id,
    payment,
    read: order,
    paid: (await order()).items,
    cancelItem: (itemId: string) =>
      home.guest.post<OrderJson>(`order/${id}/items/${itemId}/cancel`, {}),
    refunds: () => shop.provider.refunds.filter((refund) => refund.payment_id === payment.id),
  };
}

/** An administrator takes a visit to the examination. */
export async function examine(shop: Shop, id: string) {
  shop.api.clock.set('2026-11-24T12:00:00Z');
  const admin = await adminClient(shop.api);
  for (const move of [
    { action: 'assign', technician: 'Kiran' },
    { action: 'collect' },
    { action: 'examine' },
  ])
    expect((await admin.post(`admin/orders/${id}/move`, move)).status).toBe(200);
  const send = async (itemId: string, text: string) => {
    const { body, headers } = pdfForm(text, 'A better copy');
    return admin.post<OrderJson>(`admin/orders/${id}/items/${itemId}/report`, body, headers);
  };
  return {
    /** A report is uploaded, and released by somebody else. */
    upload: async (itemId: string, text = itemId) => {
      const sent = await send(itemId, text);
      if (sent.status !== 200) return sent;
      expect((await releasePdf(shop.api, itemId)).status).toBe(200);
      const read = await admin.get<{ items: OrderJson[] }>(`admin/orders?search=${id}`);
      return { ...sent, body: { ...sent.body, data: read.body.data.items[0]! } };
    },
    complete: () => admin.post<OrderJson>(`admin/orders/${id}/move`, { action: 'complete' }),
    /** Counters are cached for some seconds. */
    pending: async () => {
      shop.api.clock.advance({ minutes: 1 });
      return (await admin.get<{ pendingReports: number }>('admin/counters')).body.data
        .pendingReports;
    },
    found: async (search: string) =>
      (
        await admin.get<{ items: OrderJson[] }>(`admin/orders?search=${search}`)
      ).body.data.items.map((order) => order._id),
  };
}
