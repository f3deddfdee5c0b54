import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEnumType } from 'graphql';
import { buildSchema, createGateway } from '../../gateway/gateway.ts';
import { ask, stubService } from './support/stubService.ts';

const schema = buildSchema();
const gateway = createGateway({ schema, production: false });
beforeAll(() => gateway.start());
afterAll(() => gateway.stop());

/** The schema's words, each with the service's. */
const words: Record<string, Record<string, string>> = {
  Relation: {
    MYSELF: 'Myself',
    MOTHER: 'Mother',
    FATHER: 'Father',
    SON: 'son',
    DAUGHTER: 'Daughter',
    OTHERS: 'Other',
  },
  Gender: { MALE: 'male', FEMALE: 'female', OTHERS: 'others' },
  Fasting: { NEEDED: 'needed', NOT_NEEDED: 'not needed', UNKNOWN: 'unknown' },
  Concern: {
    DIABETES: 'diabetes',
    THYROID: 'thyroid',
    HEART: 'heart',
    FEVER: 'fever',
    WOMEN: 'women',
    FULL_BODY: 'full body',
    VITAMINS: 'vitamins',
    LIVER: 'liver',
    KIDNEYS: 'kidneys',
  },
  OrderAction: {
    PAY: 'pay',
    CANCEL: 'cancel',
    RESCHEDULE: 'reschedule',
    ASSIGN: 'assign',
    DEPART: 'depart',
    COLLECT: 'collect',
    FAIL_VISIT: 'failVisit',
    EXAMINE: 'examine',
    COMPLETE: 'complete',
    REJECT_SAMPLE: 'rejectSample',
  },
  PaymentStatus: {
    PENDING: 'PENDING',
    SUCCESS: 'SUCCESS',
    FAILED: 'FAILED',
    EXPIRED: 'EXPIRED',
    REFUND_PENDING: 'REFUND_PENDING',
    REFUNDED: 'REFUNDED',
  },
  OrderSort: {
    VISIT: 'visit',
    PLACED: 'placed',
    PATIENT: 'patient',
    LAB: 'lab',
    STATUS: 'status',
    AMOUNT: 'amount',
  },
  SortDirection: { ASC: 'asc', DESC: 'desc' },
  StaffRole: {
    OWNER: 'owner',
    OPERATIONS: 'operations',
    LAB: 'lab',
    TECHNICIAN: 'technician',
  },
  ContentKind: {
    FAQ: 'faq',
    TESTIMONIALS: 'testimonials',
    BANNER: 'banner',
    TERMS: 'terms',
    PRIVACY: 'privacy',
  },
  LegalTextName: { TERMS: 'terms', PRIVACY: 'privacy' },
  TextBlockKind: {
    HEADING: 'heading',
    SUBHEADING: 'subheading',
    PARAGRAPH: 'paragraph',
    LIST: 'list',
    STEPS: 'steps',
  },
  AccreditationBody: { NABL: 'NABL', CAP: 'CAP' },
  DayPart: { DAY: 'day', MORNING: 'morning', AFTERNOON: 'afternoon' },
  OrderFate: { KEEP: 'keep', MOVE: 'move', CANCEL: 'cancel' },
  VisitActKind: { DEPART: 'depart', COLLECT: 'collect', FAIL_VISIT: 'failVisit' },
  VisitStanding: {
    PLANNED: 'planned',
    ON_THE_WAY: 'onTheWay',
    COLLECTED: 'collected',
    NOT_COLLECTED: 'notCollected',
    CANCELLED: 'cancelled',
  },
  VisitFailure: {
    NOBODY_THERE: 'nobodyThere',
    NOT_FASTING: 'notFasting',
    REFUSED: 'refused',
    OTHER: 'other',
  },
  AfterFailure: { NEW_TIME: 'newTime', CANCEL: 'cancel' },
};

it('every word of the schema is here', () => {
  const inSchema = Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => [type.name, type.getValues().map(({ name }) => name)] as const);
  const here = Object.entries(words).map(([name, of]) => [name, Object.keys(of)]);
  expect(Object.fromEntries(inSchema)).toEqual(Object.fromEntries(here));
});

const pairsOf = (name: string) => Object.entries(words[name]!);
const visits = (field: string) => `{ visits { visits { ${field} } } }`;

/** Where the service says a word: its answer, and what a client reads. */
const said: [name: string, query: string, answer: (word: string) => unknown][] = [
  ['Relation', '{ patients { relation } }', (word) => [{ bookingforWhom: word }]],
  ['Gender', '{ patients { gender } }', (word) => [{ gender: word }]],
  ['Fasting', '{ labTest(id: "x") { fasting } }', (word) => ({ fasting: word })],
  ['Concern', '{ labTest(id: "x") { concerns } }', (word) => ({ concerns: [word] })],
  [
    'OrderAction',
    '{ order(id: "o1") { availableActions } }',
    (word) => ({ availableActions: [word] }),
  ],
  ['PaymentStatus', '{ order(id: "o1") { paymentStatus } }', (word) => ({ paymentStatus: word })],
  ['StaffRole', '{ admin { staffRole } }', (word) => ({ staffRole: word })],
  ['ContentKind', '{ adminContent(kind: FAQ) { kind } }', (word) => ({ kind: word })],
  ['TextBlockKind', '{ previewText(text: "x") { kind } }', (word) => [{ kind: word }]],
  [
    'AccreditationBody',
    '{ labs { accreditation { body } } }',
    (word) => [{ accreditation: { body: word } }],
  ],
  [
    'DayPart',
    '{ adminLab(id: "l1") { holidays { part } } }',
    (word) => ({ holidays: [{ part: word }] }),
  ],
  ['VisitActKind', visits('actions'), (word) => ({ visits: [{ actions: [word] }] })],
  ['VisitStanding', visits('standing'), (word) => ({ visits: [{ standing: word }] })],
  ['VisitFailure', visits('failure'), (word) => ({ visits: [{ failure: word }] })],
  ['AfterFailure', visits('afterFailure'), (word) => ({ visits: [{ afterFailure: word }] })],
];

/** The one word in an answer, however deep. */
const wordIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? wordIn(Object.values(value)[0]) : value;

describe('a word of the service is the schema’s for a client', () => {
  it.each(
    said.flatMap(([name, query, answer]) =>
      pairsOf(name).map((pair) => ({ name, query, answer, pair })),
    ),
  )('$name $pair', async ({ query, answer, pair: [word, sent] }) => {
    const service = stubService();
    service.answers(answer(sent));
    const { data, errors } = await ask(gateway, service, query);
    expect([errors, wordIn(data)]).toEqual([undefined, word]);
  });
});

const patient = (words: string) =>
  `savePatient(input: { name: "N", dateOfBirth: "1957-02-10", ${words} }) { id }`;
const visit = (words: string) => `actOnVisit(act: { key: "k", visitId: "o1", ${words} }) { id }`;
const holidays = (words: string) => `saveLabHolidays(change: { labId: "l1", ${words} }) { id }`;

/** Where a client says a word: the call, and what must stand in its path or body. */
const asked: [name: string, operation: string, inCall: (word: string) => string][] = [
  ['Relation', patient('gender: MALE, relation: $word'), (word) => `"bookingforWhom":"${word}"`],
  ['Gender', patient('gender: $word, relation: SON'), (word) => `"gender":"${word}"`],
  [
    'Fasting',
    'changeTest(id: "x", input: { fasting: $word }) { active }',
    (word) => `"fasting":"${word}"`,
  ],
  [
    'Concern',
    'changeTest(id: "x", input: { concerns: [$word] }) { active }',
    (word) => `"concerns":["${word}"]`,
  ],
  ['OrderSort', 'adminOrders(sort: $word) { next }', (word) => `admin/orders?sort=${word} `],
  [
    'SortDirection',
    'adminOrders(direction: $word) { next }',
    (word) => `admin/orders?direction=${word} `,
  ],
  [
    'StaffRole',
    'changeStaffRole(id: "s1", staffRole: $word) { __typename }',
    (word) => `"staffRole":"${word}"`,
  ],
  ['ContentKind', 'adminContent(kind: $word) { version }', (word) => `admin/content/${word} `],
  ['LegalTextName', 'legalText(name: $word) { version }', (word) => `content/${word} `],
  [
    'DayPart',
    holidays('holidays: [{ date: "2026-12-25", part: $word }], decisions: []'),
    (word) => `"part":"${word}"`,
  ],
  [
    'OrderFate',
    holidays('holidays: [], decisions: [{ orderId: "o1", action: $word }]'),
    (word) => `"action":"${word}"`,
  ],
  ['VisitActKind', visit('act: $word'), (word) => `"act":"${word}"`],
  ['VisitFailure', visit('act: FAIL_VISIT, failure: $word'), (word) => `"failure":"${word}"`],
  ['AfterFailure', visit('act: FAIL_VISIT, next: $word'), (word) => `"next":"${word}"`],
];

async function callWith(name: string, operation: string, word: string) {
  const service = stubService();
  service.answers({ _id: 'o1' });
  const isQuery = /^(adminOrders|adminContent|legalText)/.test(operation);
  const query = `${isQuery ? 'query' : 'mutation'}($word: ${name}!) { ${operation} }`;
  const { errors } = await ask(gateway, service, query, { word });
  const calls = service.calls.map(({ path, body }) => `${path} ${String(body ?? '')}`);
  return { calls, code: errors?.[0]?.extensions?.code };
}

describe('a client’s word is the service’s in the call', () => {
  it.each(
    asked.flatMap(([name, operation, inCall]) =>
      pairsOf(name).map((pair) => ({ name, operation, inCall, pair })),
    ),
  )('$name $pair', async ({ name, operation, inCall, pair: [word, sent] }) => {
    expect((await callWith(name, operation, word)).calls).toEqual([
      expect.stringContaining(inCall(sent)),
    ]);
  });

  it.each(pairsOf('OrderAction'))('%s is moved by administrators', async (word, sent) => {
    const move = 'moveOrder(move: { orderId: "o1", action: $word }) { id }';
    expect(await callWith('OrderAction', move, word)).toEqual({
      calls: [`/api/v1/admin/orders/o1/move {"action":"${sent}"}`],
      code: undefined,
    });
  });
});
