import { isNonNullType, isObjectType } from 'graphql';
import type { TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNullable } from '../../gateway/complete.ts';
import { buildSchema, createGateway } from '../../gateway/gateway.ts';
import { objects } from '../../gateway/generated/contract.ts';
import { ask as askGateway, stubService } from './support/stubService.ts';

const gateway = createGateway({ schema: buildSchema(), production: false });
beforeAll(() => gateway.start());
afterAll(() => gateway.stop());

const service = stubService();
const ask = (query: string, variables?: Record<string, unknown>) =>
  askGateway(gateway, service, query, variables);

const person = 'name relation gender age infantAge';
const test = 'id name nameHindi priceInRupees fasting';
const wholeOrder = `query { order(id: "o1") {
  id number patient { ${person} } test { ${test} } addressId status paymentStatus
  items { id patientId patient { ${person} } test { ${test} } price status refundAmount refundedAt
    reportExpectedAt reportUrl cancellable refundIfCancelled sampleId }
  lab { id name image priceInRupees accreditation { body } demo } slot { date startTime endTime }
  address { houseNo road zipCode cityState } itemTotal discount amount offer { code } refundedAmount
  receiptUrl creditNotes { number } holdExpiresAt holdSecondsLeft holdExtendable assignedAt
  technicianName onTheWayAt collectedAt failedVisit { note } collectionSlot completedAt cancelledAt
  reportExpectedAt reportUrl dueAt overdue refundDelayedSince refundByHandAt customerPhone fastingFrom
  calendarFileUrl googleCalendarUrl rateable rating { stars } instructions instructionReasons
  availableActions events { at }
} }`;

it('what may be null is null, and not empty, where the service says nothing of it', () => {
  const contracts: Record<string, TSchema & { properties?: Record<string, TSchema> }> = objects;
  const filledIn = Object.values(buildSchema().getTypeMap()).flatMap((type) =>
    (isObjectType(type) ? Object.values(type.getFields()) : [])
      .filter((field) => {
        const behind = contracts[type.name]?.properties?.[field.name];
        return (
          behind && !isNonNullType(field.type) && !isNullable(behind) && !('default' in behind)
        );
      })
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(filledIn).toEqual([]);
});

const withoutNulls = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

describe('an order of which the service says only its id', () => {
  it('is complete: words are empty, amounts 0, and the rest is nothing', async () => {
    service.answers({ _id: 'o1' });
    const { data, errors } = await ask(wholeOrder);
    expect(errors).toBeUndefined();
    const patient = { name: '', relation: 'OTHERS', gender: 'OTHERS', age: 0, infantAge: null };
    const test = { id: '', name: '', nameHindi: null, priceInRupees: null, fasting: 'UNKNOWN' };
    const item = { id: 'o1', patient, test, price: 0, status: 'placed', refundAmount: 0 };
    const { items, ...order } = data!.order as Record<string, unknown> & { items: object[] };
    expect(items.map(withoutNulls)).toEqual([
      { ...item, cancellable: false, refundIfCancelled: 0 },
    ]);
    expect(withoutNulls(order)).toEqual({
      id: 'o1',
      number: '',
      patient,
      test,
      lab: { id: '', name: '', image: null, priceInRupees: 0, accreditation: null, demo: false },
      slot: { date: '', startTime: '', endTime: '' },
      address: { houseNo: '', road: '', zipCode: '', cityState: '' },
      status: 'placed',
      paymentStatus: 'PENDING',
      itemTotal: 0,
      discount: 0,
      amount: 0,
      refundedAmount: 0,
      creditNotes: [],
      holdExtendable: false,
      overdue: false,
      rateable: false,
      instructions: [],
      instructionReasons: [],
      availableActions: ['PAY'],
      events: [],
    });
  });
});

describe('an order of which the service does not say what may be done', () => {
  it.each([
    ['PENDING', ['PAY']],
    ['FAILED', ['PAY']],
    ['EXPIRED', []],
    ['of another service', []],
  ])('that is %s can have %j', async (paymentStatus, availableActions) => {
    service.answers({ _id: 'o1', paymentStatus });
    const { data } = await ask('{ order(id: "o1") { availableActions } }');
    expect(data).toEqual({ order: { availableActions } });
  });
});

describe('other things of which the service says next to nothing', () => {
  it('a test and what a customer said have empty words and lists', async () => {
    service.answers({ _id: 'tsh' });
    const lists =
      'inclusions disclaimers features whyBook aliases concerns inclusionsHindi disclaimersHindi featuresHindi whyBookHindi';
    const { data } = await ask(`{ labTest(id: "tsh") { ${lists} } }`);
    expect(data!.labTest).toEqual(Object.fromEntries(lists.split(' ').map((name) => [name, []])));
    service.answers([{ _id: 't1' }]);
    expect((await ask('{ testimonials { id name location message nameHindi } }')).data).toEqual({
      testimonials: [{ id: 't1', name: '', location: '', message: '', nameHindi: null }],
    });
  });

  it('an address that was saved is as it was sent, and a login says nothing', async () => {
    const input = { houseNo: '1', road: 'R', zipCode: '560038', cityState: 'C' };
    service.answers(null);
    const save =
      'mutation($input: AddressInput!) { saveAddress(input: $input) { id houseNo road } }';
    expect((await ask(save, { input })).data).toEqual({
      saveAddress: { id: '', houseNo: '1', road: 'R' },
    });
    const login = 'mutation { signInAdmin(input: { email: "a@b.in", password: "p" }) { message } }';
    expect((await ask(login)).data).toEqual({ signInAdmin: { message: '' } });
  });
});

describe('what the service has nothing of', () => {
  it('is null where one thing is asked for', async () => {
    service.refuses(404, 'There is no such call', 'NOT_FOUND');
    const { data, errors } = await ask(
      '{ banner { title } legalText(name: TERMS) { version } offers { code } packages { id } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ banner: null, legalText: null, offers: [], packages: [] });
  });

  it('is an error where the service itself is broken', async () => {
    service.refuses(500, 'Something went wrong on our side', 'INTERNAL');
    const { errors } = await ask('{ banner { title } offers { code } }');
    expect(errors?.map(({ extensions }) => extensions?.status)).toEqual([500, 500]);
  });
});

describe('a refusal', () => {
  const order = '{ order(id: "o1") { id } }';
  const refusedWith = async (status: number, body: object | string) => {
    service.repliesWith(status, typeof body === 'string' ? body : JSON.stringify(body));
    const [error] = (await ask(order)).errors ?? [];
    return { message: error?.message, ...error?.extensions };
  };
  it("has the service's own reason and values, and none where it names none", async () => {
    const named = { message: 'Gone', code: 'SLOT_TAKEN', reason: 'SLOT_TAKEN', params: { n: 1 } };
    expect(await refusedWith(409, named)).toEqual({ ...named, status: 409 });
    expect(await refusedWith(409, { message: 'Gone' })).toEqual({
      message: 'Gone',
      code: 'BAD_REQUEST',
      status: 409,
    });
  });
  it('is said in our words where the service says nothing that can be read', async () => {
    for (const body of ['', '<html>', {}])
      expect(await refusedWith(422, body)).toEqual({
        message: 'The request is not valid',
        code: 'BAD_REQUEST',
        reason: 'REQUEST_INVALID',
        status: 422,
      });
    expect(await refusedWith(502, '<html>')).toMatchObject({
      code: 'UNAVAILABLE',
      reason: 'SERVICE_UNAVAILABLE',
      status: 502,
    });
  });
});

it('a change of a test names only what is to change', async () => {
  service.answers({ _id: 'tsh' });
  await ask(
    'mutation { changeTest(id: "tsh", version: "v", input: { testName: "TSH", nameHindi: null }) { test { id } } }',
  );
  const [sent] = service.calls.slice(-1);
  expect(JSON.parse(String(sent!.body))).toEqual({ version: 'v', testName: 'TSH' });
  await ask(
    'mutation { changeTest(id: "tsh", version: "v", input: { tat: "1 day" }) { test { id } } }',
  );
  expect(JSON.parse(String(service.calls.at(-1)!.body))).toEqual({ version: 'v', tat: '1 day' });
});

it('what could mean another path is nobody’s id, and is not asked for', async () => {
  const asked = service.calls.length;
  const { errors } = await ask('{ order(id: "..") { id } }');
  expect(errors?.map(({ message }) => message)).toEqual(['There is nothing with this id']);
  expect(service.calls).toHaveLength(asked);
});

it('a query that cannot be read says where', async () => {
  const { errors } = await ask('{ order(id: "o1") { id');
  expect(errors?.map(({ locations }) => locations)).toEqual([[{ line: 1, column: 23 }]]);
});
