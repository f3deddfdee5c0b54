import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, subscribe } from 'graphql';
import type { ExecutionResult } from 'graphql';
import { createContext } from '../../gateway/context.ts';
import { buildSchema, createGateway } from '../../gateway/gateway.ts';
import { startApi } from '../api/support/api.ts';
import { everyRow } from './operations/everyRow.ts';
import { ask, asking, stubService } from './support/stubService.ts';
import type { StubService } from './support/stubService.ts';

const rows = everyRow;
const schema = buildSchema();
const gateway = createGateway({ schema, production: false });
beforeAll(() => gateway.start());
afterAll(() => gateway.stop());

/** Those with files go over HTTP, in contract.test.ts. */
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

describe.each(rows)(
  '$field',
  ({ field, query, variables, answer = null, message, call, gives }) => {
    it(`makes ${call.method} ${call.path} and gives the answer in the schema's words`, async () => {
      const service = stubService();
      service.answers(answer, message);
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
