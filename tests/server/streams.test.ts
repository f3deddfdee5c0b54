import { describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import { startApi } from '../api/support/api.ts';
import { codeFor } from '../api/support/people.ts';
import { browserAt } from '../gateway/support/browser.ts';

const web = async () => undefined;
const signIn =
  'mutation { signIn(input: { email: "nandini@example.com", password: "assay-demo-1" }) { id } }';
const follow = 'subscription($id: ID!) { orderChanged(id: $id) { id status } }';

async function start(apart: boolean) {
  const api = await startApi({ demo: true, rateLimit: false });
  const product = apart
    ? await startProduct(
        { ...api.config, port: 0, apiUrl: await api.app.listen({ port: 0, host: '127.0.0.1' }) },
        { web },
      )
    : await startProduct({ ...api.config, port: 0 }, { web, api: api.app });
  const customer = browserAt(product.address);
  await customer.ask(signIn);
  const { orders } = await customer.ask<{ orders: { id: string; status: string }[] }>(
    '{ orders { id status } }',
  );
  const { id } = orders.find(({ status }) => status === 'placed')!;
  return { api, product, customer, id, stop: () => product.close().finally(() => api.stop()) };
}

const endings: [string, (running: Awaited<ReturnType<typeof start>>) => Promise<unknown>][] = [
  ['logs out elsewhere', ({ customer }) => customer.ask('mutation { signOut { message } }')],
  [
    'sets a new password',
    async ({ product, api }) => {
      const email = 'nandini@example.com';
      const elsewhere = browserAt(product.address);
      await elsewhere.ask(
        'mutation($email: String!) { requestPasswordReset(email: $email) { email } }',
        {
          email,
        },
      );
      const input = { email, otp: await codeFor(api, email), newPassword: 'three green chairs' };
      await elsewhere.ask(
        'mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
        { input },
      );
    },
  ],
];

endings.push([
  'deletes the account',
  async ({ customer, api }) => {
    // An account is kept while an order is on its way.
    await api.db.updateTable('orders').set({ status: 'completed' }).execute();
    await customer.ask('mutation { deleteAccount(password: "assay-demo-1") { message } }');
  },
]);

describe.each([
  ['in one process', false],
  ['apart from the service', true],
])('a followed order, %s', (_, apart) => {
  it.each(endings)('is told no more when the customer %s', async (_ending, end) => {
    const running = await start(apart);
    const { product, customer, id, stop } = running;
    const tab = browserAt(product.address);
    for (const [name, value] of customer.cookies) tab.cookies.set(name, value);
    const following = await tab.follow(follow, { id });
    expect(await following.next()).toMatchObject({ data: { orderChanged: { id } } });
    await end(running);
    await expect(following.next()).rejects.toThrow(/terminated|ended without a word/);
    const again = await tab.follow(follow, { id });
    expect(await again.next()).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    await stop();
  });
});

it('a customer has ten open streams and no more', async () => {
  const { customer, id, stop } = await start(false);
  const open = [];
  for (let count = 0; count < 10; count += 1) {
    const following = await customer.follow(follow, { id });
    expect(await following.next()).toMatchObject({ data: { orderChanged: { id } } });
    open.push(following);
  }
  const oneMore = await customer.follow(follow, { id });
  expect(await oneMore.next()).toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED' } }],
  });
  open[0]!.leave();
  await expect
    .poll(async () => (await (await customer.follow(follow, { id })).next())?.errors)
    .toBeUndefined();
  await stop();
});
