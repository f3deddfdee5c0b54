import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { paramsSchema } from './envelope.ts';
import { OrdersInTheWayData, ordersInTheWayExample } from './labs/ordersInTheWay.contract.ts';
import { sentenceOf } from './reasons/reasons.ts';
import type { Params, Reason } from './reasons/reasons.ts';

/** A kind of failure as clients see it. */
interface FailureKind {
  status: number;
  /** When a call fails like this. */
  description: string;
  /** One of its messages, with parameters. */
  example: { reason: Reason; params?: Params; data?: object };
  /** Data that helps the client to recover. */
  data?: TSchema;
}

const refusedField = Type.Object({
  field: Type.String(),
  message: Type.String(),
  reason: Type.String(),
  params: Type.Optional(paramsSchema),
});
/** An error in a line of a file, or in one of its cells. */
export const faultyCell = Type.Object({
  /** The line's number, from 1; the first one if its cells contain line breaks. */
  line: Type.Integer(),
  column: Type.Union([Type.String(), Type.Null()]),
  message: Type.String(),
  reason: Type.String(),
  params: Type.Optional(paramsSchema),
});

/** Failure codes, which are more specific than the status (docs/product/interface.md#http). */
export const failureKinds = {
  BAD_REQUEST: {
    status: 400,
    description:
      'Malformed, or refused by validation; for a form, `data.fields` lists every refused field.',
    example: { reason: 'FIELD_MISSING', params: { field: 'email' } },
    data: Type.Optional(Type.Object({ fields: Type.Array(refusedField) })),
  },
  FILE_FAULTY: {
    status: 400,
    description: 'Lines of the file are wrong; `data.faults` lists the first 200 errors.',
    example: {
      reason: 'FILE_FAULTY',
      params: { count: 1 },
      data: {
        faults: [
          {
            line: 7,
            column: 'price',
            message: 'The price must be whole rupees, from 1 to 10,00,000',
            reason: 'PRICE_INVALID',
          },
        ],
      },
    },
    data: Type.Object({ faults: Type.Array(faultyCell) }),
  },
  UNAUTHENTICATED: {
    status: 401,
    description: 'There is no session, or the credentials are wrong.',
    example: { reason: 'LOGIN_REQUIRED' },
  },
  FORBIDDEN: {
    status: 403,
    description: "Not for this role, or another account's, or sent by another site's page.",
    example: { reason: 'OTHER_SITE' },
  },
  PHONE_UNVERIFIED: {
    status: 403,
    description: 'The phone has to be verified first.',
    example: { reason: 'PHONE_UNVERIFIED' },
  },
  NOT_FOUND: {
    status: 404,
    description: "Not there, or not the caller's.",
    example: { reason: 'ORDER_NOT_FOUND' },
  },
  CONFLICT: {
    status: 409,
    description: 'Taken, already done, or not possible at this stage.',
    example: { reason: 'ALREADY_EXISTS' },
  },
  SLOT_TAKEN: {
    status: 409,
    description: 'The slot has no free seat any more.',
    example: { reason: 'SLOT_TAKEN' },
  },
  HOLD_EXPIRED: {
    status: 409,
    description: 'The order no longer holds its seat.',
    example: { reason: 'HOLD_EXPIRED' },
  },
  HOLD_ALREADY_EXTENDED: {
    status: 409,
    description: 'The hold has been extended before, which is possible once.',
    example: { reason: 'HOLD_ALREADY_EXTENDED' },
  },
  ALREADY_PAID: {
    status: 409,
    description: 'The order is paid.',
    example: { reason: 'ALREADY_PAID' },
  },
  LAB_NOT_COLLECTING_THERE: {
    status: 409,
    description: 'The lab does not collect at the PIN code of the address.',
    example: {
      reason: 'LAB_NOT_COLLECTING_THERE',
      params: { lab: 'Kaveri Precision Labs', zipCode: '600020' },
    },
  },
  PRICE_CHANGED: {
    status: 409,
    description: 'The amount is not `expectedAmount`; `data` has the new one.',
    example: {
      reason: 'PRICE_CHANGED',
      params: { itemTotal: 700, discount: 100, amount: 600 },
      data: { itemTotal: 700, discount: 100, amount: 600 },
    },
    data: Type.Object({
      itemTotal: Type.Integer(),
      discount: Type.Integer(),
      amount: Type.Integer(),
    }),
  },
  OFFER_UNAVAILABLE: {
    status: 409,
    description: 'The customer may not use this offer, or not for this order.',
    example: { reason: 'OFFER_FIRST_ORDER_ONLY' },
  },
  ORDERS_IN_THE_WAY: {
    status: 409,
    description:
      'Orders lose their slot; the request has to contain a decision for each. `data.slots` are those with a free seat after the change; `problem` says why a decision cannot be carried out.',
    example: {
      reason: 'ORDERS_IN_THE_WAY',
      params: { count: 1 },
      data: ordersInTheWayExample,
    },
    data: OrdersInTheWayData,
  },
  TOO_LARGE: {
    status: 413,
    description: 'The body, or a file in it, is too large.',
    example: { reason: 'TOO_LARGE' },
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    description: 'The content type of the body, or of a file in it, is not supported.',
    example: { reason: 'CONTENT_TYPE_UNKNOWN' },
  },
  KEY_REUSED: {
    status: 422,
    description: 'The Idempotency-Key was used for a request with other content.',
    example: { reason: 'KEY_REUSED' },
  },
  TESTS_UNFIT: {
    status: 422,
    description:
      'A test is not for this person, is part of another one, or needs a sample at another time than another one.',
    example: {
      reason: 'TEST_CONTAINED',
      params: { test: 'TSH', package: 'Thyroid Profile (T3 T4 TSH)' },
    },
  },
  RATE_LIMITED: {
    status: 429,
    description: 'Too many, for now.',
    example: { reason: 'REQUESTS_TOO_MANY' },
  },
  TOO_MANY_HOLDS: {
    status: 429,
    description: 'Too many orders wait for payment; `data.orders` are those of the customer.',
    example: {
      reason: 'TOO_MANY_HOLDS',
      params: { count: 3 },
      data: { oldest: '01k9vq6x3mb8s0t5e7r2y4w1zc', orders: ['01k9vq6x3mb8s0t5e7r2y4w1zc'] },
    },
    data: Type.Object({
      oldest: Type.Union([Type.String(), Type.Null()]),
      orders: Type.Array(Type.String()),
    }),
  },
  INTERNAL: {
    status: 500,
    description: 'Our own error; the log has its details.',
    example: { reason: 'INTERNAL' },
  },
  UNAVAILABLE: {
    status: 503,
    description: 'Busy, or a required service is unavailable.',
    example: { reason: 'SERVICE_BUSY' },
  },
} as const satisfies Record<string, FailureKind>;

export type FailureCode = keyof typeof failureKinds;

export const failureKind = (code: FailureCode): FailureKind => failureKinds[code];

/** 'SLOT_TAKEN' → 'SlotTaken', the name of its schema. */
const titleOf = (code: FailureCode) =>
  code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An example answer with this code. */
export const exampleOfFailure = (code: FailureCode) => {
  const { reason, params, data } = failureKind(code).example;
  const message = sentenceOf(reason, params);
  return { message, code, reason, ...(params && { params }), ...(data && { data }) };
};

/** The schema of a failure with that code. */
export function FailureOf(code: FailureCode): TSchema {
  const { description, data } = failureKind(code);
  return Type.Object(
    {
      message: Type.String({ description: 'For people, in English.' }),
      code: Type.Literal(code),
      reason: Type.String({ description: 'The code of the message, independent of language.' }),
      params: Type.Optional(paramsSchema),
      ...(data && { data }),
    },
    { title: titleOf(code), description, examples: [exampleOfFailure(code)] },
  );
}
