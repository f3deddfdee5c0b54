import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import type { Who } from '../api/support/accessTable.ts';
import { ADMIN, startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import {
  adminClient,
  codeFor,
  formerAdministrator,
  signUp,
  verifiedCustomer,
} from '../api/support/people.ts';
import type { TestCustomer } from '../api/support/people.ts';
import { buildSchema } from '../../gateway/gateway.ts';
import { everyOperation } from './support/everyOperation.ts';
import { browserAt } from './support/browser.ts';
import { MAY_ASK } from './support/operationAccess.ts';
import type { Operation } from './support/operationAccess.ts';
import type { GraphQLAnswer } from './support/stubService.ts';

let api: TestApi;
let product: Product;
/** Somebody who logs in where another session is, or was. */
let somebody: TestCustomer;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  product = await startProduct(
    { ...api.config, port: 0 },
    { web: async () => undefined, api: api.app },
  );
  somebody = await signUp(api);
});
afterAll(async () => {
  await product.close();
  await api.stop();
});

type Cookies = ReadonlyMap<string, string>;
type Browser = ReturnType<typeof browserAt>;

const everyQuery = everyOperation(buildSchema());

const form = { testName: 'T', price: '1', reportTime: '1', tat: '1', description: 'D' };
const lists = { inclusions: 'I', disclaimers: [], features: [], whyBook: [] };
/** How an operation is asked that has no row, or whose row would end what is being tried. */
const special: Partial<Record<Operation, (browser: Browser) => Promise<GraphQLAnswer>>> = {
  addTest: (browser) =>
    browser.upload(
      'mutation($input: TestInput!, $icon: Upload) { addTest(input: $input, icon: $icon) { message } }',
      { input: { ...form, ...lists } },
      'icon',
      new Blob(['no picture']),
      'a.png',
    ),
  uploadReport: (browser) =>
    browser.upload(
      'mutation($id: ID!, $file: Upload!) { uploadReport(orderId: $id, file: $file) { id } }',
      { id: 'o1' },
      'file',
      new Blob(['%PDF-1.4']),
      'report.pdf',
    ),
  importValues: (browser) => sendFile(browser, 'importValues(id: "r1", file: $file) { id }'),
  setLabImage: (browser) => sendFile(browser, 'setLabImage(id: "l1", image: $file) { id }'),
  uploadPicture: (browser) => sendFile(browser, 'uploadPicture(image: $file) { image }'),
  checkCatalogueFile: (browser) => sendFile(browser, 'checkCatalogueFile(file: $file) { added }'),
  importCatalogue: (browser) => sendFile(browser, 'importCatalogue(file: $file) { added }'),
  // A wrong password is answered as a guest is: only a right one shows that the door is open.
  signIn: (browser) =>
    logIn(browser, 'signIn(input: $input) { id }', somebody.email, somebody.password),
  signInAdmin: (browser) =>
    logIn(browser, 'signInAdmin(input: $input) { message }', ADMIN.email, ADMIN.password),
};
const sendFile = (browser: Browser, field: string) =>
  browser.upload(
    `mutation($file: Upload!) { ${field} }`,
    {},
    'file',
    new Blob(['id,price']),
    'tests.csv',
  );
const logIn = (browser: Browser, field: string, email: string, password: string) =>
  answerOf(browser, `mutation($input: SignInInput!) { ${field} }`, { input: { email, password } });
/** These end the session that asks them, so each gets one of its own. */
const ending = new Set<Operation>([
  'signIn',
  'signOut',
  'signInAdmin',
  'signOutAdmin',
  'deleteAccount',
]);
const operations = Object.keys(MAY_ASK) as Operation[];

async function answerOf(
  browser: Browser,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphQLAnswer> {
  return (await (await browser.post('/graphql', { query, variables })).json()) as GraphQLAnswer;
}

async function askedBy(browser: Browser, operation: Operation): Promise<GraphQLAnswer | undefined> {
  const ask = special[operation];
  if (ask) return ask(browser);
  const { query, variables } = everyQuery.find(({ name }) => name === operation)!;
  if (!query.startsWith('subscription')) return answerOf(browser, query, variables);
  const stream = await browser.follow(query, variables);
  return stream.next().finally(stream.leave);
}

/** Asks every operation with somebody's cookies, each in a browser of its own. */
async function knock(open: () => Promise<Cookies>): Promise<Record<string, string>> {
  const shared = await open();
  const outcomes: Record<string, string> = {};
  for (const operation of operations) {
    const browser = browserAt(product.address);
    for (const [name, value] of ending.has(operation) ? await open() : shared)
      browser.cookies.set(name, value);
    const code = (await askedBy(browser, operation))?.errors?.[0]?.extensions?.code;
    outcomes[operation] = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'let in';
  }
  return outcomes;
}
/** A question that has no answer for a guest is answered with null. */
const nullForGuests = new Set<Operation>(['me', 'admin']);
/** These rows name another customer, whom nobody who is logged in may send a code to. */
const nameAnother = new Set<Operation>(['sendCode', 'verifyCode']);
const expected = (outcome: Record<Who, string>) =>
  Object.fromEntries(
    operations.map((operation) => {
      const may = nullForGuests.has(operation) ? 'let in' : outcome[MAY_ASK[operation]];
      return [operation, may === 'let in' && nameAnother.has(operation) ? 'FORBIDDEN' : may];
    }),
  );

const [refused, not] = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;
const guest = {
  everyone: 'let in',
  customers: refused,
  administrators: refused,
  both: refused,
  doctors: refused,
} as const;
// Each asks every operation, some with an account of its own.
const patient = { timeout: 90_000 };
describe(
  'every operation, while the session is open, is open to exactly those who may ask it',
  patient,
  () => {
    it.each<[who: string, open: () => Promise<Cookies>, outcome: Record<Who, string>]>([
      ['a guest', async () => new Map(), guest],
      [
        'a customer',
        async () => (await verifiedCustomer(api)).cookies,
        { ...guest, customers: 'let in', administrators: not, both: 'let in', doctors: not },
      ],
      [
        'an administrator',
        async () => (await adminClient(api)).cookies,
        { ...guest, administrators: 'let in', both: 'let in', doctors: 'FORBIDDEN' },
      ],
    ])('%s', async (_who, open, outcome) => {
      expect(await knock(open)).toEqual(expected(outcome));
    });
  },
);

/** Ways in which a session ends; the cookies of a browser that does not know of it yet. */
const endings: Record<string, () => Promise<Cookies>> = {
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
  "by an administrator's logging out elsewhere": async () => {
    const client = await adminClient(api);
    const cookies = new Map(client.cookies);
    await client.post('admin/logout');
    return cookies;
  },
  'by taking the role away': async () => (await formerAdministrator(api)).cookies,
};

describe('every operation, once a session has ended, is open to guests alone', patient, () => {
  it.each(Object.keys(endings))('%s', async (how) => {
    expect(await knock(endings[how]!)).toEqual(expected(guest));
  });
});

it.each(Object.keys(endings))(
  'whoever logs in where a session ended %s is themselves',
  async (how) => {
    const browser = browserAt(product.address);
    for (const [name, value] of await endings[how]!()) browser.cookies.set(name, value);
    expect(await browser.ask('{ me { id } admin { id } }')).toEqual({ me: null, admin: null });
    await special.signIn!(browser);
    expect(await browser.ask('{ me { id } }')).toEqual({ me: { id: somebody.id } });
  },
);
