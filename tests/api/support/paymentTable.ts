import { expect } from 'vitest';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { PaymentRequestJson } from '../../../api/payments/payments.contract.ts';
import { providerOf } from '../../../api/payments/providerOf.ts';
import type { SandboxWebhook } from '../../../api/payments/sandbox/sandboxSignature.ts';
import { startApi } from './api.ts';
import type { TestApi } from './api.ts';
import { START } from './clock.ts';
import { crowd } from './crowd.ts';
import { violationOf, forgetOrder, ledgerOf } from './ledger.ts';
import type { Happening, World } from './paymentWorlds.ts';
import type { Ledger } from './ledger.ts';

const lab = 'kaveri-precision-labs';
const slots = { roomy: `${lab}-20261124-0700`, only: `${lab}-20261124-0730` };

export type PaymentTable = Awaited<ReturnType<typeof startPaymentTable>>;

/** A service of its own for the table; stop it in afterAll. */
export async function startPaymentTable() {
  const api = await startApi({ demo: true, rateLimit: false });
  return { ...(await openPaymentTable(api)), stop: () => api.stop() };
}

/**
 * Plays sequences of happenings over HTTP, each on an order of its own that is forgotten
 * afterwards.
 */
async function openPaymentTable(api: TestApi) {
  const { db, clock } = api;
  const [guest, rival] = await crowd(api, 2);
  const { sandbox } = providerOf(api.app.deps);
  await db.updateTable('slots').set({ capacity: 5 }).where('id', '=', slots.roomy).execute();
  await db.updateTable('slots').set({ capacity: 1 }).where('id', '=', slots.only).execute();

  const order = async (slot: string, who = guest!, tests = ['tsh']) =>
    who.post<OrderJson>('order/createorder', {
      items: tests.map((test) => ({ patient: who.patient, test })),
      address: who.address,
      lab,
      slot,
    });
  const deliver = async (
    { body, headers }: SandboxWebhook,
    eventId = headers['x-razorpay-event-id'],
  ) => {
    const answer = await guest!.post('payment/webhook', body, {
      'content-type': 'application/json',
      ...headers,
      'x-razorpay-event-id': eventId,
    });
    expect(answer.status).toBe(200);
  };

  /** An order with its attempts at the provider, of which nothing has been heard. */
  const begin = async (world: World) => {
    clock.set(START);
    const slot = world.sold ? slots.only : slots.roomy;
    const {
      body: {
        data: { _id: id, items },
      },
    } = await order(slot, guest, world.isVisit ? ['tsh', 'lipid-profile'] : ['tsh']);
    const {
      body: {
        data: { razorpayOrderId },
      },
    } = await guest!.post<PaymentRequestJson>('payment/create-order', { orderId: id });
    if (world.refund)
      await guest!.post('sandbox/behaviour', { orderId: id, payment: world.refund });
    const failed = await sandbox!.pay(razorpayOrderId, 'failed', 'noWebhook');
    const paid: (typeof failed)[] = [];
    for (let count = 0; count < world.payments; count += 1)
      paid.push(await sandbox!.pay(razorpayOrderId, 'paid', 'noWebhook'));
    clock.advance({ minutes: 2 });
    const proof = {
      orderId: id,
      ...(paid[0]?.proof ?? { ...failed.proof, razorpay_signature: 'forged' }),
    };
    const again = (paid[1] ?? paid[0] ?? failed).webhook;
    let rivalsOrder: string | undefined;
    const sellOn = async () => {
      if (!world.sold || rivalsOrder !== undefined) return;
      const bought = await order(slot, rival);
      if (bought.status === 201) rivalsOrder = bought.body.data._id;
      if (rivalsOrder !== undefined)
        await db
          .updateTable('slot_holds')
          .set({ expires_at: null })
          .where('order_id', '=', rivalsOrder)
          .execute();
    };
    const does: Record<Happening, () => Promise<unknown>> = {
      verify: async () =>
        expect([200, 400, 409]).toContain((await guest!.post('payment/verify', proof)).status),
      paid: async () => paid[0] && deliver(paid[0].webhook),
      failed: () => deliver(failed.webhook),
      duplicate: () => deliver(again, 'told-again'),
      overdue: async () => clock.advance({ minutes: 15 }),
      expiry: async () => {
        clock.advance({ minutes: 15 });
        await api.app.jobs.runOnce('expire holds');
        await sellOn();
      },
      cancelItem: async () =>
        expect([200, 409]).toContain(
          (await guest!.post(`order/${id}/items/${items[0]!._id}/cancel`, {})).status,
        ),
      cancel: async () => expect((await guest!.post(`order/${id}/cancel`, {})).status).toBe(200),
      reconcile: async () => {
        // Its turn has come, whenever it was asked about before.
        await db.updateTable('orders').set({ checked_at: null }).where('id', '=', id).execute();
        await api.app.jobs.runOnce('reconcile payments');
      },
      refund: () => api.app.jobs.runOnce('refund payments'),
      refundHeard: () => api.app.jobs.runOnce('send sandbox webhooks'),
    };
    return {
      does: (happening: Happening) => does[happening](),
      ledger: () => ledgerOf(db, id, clock.now()),
      /** All that the service can go by from here on. */
      async fingerprint(): Promise<string> {
        const names: Record<string, string> = {
          [failed.webhook.headers['x-razorpay-event-id']]: 'failed',
          [paid[0]?.webhook.headers['x-razorpay-event-id'] ?? '']: 'paid',
        };
        const received = (await db.selectFrom('provider_events').select('id').execute()).map(
          (event) => names[event.id] ?? event.id,
        );
        const now = clock.now().getTime();
        const minutesTo = (moment: Date | null) =>
          moment && Math.max(0, Math.ceil((moment.getTime() - now) / 60_000));
        const refunds = await db
          .selectFrom('payments')
          .select(['refund_due_at', 'refund_id', 'refund_failures', 'refunded_at'])
          .where('order_id', '=', id)
          .orderBy('id')
          .execute();
        const shares = await db
          .selectFrom('order_items')
          .select(['cancelled_at', 'refund_due_at', 'refund_id', 'refund_failures', 'refunded_at'])
          .where('order_id', '=', id)
          .orderBy('position')
          .execute();
        const settling = await db
          .selectFrom('sandbox_refunds')
          .select(['failed', 'settles_at'])
          .orderBy('id')
          .execute();
        const queued = await db.selectFrom('sandbox_webhooks').select('due_at').execute();
        return JSON.stringify([
          await ledgerOf(db, id, clock.now()),
          shares.map((row) => row.cancelled_at !== null),
          [...refunds, ...shares].map((row) => [
            row.refunded_at === null && minutesTo(row.refund_due_at),
            row.refund_id !== null,
            row.refund_failures,
          ]),
          settling.map((row) => [row.failed, minutesTo(row.settles_at)]),
          queued.map((row) => minutesTo(row.due_at)),
          received.filter((name) => !name.startsWith('event_')).toSorted(),
          rivalsOrder !== undefined,
        ]);
      },
      end: async () => {
        await forgetOrder(db, id);
        if (rivalsOrder !== undefined) await forgetOrder(db, rivalsOrder);
      },
    };
  };

  const comeToAnEnd = async (one: Awaited<ReturnType<typeof begin>>) => {
    for (const last of ['expiry', 'reconcile'] as const) await one.does(last);
    clock.advance({ hours: 2 });
    for (const last of ['reconcile', 'refund'] as const) await one.does(last);
    // What failed or was pending is seen to again.
    for (let looks = 0; looks < 2; looks += 1) {
      clock.advance({ hours: 1 });
      await one.does('refund');
    }
    const ledger = await one.ledger();
    await one.end();
    return ledger;
  };

  return {
    /**
     * The ledger after each happening, and last after all that comes by itself: the hold's end,
     * reconciliation, refunds.
     */
    async play(world: World, sequence: readonly Happening[]): Promise<Ledger[]> {
      const one = await begin(world);
      const ledgers: Ledger[] = [];
      for (const happening of sequence) {
        await one.does(happening);
        ledgers.push(await one.ledger());
      }
      ledgers.push(await comeToAnEnd(one));
      return ledgers;
    },

    /** Where a sequence leads to; the end from there only where the place is new. */
    async lookAt<Known>(
      world: World,
      sequence: readonly Happening[],
      known: (fingerprint: string) => Known | undefined,
    ): Promise<{ known: Known } | { fingerprint: string; violation: string | null; ends: Ledger }> {
      const one = await begin(world);
      for (const happening of sequence) await one.does(happening);
      const fingerprint = await one.fingerprint();
      const there = known(fingerprint);
      if (there === undefined)
        return {
          fingerprint,
          violation: violationOf(await one.ledger()),
          ends: await comeToAnEnd(one),
        };
      await one.end();
      return { known: there };
    },
  };
}
