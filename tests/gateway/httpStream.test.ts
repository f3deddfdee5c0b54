import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { ADMIN, startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { browserAt } from './support/browser.ts';

let api: TestApi;
let product: Product;
let browser: ReturnType<typeof browserAt>;

beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  product = await startProduct(
    { ...api.config, port: 0 },
    { api: api.app, web: async () => undefined },
  );
  browser = browserAt(product.address);
});
afterAll(async () => {
  await product.close();
  await api.stop();
});

it('a subscription at /graphql names where it belongs, as JSON and as a form', async () => {
  const follow = { query: 'subscription { orderChanged(id: "x") { id } }' };
  await browser.ask('mutation($input: SignInInput!) { signInAdmin(input: $input) { message } }', {
    input: ADMIN,
  });
  const form = new FormData();
  form.append('operations', JSON.stringify(follow));
  form.append('map', '{}');
  const replies = [
    await browser.post('/graphql', follow),
    await browser.send('/graphql', {
      method: 'POST',
      body: form,
      headers: { 'apollo-require-preflight': '1' },
    }),
  ];
  for (const reply of replies) {
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      errors: [
        {
          message: 'Subscriptions are answered at /graphql/stream',
          extensions: { code: 'BAD_REQUEST' },
        },
      ],
    });
  }
});

describe('/graphql/stream', () => {
  it.each([
    ['a question', '{ faq { id } }'],
    ['a change', 'mutation { signOut { message } }'],
    ['what cannot be read', 'subscription {'],
    ['what is too long', `subscription { orderChanged(id: "x") { ${'id '.repeat(3000)} } }`],
  ])('refuses %s', async (_, query) => {
    const reply = await browser.post('/graphql/stream', { query }, { accept: 'text/event-stream' });
    expect(reply.status).toBe(400);
  });

  it.each([
    [
      'a variable of the wrong kind',
      {
        query: 'subscription($id: ID!) { orderChanged(id: $id) { id } }',
        variables: { id: false },
      },
      'BAD_USER_INPUT',
    ],
    [
      'a field that is not there',
      { query: 'subscription { orderChanged(id: "x") { nothing } }' },
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['no document', { variables: {} }, 'BAD_REQUEST'],
    [
      'variables that are a list',
      { query: 'subscription { orderChanged(id: "x") { id } }', variables: [1] },
      'BAD_REQUEST',
    ],
  ])('refuses %s with a code', async (_, body, code) => {
    const reply = await browser.post('/graphql/stream', body, { accept: 'text/event-stream' });
    expect(await reply.text()).toContain(`"extensions":{"code":"${code}"}`);
  });

  it('says who may not follow, and ends', async () => {
    const following = await browserAt(product.address).follow(
      'subscription { orderChanged(id: "x") { id } }',
      {},
    );
    expect(await following.next()).toMatchObject({
      errors: [{ message: 'Please log in', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(await following.next()).toBeUndefined();
  });
});
