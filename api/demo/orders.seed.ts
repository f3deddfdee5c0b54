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
import { setRepeat } from '../repeats/setRepeat.ts';
import { attachReport } from '../reports/attachReport.ts';
import { enterValues } from '../reports/enterValues.ts';
import { releaseFile } from '../reports/releaseFile.ts';
import { releaseValues } from '../reports/releaseValues.ts';
import { reportInScope } from '../reports/values.repository.ts';
import { indianDate } from '../slots/times.ts';
import { everything } from '../staffScope.ts';
import { demoOrders } from './demoOrders.ts';
import type { DemoOrder, DemoStep } from './demoOrders.ts';
import { demoParameters } from './parameters.ts';
import { samplePdf } from './samplePdf.ts';
import { withoutSending } from './withoutSending.ts';

const hour = 3600_000;
/** Slots further back than this are created here, as the regular ones do not go back that far. */
const earlier = 30 * 24 * hour;
/** The actor of the staff's work on the demo's orders. */
const demoOffice = { id: null, email: 'demo', role: 'owner' } as const;

/** A slot before the demo's first regular ones, which nobody can book any more. */
async function earlierSlot(db: Db, lab: string, startsAt: Date) {
  const date = indianDate(startsAt);
  const id = `${lab}-${date.replaceAll('-', '')}-0730`;
  const slot = { id, lab_id: lab, starts_at: new Date(`${date}T07:30:00+05:30`), date };
  await db
    .insertInto('slots')
    .values({ ...slot, capacity: 1 })
    .onConflict((on) => on.doNothing())
    .execute();
  return slot;
}

/**
 * The order's slot: the first one after, or the last one before, the moment that is `slotIn` hours
 * from now.
 */
async function slotOf(db: Db, { lab, slotIn }: DemoOrder, now: Date) {
  const moment = new Date(now.getTime() + slotIn * hour);
  if (moment.getTime() < now.getTime() - earlier) return earlierSlot(db, lab, moment);
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

/** The report of a demo order: its values, or a page that says it is a demo. */
async function report(deps: Deps, id: string, { test, lab, values }: DemoOrder): Promise<void> {
  if (values) {
    const parameters = demoParameters[test] ?? [];
    const typed = parameters.map(({ parameter }, index) => ({
      parameter,
      value: String(values[index]),
    }));
    const entered = { values: typed, given: [] };
    const valuesId = await enterValues(deps, id, entered, demoOffice, everything);
    return releaseValues(deps, id, { valuesId }, demoOffice, everything);
  }
  const file = await attachReport(
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
  const { patient } = (await reportInScope(deps.db, id, everything))!;
  const read = { patient: patient.name, gender: patient.gender };
  return releaseFile(deps, { ...file, read }, demoOffice, everything);
}

/** Pays at the sandbox as a person would, and applies the payment to the order. */
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
 * Creates the demo customers' orders, once, through the same services as real orders, under a clock
 * that is set to the time of each event. Only with the sandbox, as nobody paid a real provider for
 * them.
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
  const then: Deps = { ...withoutSending(deps), clock: () => moment };
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
  // Ids sort by creation time, so the oldest order is created first.
  for (const { order, at, created, userId, request } of planned.toSorted(
    (a, b) => a.created.getTime() - b.created.getTime(),
  )) {
    moment = created;
    const {
      order: { _id: id },
      isNew,
    } = await createOrder(then, {
      userId,
      sent: request,
      key: `demo ${order.test} ${order.slotIn}`,
    });
    // Another process that started at the same time is taking care of this one.
    if (!isNew) continue;
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
    const { patient, test } = request;
    if (order.repeat) await setRepeat(then, userId, { patient, test, months: order.repeat }, 'en');
  }
  // Demo customers have no use for these messages.
  await db
    .deleteFrom('messages')
    .where(
      'recipient',
      'in',
      demoOrders.flatMap(({ person }) => [person.phone, person.email]),
    )
    .execute();
}
