import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNamedType, isEnumType, isObjectType, parse, subscribe } from 'graphql';
import type { ExecutionResult, GraphQLOutputType } from 'graphql';
import { createContext } from '../../gateway/context.ts';
import { buildSchema, createGateway } from '../../gateway/gateway.ts';
import { enums } from '../../gateway/generated/contract.ts';
import { describedCalls, filled, pathOf } from './support/describedCalls.ts';
import type { Described } from './support/describedCalls.ts';
import { everyOperation } from './support/everyOperation.ts';
import type { Operation } from './support/everyOperation.ts';
import { ask, asking, stubService } from './support/stubService.ts';
import type { StubService } from './support/stubService.ts';

const schema = buildSchema();
const gateway = createGateway({ schema, production: false });
beforeAll(() => gateway.start());
afterAll(() => gateway.stop());
const operations = everyOperation(schema);
const calls = await describedCalls();

/** The call of an operation that is not named like it, with its id given where it may be missing. */
const otherIds: Record<string, string> = {
  savePatient: 'changePatient',
  saveAddress: 'changeAddress',
  uploadReport: 'uploadItemReport',
  checkCatalogueFile: 'importCatalogue',
  orderPage: 'orders',
  paymentPage: 'payments',
  reportPage: 'reports',
};
const callOf = ({ name }: Operation) => calls.find(({ id }) => id === (otherIds[name] ?? name))!;

async function run(service: StubService, { query, variables }: Operation) {
  if (!query.startsWith('subscription')) return ask(gateway, service, query, variables);
  const events = (await subscribe({
    schema,
    document: parse(query),
    variableValues: variables,
    contextValue: createContext(service.transport, asking, () => undefined),
  })) as AsyncIterableIterator<ExecutionResult>;
  const { value } = (await events.next()) as { value: ExecutionResult };
  await events.return?.();
  return JSON.parse(JSON.stringify(value)) as ExecutionResult;
}

/** An operation that reads all that the service may answer, with the call that it made. */
async function runFilled(operation: Operation) {
  const service = stubService();
  // An event has what the order's own call answers.
  const { data: answer } =
    calls.find(({ id }) => id === 'order' && operation.name === 'orderChanged') ??
    callOf(operation);
  service.answers(filled(answer), 'Done', {}, 'LOGGED_IN');
  const { data, errors } = await run(service, operation);
  expect(errors).toBeUndefined();
  expect(service.calls).toHaveLength(1);
  return { value: data![operation.name], made: service.calls[0]! };
}

/** The values of JSON, or of a form, without those that many fields share. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)
    ? Object.values(value).flatMap(leavesOf)
    : [value instanceof Blob ? 'file' : String(value)];

/** What a body has that its contract does not: fields, and words of an enum. */
function strangersOf(value: unknown, of: Described | undefined, at = ''): string[] {
  const described = of?.anyOf?.find(({ type }) => type !== 'null') ?? of;
  if (Array.isArray(value))
    return value.flatMap((item) => strangersOf(item, described?.items ?? described, at));
  if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    return Object.entries(value).flatMap(([name, field]) => {
      const inner = described?.properties?.[name];
      return inner ? strangersOf(field, inner, `${at}.${name}`) : [`${at}.${name}`];
    });
  return described?.enum && !described.enum.includes(String(value))
    ? [`${at}: ${String(value)}`]
    : [];
}

async function bodyOf({ headers, body }: { headers: Record<string, string>; body?: unknown }) {
  if (typeof body === 'string') return JSON.parse(body) as object;
  if (!body) return {};
  const form = await new Response(new Uint8Array(body as Buffer), { headers }).formData();
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]));
}

describe.each(operations)('$name', (operation) => {
  it('makes the call of its name, with everything that it was given and nothing else', async () => {
    const { made } = await runFilled(operation);
    const call = callOf(operation);
    const [path, query] = made.path.split('?') as [string, string?];
    expect(made.method).toBe(call.method);
    expect(path).toMatch(call.path);
    const asked = Object.fromEntries(new URLSearchParams(query));
    delete asked.dryRun;
    expect(Object.keys(asked).filter((name) => !call.query.includes(name))).toEqual([]);
    const body = await bodyOf(made);
    expect(strangersOf(body, call.body)).toEqual([]);
    const key = made.headers['idempotency-key'];
    const steps = path.split('/').filter((step) => !call.literals.includes(step));
    const sent = [...steps, ...leavesOf(asked), ...leavesOf(body), ...(key ? [key] : [])];
    expect(sent.toSorted()).toEqual(leavesOf(operation.inWords).toSorted());
  });
  it('answers every field with something of the service', async () => {
    const { value } = await runFilled(operation);
    expect(nullsOf(value)).toEqual([]);
  });
});

const nullsOf = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, field]) => nullsOf(field, `${at}.${name}`))
    : value === null || value === ''
      ? [at]
      : [];

it('enums have the words of the contract, in capitals, or the names of its fields', () => {
  const letters = (text: string) => text.replaceAll(/[^a-z]/gi, '').toLowerCase();
  const others = Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      const names = type.getValues();
      expect(names.map(({ value }) => String(value)).toSorted()).toEqual(
        [...enums[type.name as keyof typeof enums].enum].toSorted(),
      );
      return names.filter(({ name, value }) => letters(name) !== letters(String(value)));
    });
  const words = ['OTHERS Other', 'RELATION bookingforWhom', 'DATE_OF_BIRTH DOB'];
  expect(others.map(({ name, value }) => `${name} ${value}`)).toEqual(words);
});

/** What is behind the fields that REST has under another name. */
const otherNames = {
  'AdminUser.phone': 'phoneNumber',
  'Answer.text': 'answer',
  'Lab.amountInRupees': 'amount',
  'Lab.priceInRupees': 'price',
  'LabPrice.labId': 'lab',
  'LabPrice.priceInRupees': 'price',
  'LabPrice.testId': 'test',
  'LabTest.ageFrom': 'age_from',
  'LabTest.ageTo': 'age_to',
  'LabTest.apartFrom': 'apart_from',
  'LabTest.apartMinutes': 'apart_minutes',
  'LabTest.repeatMonths': 'repeat_months',
  'LabTest.fastingHours': 'fasting_hours',
  'LabTest.name': 'testName',
  'LabTest.nameHindi': 'testNameHindi',
  'LabTest.priceInRupees': 'price',
  'LabTest.reportTime': 'report_time',
  'LabTest.whyBook': 'why_book',
  'LabTest.whyBookHindi': 'why_book_hindi',
  'LastBooking.addressId': 'address',
  'LastBooking.labId': 'lab',
  'Message.message': 'data',
  'MissingTest.name': 'testName',
  'MissingTest.nameHindi': 'testNameHindi',
  'Operation.confirmSecondFactor': 'recoveryCodes',
  'Operation.countFlowSteps': 'data',
  'Operation.renewRecoveryCodes': 'recoveryCodes',
  'Order.technicianName': 'name',
  'OrderItem.reportUrl': 'report',
  'OrderLab.priceInRupees': 'price',
  'OrderPage.next': 'nextCursor',
  'OrderTest.name': 'testName',
  'OrderTest.nameHindi': 'testNameHindi',
  'OrderTest.priceInRupees': 'price',
  'Patient.dateOfBirth': 'DOB',
  'PaymentPage.next': 'nextCursor',
  'PaymentRequest.amountInPaise': 'amount',
  'PaymentRequest.providerOrderId': 'razorpayOrderId',
  'PaymentVerdict.orderId': '_id',
  'Place.stateDistrict': 'state_district',
  'PlannedPrice.priceInRupees': 'price',
  'ReportPage.next': 'nextCursor',
  'ResetRequest.email': 'data',
  'User.phone': 'phoneNumber',
};

it('a field has the value of its name in REST, but for these', async () => {
  const behind = new Map<string, string>();
  const collect = (type: GraphQLOutputType, field: string, value: unknown) => {
    const named = getNamedType(type);
    // The offers of an order are another call.
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return value.forEach((item) => collect(type, field, item));
    if (isObjectType(named))
      return Object.entries(named.getFields()).forEach(([name, { type: inner }]) =>
        collect(inner, `${named.name}.${name}`, (value as Record<string, unknown>)[name]),
      );
    // A path is cut where a day is.
    if (field.endsWith('.date')) return undefined;
    const source = String(pathOf(value)).split('.').at(-1)!;
    if (!String(pathOf(value)).startsWith('.')) return undefined;
    return source === field.split('.')[1] || `${field}`.endsWith('.id')
      ? undefined
      : behind.set(field, source);
  };
  for (const operation of operations) {
    const { value } = await runFilled(operation);
    collect(operation.field.type, `Operation.${operation.name}`, value);
  }
  expect(Object.fromEntries(behind)).toEqual(otherNames);
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
    service.answers(sent.path.endsWith('/offers') ? offers : { _id: 'o/1', holdSecondsLeft: 240 });
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
