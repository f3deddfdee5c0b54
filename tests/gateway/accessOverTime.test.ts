import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { MAY } from '../api/support/accessTable.ts';
import type { Who } from '../api/support/accessTable.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import type { Client } from '../api/support/client.ts';
import {
  adminClient,
  codeFor,
  formerAdministrator,
  signUp,
  verifiedCustomer,
} from '../api/support/people.ts';
import { adminRows } from './operations/admin.rows.ts';
import { bookingRows } from './operations/booking.rows.ts';
import { peopleRows } from './operations/people.rows.ts';
import type { Row } from './operations/row.ts';
import { browserAt } from './support/browser.ts';
import type { GraphQLAnswer } from './support/stubService.ts';

let api: TestApi;
let product: Product;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  product = await startProduct(
    { ...api.config, port: 0 },
    { web: async () => undefined, api: api.app },
  );
});
afterAll(async () => {
  await product.close();
  await api.stop();
});

/** The row of the table of REST that an operation's call has: who may make the one may ask the other. */
function whoMay({ call }: Row): Who | undefined {
  const [path] = call.path.split('?');
  const made = `${call.method} ${path}`;
  const row = Object.keys(MAY).find(
    (known) => known === made || new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(made),
  );
  return row === undefined ? undefined : MAY[row];
}

const isLast = ({ field }: Row) => field === 'deleteAccount';
/**
 * Every operation once, without the doors themselves: logging in answers a wrong password as it
 * answers a guest, and logging out would end what is being tried.
 */
const rows = [...peopleRows, ...bookingRows, ...adminRows]
  .filter(
    (row, index, all) =>
      all.findIndex(({ field }) => field === row.field) === index &&
      !/^sign(In|Out)/.test(row.field),
  )
  // The account is there until all the others were asked.
  .toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));

/** Asks every operation with somebody's cookies, each in a browser of its own. */
async function knock(cookies: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const { field, query, variables = {} } of rows) {
    const browser = browserAt(product.address);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const answer = query.startsWith('subscription')
      ? await browser.follow(query, variables).then((stream) => stream.next().finally(stream.leave))
      : ((await (await browser.post('/graphql', { query, variables })).json()) as GraphQLAnswer);
    const code = answer?.errors?.[0]?.extensions?.code;
    outcomes[field] = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'let in';
  }
  return outcomes;
}
/** A question that has no answer for a guest is answered with null. */
const nullForGuests = new Set(['me', 'admin']);
/** These rows name another customer, whom nobody who is logged in may send a code to. */
const nameAnother = new Set(['sendCode', 'verifyCode']);
const expected = (outcome: Record<Who, string>) =>
  Object.fromEntries(
    rows.map((row) => {
      const may = nullForGuests.has(row.field) ? 'let in' : outcome[whoMay(row)!];
      return [row.field, may === 'let in' && nameAnother.has(row.field) ? 'FORBIDDEN' : may];
    }),
  );

it('every operation makes a call that is in the table of who may make it', () => {
  expect(rows.filter((row) => whoMay(row) === undefined).map(({ field }) => field)).toEqual([]);
});

const refused = 'UNAUTHENTICATED';
describe('every operation, while the session is open, is open to exactly those who may ask it', () => {
  it.each<[who: string, open: () => Promise<Client>, outcome: Record<Who, string>]>([
    [
      'a guest',
      async () => api.client(),
      { everyone: 'let in', customers: refused, administrators: refused, both: refused },
    ],
    [
      'a customer',
      () => verifiedCustomer(api),
      { everyone: 'let in', customers: 'let in', administrators: 'FORBIDDEN', both: 'let in' },
    ],
    [
      'an administrator',
      () => adminClient(api),
      { everyone: 'let in', customers: refused, administrators: 'let in', both: 'let in' },
    ],
  ])('%s', async (_who, open, outcome) => {
    expect(await knock((await open()).cookies)).toEqual(expected(outcome));
  });
});

describe('every operation, once a session has ended, is open to guests alone', () => {
  const endings: Record<string, () => Promise<ReadonlyMap<string, string>>> = {
    'by logging out elsewhere': async () => {
      const client = await verifiedCustomer(api);
      const cookies = new Map(client.cookies);
      await client.post('users/logout');
      return cookies;
    },
    "by the account's password reset": async () => {
      const client = await signUp(api);
      const { email } = client;
      await api.client().post('users/forgotPassword', { email });
      const body = { email, otp: await codeFor(api, email), newPassword: 'a new password' };
      expect((await api.client().post('users/resetPassword', body)).status).toBe(200);
      return client.cookies;
    },
    "by the account's deletion": async () => {
      const client = await signUp(api);
      const cookies = new Map(client.cookies);
      const { password } = client;
      expect((await client.post('users/deleteAccount', { password })).status).toBe(200);
      return cookies;
    },
    'by taking the role away': async () => (await formerAdministrator(api)).cookies,
  };
  it.each(Object.keys(endings))('%s', async (how) => {
    expect(await knock(await endings[how]!())).toEqual(
      expected({
        everyone: 'let in',
        customers: refused,
        administrators: refused,
        both: refused,
      }),
    );
  });
});
