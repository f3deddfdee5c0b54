import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { readConfig } from '../../server/shared/config.ts';
import { FaqDocument } from '../../web/generated/graphql.ts';
import { buildSchema, createGateway } from '../../gateway/gateway.ts';
import { everyOperation } from './support/everyOperation.ts';
import { ask as askStub, stubService } from './support/stubService.ts';
import { bareAnswers, bareService, callNamed } from './support/bareService.ts';
import { browserAt } from './support/browser.ts';
import type { GraphQLAnswer } from './support/stubService.ts';

let service: Awaited<ReturnType<typeof bareService>>;
let product: Product;
let browser: ReturnType<typeof browserAt>;

beforeAll(async () => {
  service = await bareService();
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), port: 0, apiUrl: service.url };
  product = await startProduct(config, { web: async () => undefined });
  browser = browserAt(product.address);
});
afterAll(async () => {
  await product.close();
  await service.close();
});

/** Each operation, of something new where it may be of something that is there, with its call. */
const operations = everyOperation(buildSchema()).map(({ name, query, variables }) => {
  const { id: _, ...input } = (variables.input ?? {}) as Record<string, unknown>;
  return { name, query, variables: variables.input ? { ...variables, input } : variables };
});
const gateway = createGateway({ schema: buildSchema(), production: false });
const callOf = async ({ query, variables }: (typeof operations)[number]) => {
  const stub = stubService();
  stub.answers({});
  await askStub(gateway, stub, query, variables);
  const [made] = stub.calls;
  return made && callNamed(made.method, made.path.replace('/api/v1/', ''));
};
const calls = new Map<string, string | undefined>();
for (const operation of operations) calls.set(operation.name, await callOf(operation));
const specified = operations.filter(
  ({ name }) => name !== 'addTest' && (calls.get(name) ?? '') in bareAnswers,
);
const named = (wanted: string) => operations.find(({ name }) => name === wanted)!;
const ask = async (query: string, variables?: object) =>
  (await (await browser.post('/graphql', { query, variables })).json()) as GraphQLAnswer;

describe('a service that has the specification’s calls and fields, and nothing more', () => {
  it('is asked for each of its calls', () => {
    expect([...new Set(calls.values())]).toEqual(expect.arrayContaining(Object.keys(bareAnswers)));
  });

  it.each(specified)(
    '$name is answered with every field of the schema',
    async ({ name, query, variables }) => {
      const { data, errors } = await ask(query, variables);
      expect(errors).toBeUndefined();
      expect(data).toHaveProperty(name);
    },
  );

  it('lists that it does not have are empty', async () => {
    const lists = ['patients', 'addresses', 'orders', 'payments', 'reports'];
    const { data, errors } = await ask(`{ ${lists.map((name) => `${name} { id }`).join(' ')} }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual(Object.fromEntries(lists.map((name) => [name, []])));
  });

  it('a test is named by testName or name, and the rest is left to the defaults of its page', async () => {
    const { data } = await ask(
      '{ labTests { id name priceInRupees reportTime whyBook disclaimers inclusions features fasting } }',
    );
    const bare = {
      priceInRupees: null,
      reportTime: null,
      whyBook: [],
      disclaimers: [],
      inclusions: [],
      features: [],
      fasting: 'UNKNOWN',
    };
    expect(data?.labTests).toEqual([
      { id: 'hba1c', name: 'Lipid Profile', ...bare },
      { id: 'x', name: 'TSH', ...bare },
      { id: 'y', name: '', ...bare },
    ]);
  });

  it('an order that is answered by its id is read, with its amount by the rule of the specification', async () => {
    const { query, variables } = named('createOrder');
    const { data } = await ask(query, variables);
    expect(data?.createOrder).toMatchObject({
      id: 'o1',
      test: { name: 'Lipid Profile' },
      slot: { date: '2026-11-23' },
      itemTotal: 649,
      discount: 100,
      amount: 549,
      paymentStatus: 'PENDING',
    });
  });

  it('an offer says why it cannot be taken, or nothing', async () => {
    const held = { _id: 'o2', paymentStatus: 'PENDING', holdSecondsLeft: 60 };
    const priced = { offer: { code: 'FIRST' }, discount: 10, amount: 90 };
    const refusal = { message: 'Not yet', reason: 'OFFER_NOT_BEGUN' };
    service.answers('GET order/{orderId}', { data: held });
    service.answers('GET order/o2/offers', {
      data: [
        { ...priced, refusal: null },
        { ...priced, refusal },
      ],
    });
    const { data } = await ask('{ order(id: "o2") { offers { refusal refusalReason } } }');
    service.answers('GET order/{orderId}', bareAnswers['GET order/{orderId}'] as object);
    expect(data?.order).toEqual({
      offers: [
        { refusal: null, refusalReason: null },
        { refusal: 'Not yet', refusalReason: 'OFFER_NOT_BEGUN' },
      ],
    });
  });

  it('a verdict may be a sentence only', async () => {
    const { query, variables } = named('verifyPayment');
    const { data } = await ask(query, variables);
    expect(data?.verifyPayment).toMatchObject({ status: null, message: 'Payment verified' });
  });

  it.each([
    ['a text', { data: 'Drink water.' }, 'Drink water.'],
    ['an object', { data: { answer: 'Drink water.' } }, 'Drink water.'],
    ['null', { message: 'OK', data: null }, ''],
    ['nothing', { message: 'OK' }, ''],
  ])('an assistant that answers %s', async (_, answer, text) => {
    service.answers('POST rag/ask', answer);
    const { data, errors } = await ask(
      'mutation { ask(question: "?") { text sources { testId } } }',
    );
    expect(errors).toBeUndefined();
    expect(data?.ask).toEqual({ text, sources: [] });
  });
});

it.each([
  ['GET tests/alltests', '{ labTests { id } }'],
  ['GET testimonial/getTestimonial', '{ testimonials { name } }'],
])('%s is asked without cookies, whoever is logged in', async (call, text) => {
  browser.cookies.set('assay_session', 'of-asha');
  expect((await browser.ask(text)).errors).toBeUndefined();
  const { headers } = service.asked.filter((one) => one.call === call).at(-1)!;
  expect([headers.cookie, headers['x-request-id']]).toEqual([undefined, expect.any(String)]);
});

it('the FAQ is asked with the customer’s cookie where there is one', async () => {
  const { hash } = (FaqDocument as { __meta__?: { hash: string } }).__meta__!;
  const sha256Hash = hash.replace('sha256:', '');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const url = `/graphql?${new URLSearchParams({ extensions })}`;
  const faqCookies = () =>
    service.asked
      .filter(({ call }) => call === 'GET faq/getFaq')
      .map(({ headers }) => headers.cookie);
  // A guest's answer is cached for guests only.
  browser.cookies.clear();
  for (const _ of [1, 2]) expect((await browser.send(url)).status).toBe(200);
  const asGuest = faqCookies().length;
  expect(faqCookies().at(-1)).toBeUndefined();
  browser.cookies.set('assay_session', 'of-asha');
  const reply = await browser.send(url);
  expect(reply.headers.get('cache-control')).toContain('private');
  expect(faqCookies().slice(asGuest)).toEqual(['assay_session=of-asha']);
});
