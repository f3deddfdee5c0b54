import { expect } from 'vitest';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { PaymentRequestJson, VerifyJson } from '../../../api/payments/payments.contract.ts';
import type { Person } from './crowd.ts';
import type { patientClient } from './patientClient.ts';
import type { Stage, Acknowledged } from './powerCut.ts';

const CUSTOMERS = 12;
/** An order may be followed by so many at once: a stream keeps its connection. */
const FOLLOWED = 24;
/** Orders that each customer leaves unpaid, with one to spare for the next. */
const mostUnpaid = 2;

/**
 * Customers who book, pay and cancel until it is over; some watch their order. Answers what they
 * were told and what the watchers missed.
 */
export async function steadyLoad(
  { call, follow }: ReturnType<typeof patientClient>,
  { people, slots }: Stage,
  isOver: () => boolean,
): Promise<Acknowledged & { missed: string[]; watched: number }> {
  const acknowledged: Acknowledged = { orders: new Map(), answers: 0 };
  const watched = new Map<string, () => OrderJson | undefined>();
  const say = async <Data>(who: Person, path: string, body: object) => {
    const answer = await call<Data>(who, path, body, { 'idempotency-key': crypto.randomUUID() });
    acknowledged.answers += 1;
    return answer;
  };

  const unpaid = new Map<Person, number>();
  const oneBooking = async (who: Person, turn: number) => {
    const made = await say<OrderJson>(who, 'order/createorder', {
      patient: who.patient,
      address: who.address,
      test: 'tsh',
      lab: 'kaveri-precision-labs',
      slot: slots[turn % slots.length],
    });
    if (made.status >= 300)
      return expect(['SLOT_TAKEN', 'TOO_MANY_HOLDS']).toContain(made.body.code);
    const id = made.body.data._id;
    const promised = {
      who,
      acknowledged: 'made' as 'made' | 'paid' | 'cancelled',
      cancelAsked: false,
    };
    acknowledged.orders.set(id, promised);
    if (watched.size < FOLLOWED) watched.set(id, follow(who, id));
    if (turn % 3 !== 0) {
      const prepared = await say<PaymentRequestJson>(who, 'payment/create-order', { orderId: id });
      expect(prepared.status).toBe(200);
      const paid = await say<object>(who, 'sandbox/pay', {
        razorpayOrderId: prepared.body.data.razorpayOrderId,
        outcome: 'paid',
      });
      // A payment that was made before its answer was lost is found by the service itself.
      if (paid.status !== 200) return;
      const verified = await say<VerifyJson>(who, 'payment/verify', {
        ...paid.body.data,
        orderId: id,
      });
      expect([verified.status, verified.body.data?.order.paymentStatus]).toEqual([200, 'SUCCESS']);
      promised.acknowledged = 'paid';
    }
    // Some orders stay unpaid; a customer may have three of them.
    const isUnpaid = turn % 3 === 0;
    const given = turn % 5 === 0 || (isUnpaid && (unpaid.get(who) ?? 0) >= mostUnpaid);
    if (isUnpaid && !given) unpaid.set(who, (unpaid.get(who) ?? 0) + 1);
    if (given) {
      promised.cancelAsked = true;
      expect((await say(who, `order/${id}/cancel`, {})).status).toBe(200);
      promised.acknowledged = 'cancelled';
    }
  };
  await Promise.all(
    people.slice(0, CUSTOMERS).map(async (who, index) => {
      for (let turn = index; !isOver(); turn += 1) await oneBooking(who, turn);
    }),
  );

  const missed = () =>
    [...watched].flatMap(([id, last]) => {
      const { acknowledged: was } = acknowledged.orders.get(id)!;
      const now = last();
      const received =
        now &&
        {
          made: true,
          paid: now.paymentStatus === 'SUCCESS' || now.status === 'cancelled',
          cancelled: now.status === 'cancelled',
        }[was];
      return received
        ? []
        : [`${id}: told '${was}', its watcher saw '${now?.status} ${now?.paymentStatus}'`];
    });
  await expect
    .poll(missed, { timeout: 10_000 })
    .toEqual([])
    .catch(() => undefined);
  return { ...acknowledged, missed: missed(), watched: watched.size };
}
