import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { checkout } from '../api/support/checkout.ts';
import type { Client } from '../api/support/client.ts';
import {
  adminClient,
  codeFor,
  formerAdministrator,
  temporaryAdministrator,
  verifiedCustomer,
} from '../api/support/people.ts';
import type { TestCustomer } from '../api/support/people.ts';
import type { Subscription } from '../../machines/generated/schema.ts';
import { browserAt } from '../gateway/support/browser.ts';

let api: TestApi;
const products: Record<'in one process' | 'apart from the service', Product | undefined> = {
  'in one process': undefined,
  'apart from the service': undefined,
};
type Where = keyof typeof products;
const both = Object.keys(products) as Where[];
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  const config = { ...api.config, port: 0 };
  const options = { web: async () => undefined };
  const apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  products['apart from the service'] = await startProduct({ ...config, apiUrl }, options);
  products['in one process'] = await startProduct(config, { ...options, api: api.app });
});
afterAll(async () => {
  await products['apart from the service']?.close();
  await products['in one process']?.close();
  await api.stop();
});

/** How each subscription is asked; one of the schema without a row does not compile. */
const subscriptions: Record<keyof Subscription, string> = {
  orderChanged: 'subscription($id: ID!) { orderChanged(id: $id) { id status } }',
};
const names = Object.keys(subscriptions) as (keyof Subscription)[];

/** A browser with somebody's cookies. */
function browserOf(where: Where, ...clients: Client[]) {
  const browser = browserAt(products[where]!.address);
  for (const client of clients)
    for (const [name, value] of client.cookies) browser.cookies.set(name, value);
  return browser;
}

/** A customer with an order of their own. */
async function customerWithOrder() {
  const customer = await verifiedCustomer(api);
  const { id } = await checkout(api);
  await api.db.updateTable('orders').set({ user_id: customer.id }).where('id', '=', id).execute();
  return { customer, id };
}

const endings: Record<string, (customer: TestCustomer) => Promise<{ status: number }>> = {
  'logs out elsewhere': (customer) => customer.post('users/logout', {}),
  'sets a new password': async ({ email }) => {
    const elsewhere = api.client();
    await elsewhere.post('users/forgotPassword', { email });
    const body = { email, otp: await codeFor(api, email), newPassword: 'three green chairs' };
    return elsewhere.post('users/resetPassword', body);
  },
  'deletes the account': (customer) =>
    customer.post('users/deleteAccount', { password: customer.password }),
};

/** Reads to the end; what changed before the session ended may still be on its way. */
async function endOf({ next }: { next(): Promise<unknown> }): Promise<string> {
  try {
    for (;;) if ((await next()) === undefined) return 'completed';
  } catch (error) {
    return (error as Error).message;
  }
}

describe.each(both)('a subscription, %s', (where) => {
  describe.each(names)('%s', (name) => {
    it.each(Object.keys(endings))('ends when the customer %s', async (how) => {
      const { customer, id } = await customerWithOrder();
      const tab = browserOf(where, customer);
      const following = await tab.follow(subscriptions[name], { id });
      expect(await following.next()).toMatchObject({ data: { [name]: { id } } });
      expect((await endings[how]!(customer)).status).toBe(200);
      expect(await endOf(following)).toMatch(/terminated|ended without a word/);
      const again = await tab.follow(subscriptions[name], { id });
      expect(await again.next()).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    });

    it("goes on while the session is open, also when an administrator's role in the same browser is taken away", async () => {
      const { customer, id } = await customerWithOrder();
      const admin = await adminClient(api);
      const administrator = await temporaryAdministrator(api);
      const tab = browserOf(where, customer, administrator);
      const following = await tab.follow(subscriptions[name], { id });
      expect(await following.next()).toMatchObject({ data: { [name]: { status: 'placed' } } });
      await administrator.takeRoleAway();
      await admin.post(`admin/orders/${id}/move`, { action: 'cancel', note: 'by telephone' });
      expect(await following.next()).toMatchObject({ data: { [name]: { status: 'cancelled' } } });
      following.leave();
    });

    it.each<[who: string, open: () => Promise<Client>, code: string]>([
      ['a guest', async () => api.client(), 'UNAUTHENTICATED'],
      ['another customer', () => verifiedCustomer(api), 'NOT_FOUND'],
      ['an administrator', () => adminClient(api), 'UNAUTHENTICATED'],
      ['a former administrator', () => formerAdministrator(api), 'UNAUTHENTICATED'],
    ])('is refused to %s', async (_who, open, code) => {
      const { id } = await customerWithOrder();
      const following = await browserOf(where, await open()).follow(subscriptions[name], { id });
      expect(await following.next()).toMatchObject({ errors: [{ extensions: { code } }] });
    });
  });
});

it('a customer has ten open streams and no more', async () => {
  const { customer, id } = await customerWithOrder();
  const browser = browserOf('in one process', customer);
  const follow = () => browser.follow(subscriptions.orderChanged, { id });
  const open = [];
  for (let count = 0; count < 10; count += 1) {
    const following = await follow();
    expect(await following.next()).toMatchObject({ data: { orderChanged: { id } } });
    open.push(following);
  }
  expect(await (await follow()).next()).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED' } }],
  });
  open[0]!.leave();
  await expect.poll(async () => (await (await follow()).next())?.errors).toBeUndefined();
  for (const { leave } of open) leave();
});
