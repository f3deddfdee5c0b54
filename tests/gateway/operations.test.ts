import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNamedType, parse, subscribe } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { createContext } from '../../gateway/context.ts';
import { buildSchema, createGateway } from '../../gateway/gateway.ts';
import { startApi } from '../api/support/api.ts';
import { everyRow } from './operations/everyRow.ts';
import { orderJson } from './operations/samples.ts';
import { collectFilled, fieldsOf } from './support/filledFields.ts';
import { ask, asking, stubService } from './support/stubService.ts';
import type { StubService } from './support/stubService.ts';

const rows = everyRow;
const schema = buildSchema();
const gateway = createGateway({ schema, production: false });
beforeAll(() => gateway.start());
afterAll(() => gateway.stop());

/** Those with files: forms.test.ts. */
const withFiles = [
  'addTest',
  'uploadReport',
  'setLabImage',
  'checkCatalogueFile',
  'importCatalogue',
];

async function subscribeOnce(service: StubService, query: string) {
  const events = (await subscribe({
    schema,
    document: parse(query),
    contextValue: createContext(service.transport, asking, () => undefined),
  })) as AsyncIterableIterator<ExecutionResult>;
  const { value } = (await events.next()) as { value: ExecutionResult };
  await events.return?.();
  return JSON.parse(JSON.stringify(value)) as ExecutionResult;
}

it('every operation of the schema has a row', () => {
  const fields = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap((type) => Object.keys(type!.getFields()));
  expect(
    fields.filter(
      (field) => !withFiles.includes(field) && !rows.some((row) => row.field === field),
    ),
  ).toEqual([]);
});

it('every field of an answer is read in some row with something in it', () => {
  // Read where a file is sent (forms.test.ts), and below.
  const elsewhere = /^(CatalogueImport|OrderOffer)\.|^Order\.(offers|holdSecondsLeft)$/;
  const filled = new Set<string>();
  for (const { field, gives } of rows)
    for (const root of [
      schema.getQueryType(),
      schema.getMutationType(),
      schema.getSubscriptionType(),
    ]) {
      const type = root!.getFields()[field]?.type;
      if (type) collectFilled(getNamedType(type), gives, filled);
    }
  expect(fieldsOf(schema).filter((name) => !filled.has(name) && !elsewhere.test(name))).toEqual([]);
});

it('the offers of an unpaid order are asked for by a call of their own', async () => {
  const offers = [
    { code: 'FIRST60', discount: 60, amount: 740, refusal: null },
    {
      code: 'RUPEES',
      discount: 200,
      amount: 600,
      refusal: { message: 'Not yet', reason: 'OFFER_NOT_BEGUN' },
    },
  ];
  const service = stubService();
  const { call } = service.transport;
  service.transport.call = (sent) => {
    service.answers(
      sent.path.endsWith('/offers') ? offers : { ...orderJson, _id: 'o/1', holdSecondsLeft: 240 },
    );
    return call(sent);
  };
  const query =
    '{ order(id: "o/1") { holdSecondsLeft offers { offer { code } discount amount refusal refusalReason } } }';
  const { data } = await ask(gateway, service, query);
  expect(data?.order).toEqual({
    holdSecondsLeft: 240,
    offers: [
      {
        offer: { code: 'FIRST60' },
        discount: 60,
        amount: 740,
        refusal: null,
        refusalReason: null,
      },
      {
        offer: { code: 'RUPEES' },
        discount: 200,
        amount: 600,
        refusal: 'Not yet',
        refusalReason: 'OFFER_NOT_BEGUN',
      },
    ],
  });
  expect(service.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/order/o%2F1',
    'GET /api/v1/order/o%2F1/offers',
  ]);
});

describe.each(rows)(
  '$field',
  ({ field, query, variables, answer = null, message, reason, call, gives }) => {
    it(`makes ${call.method} ${call.path} and gives the answer in the schema's words`, async () => {
      const service = stubService();
      service.answers(answer, message, {}, reason);
      const result = query.startsWith('subscription')
        ? await subscribeOnce(service, query)
        : await ask(gateway, service, query, variables);
      expect(result).toEqual({ data: { [field]: gives } });
      expect(service.calls).toHaveLength(1);
      const [made] = service.calls;
      expect({
        method: made!.method,
        path: made!.path.replace('/api/v1/', ''),
        body: made!.body && JSON.parse(String(made!.body)),
        key: made!.headers['idempotency-key'],
      }).toEqual({ body: undefined, key: undefined, ...call });
    });
  },
);

it('wrong variables are refused and reach nothing', async () => {
  const service = stubService();
  const query = 'mutation($input: SignInInput!) { signIn(input: $input) { id } }';
  for (const variables of [
    {},
    { input: null },
    { input: { email: 1 } },
    { input: { email: 'a', password: 'b', more: 1 } },
    { input: 'x' },
  ])
    expect((await ask(gateway, service, query, variables)).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  expect(service.calls).toEqual([]);
});

it('every call of the gateway is a route of the service', async () => {
  const api = await startApi();
  const { paths } = (await api.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  await api.stop();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      like: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
  );
  const missing = rows
    .map(({ call }) => ({ ...call, path: `/api/v1/${call.path.split('?')[0]}` }))
    .filter(
      ({ method, path }) =>
        !routes.some((route) => route.method === method && route.like.test(path)),
    );
  expect(missing).toEqual([]);
});
