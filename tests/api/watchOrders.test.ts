import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchOrders } from '../../api/orders/watchOrders.ts';
import type { ChartStep } from '../../api/orders/watchOrders.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { adminClient } from './support/people.ts';
import { reachSlotDay } from './support/slotDay.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

it("every step of an order's charts is told once, in order, with nothing of the customer", async () => {
  const steps: ChartStep[] = [];
  const leave = watchOrders(api.app.deps, (step) => steps.push(step));
  const { id, pay, verify } = await checkout(api);
  const paid = await pay();
  await verify(paid.body.data);
  await reachSlotDay(api, id);
  const admin = await adminClient(api);
  for (const move of [{ action: 'assign', technician: 'Secret Person' }, { action: 'collect' }])
    expect((await admin.post(`admin/orders/${id}/move`, move)).status).toBeLessThan(300);
  await vi.waitFor(() => expect(steps.at(-1)?.event).toBe('sample.collected'));
  leave();
  const words = (chart: string) =>
    steps.filter((step) => step.chart === chart).map(({ event, value }) => `${event} → ${value}`);
  expect(words('payment').at(0)).toMatch(/^xstate\.init → /);
  expect(words('payment').at(-1)).toBe('payment.captured → SUCCESS');
  expect(words('order').slice(1)).toEqual([
    'technician.assigned → assigned',
    'sample.collected → collection',
  ]);
  expect(JSON.stringify(steps)).not.toContain('Secret Person');
});

it('steps that are read late say what each of them led to', async () => {
  const steps: ChartStep[] = [];
  const late: ((orderId: string) => void)[] = [];
  const leave = watchOrders(
    {
      ...api.app.deps,
      changes: {
        ...api.app.deps.changes,
        subscribe: (_topic, onChange) => {
          late.push(onChange);
          return () => undefined;
        },
      },
    },
    (step) => steps.push(step),
  );
  const { id, pay, verify } = await checkout(api);
  const paid = await pay();
  await verify(paid.body.data);
  const admin = await adminClient(api);
  await admin.post(`admin/orders/${id}/move`, { action: 'assign', technician: 'Asha' });
  for (const read of late) read(id);
  await vi.waitFor(() => expect(steps.at(-1)?.event).toBe('technician.assigned'));
  leave();
  expect(steps.map(({ chart, event, value }) => `${chart}: ${event} → ${value}`)).toEqual([
    'order: xstate.init → placed',
    'payment: xstate.init → PENDING',
    'payment: payment.captured → SUCCESS',
    'order: technician.assigned → assigned',
  ]);
});
