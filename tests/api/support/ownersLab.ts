import type { AdminLabJson } from '../../../api/labs/adminLabs.contract.ts';
import type { OrderInTheWayJson } from '../../../api/labs/ordersInTheWay.contract.ts';
import type { LabJson } from '../../../api/labs/labs.contract.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { SlotJson } from '../../../api/slots/slots.contract.ts';
import { startApi } from './api.ts';
import { crowd } from './crowd.ts';
import type { Guest } from './crowd.ts';
import { multipart } from './multipart.ts';
import { adminClient } from './people.ts';
import { saveWhole } from './saveWhole.ts';

/** Three hours of every day, with two seats in each slot. */
export const morning = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  opens: '07:00',
  closes: '10:00',
  places: 2,
};

/** A service without demo data, to which its administrator has added a test and a lab. */
export async function ownersLab() {
  const api = await startApi({ rateLimit: false });
  let admin = await adminClient(api);
  const test = multipart([
    ['testName', 'Vitamin D'],
    ['price', '900'],
  ]);
  await admin.post('tests/test', test.body, test.headers);
  const added = await admin.post<AdminLabJson>('admin/labs', {
    name: ' North  Lab ',
    address: '12 MG Road',
    reportHours: 18,
  });
  const lab = added.body.data;
  const order = (guest: Guest, slot: string) =>
    guest.post<OrderJson>('order/createorder', {
      patient: guest.patient,
      test: 'vitamin-d',
      lab: lab._id,
      slot,
      address: guest.address,
    });
  const payAtProvider = async (guest: Guest, orderId: string) => {
    const { razorpayOrderId } = (
      await guest.post<{ razorpayOrderId: string }>('payment/create-order', { orderId })
    ).body.data;
    return (await guest.post<object>('sandbox/pay', { razorpayOrderId, outcome: 'paid' })).body
      .data as object;
  };
  const verify = (guest: Guest, orderId: string, proof: object) =>
    guest.post('payment/verify', { ...proof, orderId });
  const pay = async (guest: Guest, orderId: string) =>
    verify(guest, orderId, await payAtProvider(guest, orderId));
  return {
    api,
    lab,
    pay,
    payAtProvider,
    verify,
    added,
    order,
    admin: () => admin,
    /** Administrators' sessions end before a week is over. */
    signInAgain: async () => void (admin = await adminClient(api)),
    hours: (body: object) => saveWhole<AdminLabJson>(admin, `admin/labs/${lab._id}/hours`, body),
    holidays: (body: object) =>
      saveWhole<AdminLabJson>(admin, `admin/labs/${lab._id}/holidays`, body),
    change: (body: object) => admin.call<AdminLabJson>('PATCH', `admin/labs/${lab._id}`, body),
    offered: async (query = '?testId=vitamin-d') =>
      (await api.client().get<LabJson[]>(`lab/getlab${query}`)).body.data,
    open: async (date: string) =>
      (await api.client().get<SlotJson[]>(`slot/getslot?labId=${lab._id}&date=${date}`)).body.data,
    slotOf: (date: string, time: string) => `${lab._id}-${date.replaceAll('-', '')}-${time}`,
    paidOrder: async (slot: string): Promise<{ guest: Guest; id: string }> => {
      const [guest] = await crowd(api, 1);
      const { _id: id } = (await order(guest!, slot)).body.data;
      await pay(guest!, id);
      return { guest: guest!, id };
    },
    statusOf: async ({ guest, id }: { guest: Guest; id: string }) => {
      const { status, paymentStatus } = (await guest.get<OrderJson>(`order/${id}`)).body.data;
      return [status, paymentStatus];
    },
  };
}

/** The orders that a refusal names. */
export const inTheWay = (answer: { body: { data: unknown } }) =>
  (answer.body.data as { orders: OrderInTheWayJson[] }).orders;
/** Why decisions could not be carried out, by order. */
export const problemsIn = (answer: { body: { data: unknown } }) =>
  Object.fromEntries(
    inTheWay(answer).flatMap(({ _id, problem }) => (problem ? [[_id, problem.reason]] : [])),
  );
