import type { onRequestAsyncHookHandler } from 'fastify';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { FailureCode, failureKinds } from './failures.ts';
import { requireCustomer, requireReader, requireStaff, requireVerified } from './plugins/access.ts';
import { rolesOfCall } from './staffAccess.ts';
import type { StaffCall } from './staffAccess.ts';

/** What the calls are grouped by in the description of the service. */
export const tags = {
  users: "A customer's account: sign-up, log-in, one-time codes, personal data.",
  patients: 'Persons for whom a customer books.',
  addresses: "A customer's addresses.",
  catalogue: 'Lab tests with their pictures.',
  labs: 'Labs that offer them.',
  slots: 'Times at which a lab collects.',
  orders: 'Booking a visit, and what becomes of it.',
  payments: 'Paying for an order.',
  reports: 'Finished reports.',
  messages: 'Events of who carries messages to customers.',
  content: 'What customers say, and frequent questions.',
  assistant: 'Questions about tests and the service.',
  places: 'Names of places.',
  figures: 'How far visitors come in the flows, without persons.',
  administration: 'For the staff only; each call says for which roles.',
  sandbox: 'Stands in for the payment provider; not there with a real one.',
} as const;

/** Who may make a call: the hook that checks it, what it refuses, the sessions that open it. */
export const access = {
  everyone: { security: [], refuses: [], hook: undefined },
  customer: { security: ['customer'], refuses: ['UNAUTHENTICATED'], hook: requireCustomer },
  verifiedCustomer: {
    security: ['customer'],
    refuses: ['UNAUTHENTICATED', 'PHONE_UNVERIFIED'],
    hook: requireVerified,
  },
  /** The roles of the staff that staffAccess.ts names for the call. */
  admin: { security: ['admin'], refuses: ['UNAUTHENTICATED', 'FORBIDDEN'], hook: requireStaff },
  customerOrAdmin: {
    security: ['customer', 'admin'],
    refuses: ['UNAUTHENTICATED', 'FORBIDDEN'],
    hook: requireReader,
  },
  /** The handler checks the signature: it is over the bytes of the body. */
  provider: { security: ['provider'], refuses: ['UNAUTHENTICATED'], hook: undefined },
  /** In the same way, of who carries messages. */
  whatsApp: { security: ['whatsApp'], refuses: ['UNAUTHENTICATED'], hook: undefined },
} as const satisfies Record<
  string,
  {
    security: string[];
    refuses: FailureCode[];
    hook: ((call: StaffCall) => onRequestAsyncHookHandler) | onRequestAsyncHookHandler | undefined;
  }
>;
type StaffDoor = 'admin' | 'customerOrAdmin';

/** A file as it is. */
export const Bytes = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** A route's schema with all that the description of the service says of it. */
export type Operation = Described & Called & (Serialised | Sent);

/** A call of the staff has a row in staffAccess.ts. */
type Called =
  | { operationId: StaffCall; access: StaffDoor }
  /** What a generated client calls it: as the gateway's operation where there is one. */
  | { operationId: string; access: Exclude<keyof typeof access, StaffDoor> };

interface Serialised {
  /** Successes by status, serialised by their schemas. */
  response: Record<number, TSchema>;
  sends?: undefined;
}
interface Sent {
  /** Successes by status and media type whose bytes the handler makes. */
  sends: Record<number, Record<string, TSchema>>;
  response?: undefined;
}
interface Described {
  tags: readonly [keyof typeof tags];
  /** A few words. */
  summary: string;
  /** What it does and what a client has to know, in sentences. */
  description: string;
  /** Codes that it refuses with, besides those of every call of its kind. */
  refuses: readonly (keyof typeof failureKinds)[];
  params?: TSchema;
  querystring?: TSchema;
  body?: TSchema;
  /** Headers that the handler reads, as an object of them. */
  requestHeaders?: TSchema;
  /** A JSON body that the handler takes as it came. */
  bytes?: TSchema;
  /** The fields of a multipart form, which the handler reads. */
  form?: TSchema;
  /**
   * The body is a form that the page of another site sends by the customer's browser. Cookies that
   * come with it count for nothing, so it may.
   */
  fromOtherSite?: true;
}

/** Bytes of a body at most where nobody has to be logged in; the largest, 40 steps of a flow, has 15 KB. */
const strangersBytes = 32 * 1024;

/**
 * The options of a route: its schema, and the hook that lets in whom it is for. Every route under
 * /api/v1 is made with it; one without does not start (plugins/openApi.ts).
 */
export function operation<const Of extends Operation>(schema: Of) {
  const hook = hookOf(schema);
  return {
    schema,
    ...(hook && { onRequest: hook }),
    ...(schema.access === 'everyone' && { bodyLimit: strangersBytes }),
  };
}

function hookOf(called: Called): onRequestAsyncHookHandler | undefined {
  if (called.access === 'admin' || called.access === 'customerOrAdmin')
    return access[called.access].hook(called.operationId);
  return access[called.access].hook;
}

/** The roles of the staff that may make a call; undefined where it is none of the staff's. */
export const rolesOf = (called: Called) =>
  called.access === 'admin' || called.access === 'customerOrAdmin'
    ? rolesOfCall(called.operationId)
    : undefined;

/** Whether a route's schema was made for {@link operation}. */
export const isOperation = (schema: unknown): schema is Operation =>
  typeof schema === 'object' && schema !== null && 'operationId' in schema && 'access' in schema;

/**
 * Calls that are answered as things stand now, however often they come: two make one order, one act
 * and one cancellation by rules of their own, two find the same payment again, two store the same draft.
 */
const answersAnew: ReadonlySet<string> = new Set([
  'createOrder',
  'actOnVisit',
  'cancelOrder',
  'startPayment',
  'verifyPayment',
  'saveBookingDraft',
]);

/** Whether a call is done once for an Idempotency-Key: whatever changes something for somebody who is logged in. */
export const isDoneOnce = (method: string, operation: Operation): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  !['everyone', 'provider', 'whatsApp'].includes(operation.access) &&
  !answersAnew.has(operation.operationId);

/** Every code with which a call may be refused. */
export function codesOf(method: string, schema: Operation): FailureCode[] {
  const { params, refuses } = schema;
  return [
    ...new Set<FailureCode>([
      'BAD_REQUEST',
      ...access[schema.access].refuses,
      // Other sites' pages write nothing, and a body is read even where none is asked for.
      ...(method === 'GET' ? [] : (['FORBIDDEN', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] as const)),
      ...(method !== 'GET' && /customer/i.test(schema.access) ? (['CONFLICT'] as const) : []),
      ...(params ? (['NOT_FOUND'] as const) : []),
      ...(isDoneOnce(method, schema) ? (['CONFLICT', 'KEY_REUSED'] as const) : []),
      ...refuses,
      'INTERNAL',
      'UNAVAILABLE',
    ]),
  ];
}
