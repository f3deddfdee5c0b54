import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as newRequest } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { test as base, call, expect, makeCustomer, readOutbox } from './fixtures.ts';
import type { Customer } from './fixtures.ts';
import { moveToToday } from './moveToToday.ts';
import { paidOrder } from './paidOrder.ts';
import { freePort, startOwnProduct } from './startOwnProduct.ts';

const owner = { email: 'owner@example.com', password: 'owner-password' };
const lab = 'kaveri-precision-labs';

/** A technician with two visits of today, one after the other, of one customer. */
export interface TodaysVisits {
  url: string;
  customer: Customer;
  technician: { email: string; password: string };
  owner: typeof owner;
  /** Order ids, in order of time. */
  orders: string[];
}

const read = async <Data>(request: APIRequestContext, path: string): Promise<Data> =>
  ((await (await request.get(`/api/v1/${path}`)).json()) as { data: Data }).data;

/** Somebody of the staff who took the invitation. */
async function technicianOf(url: string, admin: APIRequestContext) {
  const email = `technician${randomInt(1e9)}@example.com`;
  const invited = { name: 'Kiran Gowda', email, staffRole: 'technician' };
  await call(admin, 'admin/staff', invited);
  const token = () =>
    readOutbox().flatMap(({ to, text }) =>
      to === email ? (/\/adminInvitation#([\w-]+)/.exec(text)?.[1] ?? []) : [],
    )[0] ?? '';
  await expect.poll(token).toMatch(/^[\w-]{20,}$/);
  const own = await newRequest.newContext({ baseURL: url });
  const password = 'a long enough word';
  await call(own, 'admin/invitation/accept', { token: token(), password });
  const { _id: id } = await read<{ _id: string }>(own, 'admin/me');
  await own.dispose();
  return { id, email, password };
}

/** Pages of a product of its own in which a technician has visits today. */
export const test = base.extend<object, { visitsOfToday: TodaysVisits }>({
  visitsOfToday: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-day-'));
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const settings = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
      const stopFirst = await startOwnProduct(folder, port, settings);
      const others = process.env.E2E_DATA_DIR;
      process.env.E2E_DATA_DIR = folder;
      const request = await newRequest.newContext({ baseURL: url });
      const customer = await makeCustomer(request);
      const open = await read<{ _id: string }[]>(request, `slot/getslot?labId=${lab}`);
      const slots = open.map(({ _id }) => _id).slice(-2);
      const orders: string[] = [];
      for (const slot of slots) orders.push(await paidOrder(request, { test: 'tsh', lab, slot }));
      await call(request, 'users/adminlogin', owner);
      const { id, ...technician } = await technicianOf(url, request);
      for (const order of orders)
        await call(request, `admin/orders/${order}/move`, { action: 'assign', technicianId: id });
      await request.dispose();
      await stopFirst();
      await moveToToday(folder, orders);
      const stop = await startOwnProduct(folder, port, settings);
      await use({ url, customer, technician, owner, orders });
      process.env.E2E_DATA_DIR = others;
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 420_000 },
  ],
  baseURL: ({ visitsOfToday }, use) => use(visitsOfToday.url),
});
