import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { readConfig } from '../../server/shared/config.ts';
import { FaqDocument } from '../../web/generated/graphql.ts';
import { everyRow } from './operations/everyRow.ts';
import type { Row } from './operations/row.ts';
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

const callOf = ({ call }: Row) => callNamed(call.method, call.path);
const isSpecified = (row: Row) => callOf(row) in bareAnswers;
const rows = everyRow.filter(({ query }) => !query.startsWith('subscription'));
const ask = async (query: string, variables?: object) =>
  (await (await browser.post('/graphql', { query, variables })).json()) as GraphQLAnswer;

/** Operations whose calls are additions to the specification's (docs/product/interface.md). */
const additions = [
  'acceptInvitation',
  'actOnVisit',
  'addLab',
  'addOffer',
  'addresses',
  'admin',
  'adminContent',
  'adminContents',
  'adminCounters',
  'adminLab',
  'adminLabs',
  'adminOffer',
  'adminOffers',
  'adminOrders',
  'adminSettings',
  'adminTests',
  'adminUsers',
  'auditLog',
  'banner',
  'beginSecondFactor',
  'cancelOrder',
  'cancelOrderItem',
  'changeLab',
  'changeOffer',
  'changeOrder',
  'changeOwnPassword',
  'changeStaffRole',
  'changeTest',
  'chooseDefaultAddress',
  'confirmSecondFactor',
  'confirmSignInAdmin',
  'countFlowSteps',
  'deleteAccount',
  'deleteAddress',
  'deletePatient',
  'dropOffer',
  'endOwnSession',
  'extendHold',
  'flowFigures',
  'inviteStaff',
  'labPrices',
  'legalText',
  'moveOrder',
  'offers',
  'orders',
  'ownSecondFactor',
  'ownSessions',
  'packages',
  'patients',
  'payments',
  'place',
  'previewText',
  'publishContent',
  'rateVisit',
  'relatedTests',
  'removeSecondFactor',
  'removeStaff',
  'renewRecoveryCodes',
  'reports',
  'rescheduleForCustomer',
  'rescheduleOrder',
  'saveAdminSettings',
  'saveLabHolidays',
  'saveLabHours',
  'saveLabPrices',
  'serviceability',
  'signOutAdmin',
  'staff',
  'staffInvitation',
  'takeOffer',
  'technicians',
  'updateProfile',
  'visitCounts',
  'visitPhone',
  'visits',
  'withdrawInvitation',
];

describe('a service that has the specification’s calls and fields, and nothing more', () => {
  it('is asked for each of its calls, and what it lacks is listed', () => {
    const asked = rows.map(callOf);
    // Tests are added with files, in uploads.test.ts.
    expect(Object.keys(bareAnswers).filter((call) => !asked.includes(call))).toEqual([
      'POST tests/test',
    ]);
    const specified = new Set(rows.filter(isSpecified).map(({ field }) => field));
    const others = new Set(rows.map(({ field }) => field).filter((field) => !specified.has(field)));
    expect([...others].toSorted()).toEqual(additions);
  });

  it.each(rows.filter(isSpecified))(
    '$field is answered with every field of the schema',
    async ({ field, query, variables }) => {
      const { data, errors } = await ask(query, variables);
      expect(errors).toBeUndefined();
      expect(data).toHaveProperty(field);
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
    const { query, variables } = rows.find(({ field }) => field === 'createOrder')!;
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
    const { query, variables } = rows.find(({ field }) => field === 'verifyPayment')!;
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
