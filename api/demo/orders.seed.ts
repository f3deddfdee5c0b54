import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { createOrder } from '../orders/createOrder.ts';
import { moveOrder } from '../orders/moveOrder.ts';
import { createOrderRepository } from '../orders/orders.repository.ts';
import { applyProviderPayment } from '../payments/paymentEvents.ts';
import { toPaise } from '../paise.ts';
import { refundJob } from '../payments/refunds.job.ts';
import { createPaymentRepository } from '../payments/payments.repository.ts';
import { providerOf } from '../payments/providerOf.ts';
import { attachReport } from '../reports/attachReport.ts';
import { everything } from '../staffScope.ts';
import { demoOrders } from './demoOrders.ts';
import type { DemoOrder, DemoStep } from './demoOrders.ts';
import { samplePdf } from './samplePdf.ts';

const hour = 3600_000;
/** Who did the work on the demo's orders. */
const demoOffice = { id: null, email: 'demo', role: 'owner' } as const;

/** The slot that the order is for: the first after, or the last before, so many hours from now. */
async function slotOf(db: Db, { lab, slotIn }: DemoOrder, now: Date) {
  const moment = new Date(now.getTime() + slotIn * hour);
  const [side, direction] = slotIn < 0 ? (['<=', 'desc'] as const) : (['>=', 'asc'] as const);
  return db
    .selectFrom('slots')
    .select(['id', 'starts_at'])
    .where('lab_id', '=', lab)
    .where('starts_at', side, moment)
    .where('capacity', '>', 0)
    .orderBy('starts_at', direction)
    .limit(1)
    .executeTakeFirst();
}

async function customerOf(db: Db, { person, patient }: DemoOrder) {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirst();
  if (!user) return undefined;
  const patients = await db
    .selectFrom('patients')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('id')
    .execute();
  const address = await db
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', user.id)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return { userId: user.id, patient: patients[patient]?.id, address: address?.id };
}

/** The report of a demo order: a page that names itself as a demo. */
const report = async (deps: Deps, id: string, { test, lab }: DemoOrder) =>
  attachReport(
    deps,
    { orderId: id },
    await samplePdf(deps.clock(), [
      'Assay: sample report',
      `Order ${id}`,
      `Test: ${test}`,
      `Laboratory: ${lab}`,
      '',
      'This report belongs to demo data. It holds no values of any person.',
    ]),
    demoOffice,
    everything,
  );

/** Pays at the sandbox as a person would, and applies it to the order. */
async function pay(deps: Deps, id: string, userId: string): Promise<void> {
  const { provider, sandbox } = providerOf(deps);
  const order = await createOrderRepository(deps.db).get(id, userId, deps.clock());
  const opened = await provider.createOrder(id, toPaise(order!.amount));
  await createPaymentRepository(deps.db).storeProviderOrder(id, opened.id, order!.amount);
  await sandbox!.pay(opened.id, 'paid', 'noWebhook');
  for (const payment of await provider.paymentsOf(opened.id))
    await applyProviderPayment(deps, id, payment, 'browser');
}

/**
 * Gives the demo customers their orders, once, through the very services that serve real ones,
 * under a clock that is
 * set to when each thing happened. Only with the sandbox: nobody paid a real provider for them.
 */
export async function seedOrders(deps: Deps): Promise<void> {
  const { db } = deps;
  const emails = demoOrders.map((order) => order.person.email);
  const there = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('orders.id')
    .where('email', 'in', emails)
    .limit(1)
    .executeTakeFirst();
  if (there || deps.config.razorpay) return;

  const now = deps.clock();
  let moment = now;
  const then: Deps = { ...deps, clock: () => moment };
  const planned = [];
  for (const order of demoOrders) {
    const [slot, customer] = [await slotOf(db, order, now), await customerOf(db, order)];
    if (!slot || !customer?.patient || !customer.address) continue;
    const at = (after: DemoStep['after']) =>
      new Date(
        'slot' in after
          ? slot.starts_at.getTime() + after.slot * hour
          : now.getTime() + after.now * hour,
      );
    planned.push({
      order,
      at,
      created: at(order.created),
      userId: customer.userId,
      request: {
        patient: customer.patient,
        address: customer.address,
        test: order.test,
        lab: order.lab,
        slot: slot.id,
      },
    });
  }
  // Ids sort by the time of making, so the oldest order is made first.
  for (const { order, at, created, userId, request } of planned.toSorted(
    (a, b) => a.created.getTime() - b.created.getTime(),
  )) {
    moment = created;
    const { id, made } = await createOrder(then, {
      userId,
      sent: request,
      key: `demo ${order.test}`,
    });
    // Another process that starts at the same time is seeing to this one.
    if (!made) continue;
    for (const step of order.steps) {
      moment = at(step.after);
      if (step.do.action === 'pay') await pay(then, id, userId);
      else if (step.do.action === 'refund') await refundJob(then).run();
      else await moveOrder(then, id, step.do, demoOffice, everything);
      if (
        step.do.action === 'examine' &&
        order.steps.some((later) => later.do.action === 'complete')
      )
        await report(then, id, order);
    }
  }
  // Nobody waits for the messages about them.
  await db
    .deleteFrom('messages')
    .where(
      'recipient',
      'in',
      demoOrders.map((order) => order.person.phone),
    )
    .execute();
}
