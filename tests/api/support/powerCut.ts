import { expect } from 'vitest';
import type { Db } from '../../../api/db/database.ts';
import { seedCatalogue } from '../../../api/demo/catalogue.seed.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { PaymentRequestJson, VerifyJson } from '../../../api/payments/payments.contract.ts';
import { materialiseSlots } from '../../../api/slots/slotMaker.repository.ts';
import { pauseOffers } from './api.ts';
import { makePeople } from './crowd.ts';
import type { Person } from './crowd.ts';
import type { ServerProcess } from './serverProcess.ts';

const lab = 'kaveri-precision-labs';

/** What the stage of a power cut has: people, and slots of which some are nearly full. */
export interface Stage {
  people: Person[];
  slots: string[];
}

/** Puts catalogue, slots and people into an empty database. */
export async function setStage(db: Db): Promise<Stage> {
  const now = new Date();
  await seedCatalogue(db, now);
  await materialiseSlots(db, now);
  // Of two orders at the price of a first one the second that is paid for would be given back.
  await pauseOffers(db, true);
  const slots = await db
    .selectFrom('slots')
    .select('id')
    .where('lab_id', '=', lab)
    .where('starts_at', '>', new Date(now.getTime() + 36 * 3600_000))
    .orderBy('id')
    .limit(8)
    .execute();
  for (const [index, { id }] of slots.entries())
    await db
      .updateTable('slots')
      .set({ capacity: index % 2 === 0 ? 2 : 400 })
      .where('id', '=', id)
      .execute();
  return { people: await makePeople(db, now, 60), slots: slots.map(({ id }) => id) };
}

/** What a customer was told of an order, and what was asked and not answered. */
interface Promised {
  who: Person;
  acknowledged: 'made' | 'paid' | 'cancelled';
  cancelAsked: boolean;
}

export interface Acknowledged {
  orders: Map<string, Promised>;
  /** Answers of every kind, refusals too. */
  answers: number;
}

const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)]!;

/**
 * Many customers at once book, pay and cancel until the server is gone: it is killed after about
 * `answers` answers, or
 * ends by itself. Answers what they were told.
 */
export async function loadUntilGone(
  server: ServerProcess,
  { people, slots }: Stage,
  answers = Infinity,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { orders: new Map(), answers: 0 };
  let killed: Promise<void> | undefined;
  const call = async <Data>(who: Person, path: string, body: unknown, key?: string) => {
    const answer = await server.call<Data>(
      who,
      path,
      body,
      key === undefined ? {} : { 'idempotency-key': key },
    );
    acknowledged.answers += 1;
    if (acknowledged.answers === answers) killed = server.kill();
    return answer;
  };
  const oneBooking = async (who: Person) => {
    const made = await call<OrderJson>(
      who,
      'order/createorder',
      { patient: who.patient, address: who.address, test: 'tsh', lab, slot: pick(slots) },
      crypto.randomUUID(),
    );
    if (made.status !== 201) {
      expect(['SLOT_TAKEN', 'TOO_MANY_HOLDS']).toContain(made.body.code);
      return;
    }
    const promised: Promised = { who, acknowledged: 'made', cancelAsked: false };
    const id = made.body.data._id;
    acknowledged.orders.set(id, promised);
    const cancel = async () => {
      promised.cancelAsked = true;
      expect((await call(who, `order/${id}/cancel`, {})).status).toBe(200);
      promised.acknowledged = 'cancelled';
    };
    if (Math.random() < 0.1) {
      await cancel();
      return;
    }
    const {
      body: {
        data: { razorpayOrderId },
      },
    } = await call<PaymentRequestJson>(who, 'payment/create-order', { orderId: id });
    const {
      body: { data: proof },
    } = await call<object>(who, 'sandbox/pay', {
      razorpayOrderId,
      outcome: 'paid',
      behaviour: pick(['plain', 'webhookTwice', 'noWebhook']),
    });
    // Some close the browser right after paying.
    if (Math.random() < 0.3) return;
    const verified = await call<VerifyJson>(who, 'payment/verify', { ...proof, orderId: id });
    expect([verified.status, verified.body.data?.order.paymentStatus]).toEqual([200, 'SUCCESS']);
    promised.acknowledged = 'paid';
    if (Math.random() < 0.2) await cancel();
  };
  const customer = async (who: Person) => {
    try {
      for (;;) await oneBooking(who);
    } catch (error) {
      // A call that broke off because the server is gone; anything else is a fault.
      if (error instanceof Error && error.name === 'AssertionError') throw error;
      if (!killed && answers !== Infinity) throw error;
    }
  };
  await Promise.all(people.slice(0, 16).map(customer));
  await (killed ?? server.ended);
  return acknowledged;
}

/** Promises that a restarted server does not keep, in words. */
export async function brokenPromises(
  { call }: Pick<ServerProcess, 'call'>,
  { orders }: Acknowledged,
): Promise<string[]> {
  const broken: string[] = [];
  for (const [id, { who, acknowledged, cancelAsked }] of orders) {
    const { status, body } = await call<OrderJson>(who, `order/${id}`);
    const now = status === 200 ? `${body.data.status} ${body.data.paymentStatus}` : String(status);
    const isCancelled = /^cancelled (EXPIRED|REFUND_PENDING|REFUNDED)$/.test(now);
    const isKept =
      {
        made: /^placed (PENDING|SUCCESS)$/.test(now),
        paid: now === 'placed SUCCESS',
        cancelled: false,
      }[acknowledged] ||
      ((cancelAsked || acknowledged === 'cancelled') && isCancelled);
    if (!isKept) broken.push(`${id}: told '${acknowledged}', now '${now}'`);
  }
  return broken;
}
