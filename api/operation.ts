import type { onRequestAsyncHookHandler } from 'fastify';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { FailureCode, failureKinds } from './failures.ts';
import { requireCustomer, requireReader, requireStaff, requireVerified } from './plugins/access.ts';
import { rolesOfCall } from './staffAccess.ts';
import type { StaffCall } from './staffAccess.ts';

/** The groups of calls in the OpenAPI description. */
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

/**
 * Who may make a call: the hook that checks it, the codes it refuses with, the sessions that it
 * accepts.
 */
export const access = {
  everyone: { security: [], refuses: [], hook: undefined },
  customer: { security: ['customer'], refuses: ['UNAUTHENTICATED'], hook: requireCustomer },
  verifiedCustomer: {
    security: ['customer'],
    refuses: ['UNAUTHENTICATED', 'PHONE_UNVERIFIED'],
    hook: requireVerified,
  },
  /** The roles of the staff that staffAccess.ts lists for the call. */
  admin: { security: ['admin'], refuses: ['UNAUTHENTICATED', 'FORBIDDEN'], hook: requireStaff },
  customerOrAdmin: {
    security: ['customer', 'admin'],
    refuses: ['UNAUTHENTICATED', 'FORBIDDEN'],
    hook: requireReader,
  },
  /** The handler checks the signature, as it covers the body's raw bytes. */
  provider: { security: ['provider'], refuses: ['UNAUTHENTICATED'], hook: undefined },
  /** In the same way, for Meta's events about messages. */
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

/** A file's bytes, unchanged. */
export const Bytes = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** A route's schema with everything that the OpenAPI description needs. */
export type Operation = Described & Called & (Serialised | Sent);

/** A call of the staff has a row in staffAccess.ts. */
type Called =
  | { operationId: StaffCall; access: StaffDoor }
  /** The name in generated clients: the same as the gateway's operation if there is one. */
  | { operationId: string; access: Exclude<keyof typeof access, StaffDoor> };

interface Serialised {
  /** Schemas of successful answers by status, which serialise them. */
  response: Record<number, TSchema>;
  sends?: undefined;
}
interface Sent {
  /** Successful answers by status and media type, whose bytes the handler makes. */
  sends: Record<number, Record<string, TSchema>>;
  response?: undefined;
}
interface Described {
  tags: readonly [keyof typeof tags];
  /** A few words. */
  summary: string;
  /** What the call does and what a client needs to know, in sentences. */
  description: string;
  /** Codes that it refuses with, in addition to those of every call of its kind. */
  refuses: readonly (keyof typeof failureKinds)[];
  params?: TSchema;
  querystring?: TSchema;
  body?: TSchema;
  /** The headers that the handler reads, as an object schema. */
  requestHeaders?: TSchema;
  /** A JSON body that the handler takes as raw bytes. */
  bytes?: TSchema;
  /** The fields of a multipart form, which the handler reads. */
  form?: TSchema;
  /**
   * The body is a form that another site's page sends from the customer's browser. This is safe, as
   * cookies that come with it are ignored.
   */
  fromOtherSite?: true;
}

/**
 * The maximum body size for calls without login; the largest real one, 40 steps of a flow, has 15
 * KB.
 */
const strangersBytes = 32 * 1024;

/**
 * The options of a route: its schema, and the hook that checks access. Every route under /api/v1
 * must be made with it; the service does not start with one that is not (plugins/openApi.ts).
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

/** The roles of the staff that may make a call; undefined if it is not a staff call. */
export const rolesOf = (called: Called) =>
  called.access === 'admin' || called.access === 'customerOrAdmin'
    ? rolesOfCall(called.operationId)
    : undefined;

/** Whether a route's schema was made for {@link operation}. */
export const isOperation = (schema: unknown): schema is Operation =>
  typeof schema === 'object' && schema !== null && 'operationId' in schema && 'access' in schema;

/**
 * Calls that are answered anew each time, as they are idempotent by rules of their own:
 * createOrder, actOnVisit and cancelOrder take effect once, the payment calls find the same payment
 * again, and saveBookingDraft stores the same draft.
 */
const answersAnew: ReadonlySet<string> = new Set([
  'createOrder',
  'actOnVisit',
  'cancelOrder',
  'startPayment',
  'verifyPayment',
  'saveBookingDraft',
]);

/**
 * Whether a call is done once per Idempotency-Key: any call by a logged-in person that changes
 * something.
 */
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
      // Requests from other sites' pages may not write, and a body is parsed even where none is
      // expected.
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
