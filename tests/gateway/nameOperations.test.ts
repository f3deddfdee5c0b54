import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildSchema, createGateway } from '../../gateway/gateway.ts';
import { nameOperations } from '../../gateway/nameOperations.ts';
import { ask, stubService } from './support/stubService.ts';

const named: [name: string, attributes: object][] = [];
const gateway = createGateway({
  schema: buildSchema(),
  production: false,
  plugins: [
    nameOperations({
      observe: () => undefined,
      name: (...span) => void named.push(span),
      headers: () => ({}),
      queried: () => undefined,
      close: async () => undefined,
    }),
  ],
});
beforeAll(() => gateway.start());
beforeEach(() => void named.splice(0));
afterAll(() => gateway.stop());

const type = 'graphql.operation.type';
const name = 'graphql.operation.name';

it.each([
  ['query Family { patients { id } }', 'query Family', { [type]: 'query', [name]: 'Family' }],
  ['{ patients { id } }', 'query', { [type]: 'query' }],
  [
    'mutation Leave { signOut { message } }',
    'mutation Leave',
    { [type]: 'mutation', [name]: 'Leave' },
  ],
])('the span of %s is named %s', async (query, spanName, attributes) => {
  const service = stubService();
  service.answers([]);
  await ask(gateway, service, query);
  expect(named).toEqual([[spanName, attributes]]);
});

it.each(['query Nothing { nothing }', 'query Broken {'])(
  'what is refused before it runs (%s) names nothing',
  async (query) => {
    await ask(gateway, stubService(), query);
    expect(named).toEqual([]);
  },
);
