import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApi } from '../../api/app.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { PaymentRequestJson, VerifyJson } from '../../api/payments/payments.contract.ts';
import { readConfig } from '../../server/shared/config.ts';
import { makePeople } from './support/crowd.ts';
import type { Person } from './support/crowd.ts';
import { lab, startFourServers } from './support/fourServers.ts';
import { ledgerOf } from './support/ledger.ts';
import type { ServerProcess } from './support/serverProcess.ts';
import { statusesOf } from './support/statuses.ts';

describe.runIf(inject('templateUrl'))('four processes on one PostgreSQL', () => {
  let started: Awaited<ReturnType<typeof startFourServers>>;
  let { database, servers, coming } = {} as typeof started;
  beforeAll(async () => {
    started = await startFourServers();
    ({ database, servers, coming } = started);
  });
  afterAll(() => started.stop());

  /** The same call eight times at once, by all processes. */
  const everywhere = <Data>(
    who: Person,
    path: string,
    body: (index: number) => object,
    key = 'one-key',
  ) =>
    Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        servers[index % servers.length]!.call<Data>(who, path, body(index), {
          'idempotency-key': key,
        }),
      ),
    );

  it(
    'take the same key for the same order, payment, proof, cancellation and refund',
    { timeout: 180_000 },
    async () => {
      const { db } = database;
      const slots = coming.slice(0, 2);
      await db.updateTable('slots').set({ capacity: 20 }).where('id', 'in', slots).execute();
      const [who] = await makePeople(db, new Date(), 1);
      const ordered = await everywhere<OrderJson>(who!, 'order/createorder', () => ({
        patient: who!.patient,
        address: who!.address,
        test: 'tsh',
        lab,
        slot: slots[0],
      }));
      expect(statusesOf(ordered)).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
      const [orderId, ...otherOrders] = new Set(ordered.map((answer) => answer.body.data._id));
      expect(otherOrders).toEqual([]);
      expect(
        await db
          .selectFrom('slot_holds')
          .select('order_id')
          .where('slot_id', 'in', slots)
          .execute(),
      ).toEqual([{ order_id: orderId }]);

      const prepared = await everywhere<PaymentRequestJson>(who!, 'payment/create-order', () => ({
        orderId,
      }));
      const [providerOrder, ...otherProviderOrders] = new Set(
        prepared.map((answer) => answer.body.data.razorpayOrderId),
      );
      expect(otherProviderOrders).toEqual([]);
      const { provider_order_id: stored } = await db
        .selectFrom('orders')
        .select('provider_order_id')
        .where('id', '=', orderId!)
        .executeTakeFirstOrThrow();
      expect(stored).toBe(providerOrder);

      const {
        body: { data: proof },
      } = await servers[0]!.call<object>(null, 'sandbox/pay', {
        razorpayOrderId: providerOrder,
        outcome: 'paid',
      });
      const verified = await everywhere<VerifyJson>(who!, 'payment/verify', () => ({
        ...proof,
        orderId,
      }));
      expect(
        new Set(
          verified.map(
            (answer) =>
              `${answer.status} ${answer.body.message} ${answer.body.data.order.paymentStatus}`,
          ),
        ),
      ).toEqual(new Set(['200 Payment verified SUCCESS']));

      const cancelled = await everywhere<OrderJson>(who!, `order/${orderId}/cancel`, () => ({}));
      expect(
        new Set(cancelled.map((answer) => `${answer.status} ${answer.body.data.status}`)),
      ).toEqual(new Set(['200 cancelled']));

      // Beside the processes' own jobs, two more that refund at the same moment, and again.
      const more = await Promise.all(
        [0, 1].map(async () =>
          buildApi({
            config: readConfig({ DEMO: 'off', LOG_LEVEL: 'silent' }),
            database,
            jobs: false,
            print: () => {},
          }),
        ),
      );
      await Promise.all(
        more.flatMap((app) => [
          app.jobs.runOnce('refund payments'),
          app.jobs.runOnce('refund payments'),
        ]),
      );
      await Promise.all(more.map((app) => app.close()));
      expect(await ledgerOf(db, orderId!, new Date())).toEqual({
        status: 'cancelled',
        payment: 'REFUNDED',
        place: 'none',
        money: ['back'],
      });
      const events = await db
        .selectFrom('order_events')
        .select('type')
        .where('order_id', '=', orderId!)
        .orderBy('id')
        .execute();
      expect(events.map(({ type }) => type).toSorted()).toEqual([
        'order.cancelled',
        'order.created',
        'payment.captured',
        'refund.completed',
      ]);
    },
  );

  it(
    'say the same of a payment to the browser, whose proof comes at the same moment as the webhook',
    { timeout: 180_000 },
    async () => {
      await database.db
        .updateTable('slots')
        .set({ capacity: 100 })
        .where('id', '=', coming[5]!)
        .execute();
      const people = await makePeople(database.db, new Date(), 40);
      const verdicts = await Promise.all(
        people.map(async (who, index) => {
          const [one, other] = [servers[index % 4]!, servers[(index + 1) % 4]!];
          const orderId = (
            await one.call<OrderJson>(who, 'order/createorder', {
              patient: who.patient,
              address: who.address,
              test: 'tsh',
              lab,
              slot: coming[5],
            })
          ).body.data._id;
          const { razorpayOrderId } = (
            await one.call<PaymentRequestJson>(who, 'payment/create-order', { orderId })
          ).body.data;
          const proof = (
            await one.call<object>(null, 'sandbox/pay', { razorpayOrderId, outcome: 'paid' })
          ).body.data;
          // On a busy machine a service may be too busy to say anything; a browser asks again then.
          const verdictOf = async (server: ServerProcess): Promise<string> => {
            const { status, body } = await server.call<VerifyJson>(who, 'payment/verify', {
              ...proof,
              orderId,
            });
            return status === 503 ? verdictOf(server) : body.message;
          };
          return Promise.all([one, other, other].map(verdictOf));
        }),
      );
      expect(new Set(verdicts.flat())).toEqual(new Set(['Payment verified']));
    },
  );

  it(
    'take the same key for one order, and refuse it for another slot at the very same moment',
    { timeout: 180_000 },
    async () => {
      const { db } = database;
      const slots = coming.slice(2, 4);
      const [who] = await makePeople(db, new Date(), 1);
      const order = (index: number) =>
        servers[index]!.call<OrderJson>(
          who!,
          'order/createorder',
          { patient: who!.patient, address: who!.address, test: 'tsh', lab, slot: slots[index] },
          { 'idempotency-key': 'twins' },
        );
      // Both are held up after they saw that the key is new, and before either is done.
      const both = await db.transaction().execute(async (trx) => {
        await sql`lock table order_events in exclusive mode`.execute(trx);
        const asked = Promise.all([order(0), order(1)]);
        const waiting = () =>
          sql<{
            count: number;
          }>`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            db,
          );
        await expect.poll(async () => (await waiting()).rows[0]!.count).toBe(2);
        return { asked };
      });
      const answers = await both.asked;
      expect(statusesOf(answers)).toEqual([201, 422]);
    },
  );
});
