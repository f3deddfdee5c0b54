import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import type { FailureCode, failureKinds } from './failures.ts';
import { adminIfAny, requireAdmin, requireCustomer, requireVerified } from './plugins/access.ts';

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
  content: 'What customers say, and frequent questions.',
  assistant: 'Questions about tests and the service.',
  places: 'Names of places.',
  figures: 'How far visitors come in the flows, without persons.',
  administration: 'For administrators only.',
  sandbox: 'Stands in for the payment provider; not there with a real one.',
} as const;

const requireReader = async (request: FastifyRequest) => {
  if (!(await adminIfAny(request))) await requireCustomer(request);
};

/** Who may make a call: the hook that checks it, what it refuses, the sessions that open it. */
export const access = {
  everyone: { security: [], refuses: [], hook: undefined },
  customer: { security: ['customer'], refuses: ['UNAUTHENTICATED'], hook: requireCustomer },
  verifiedCustomer: {
    security: ['customer'],
    refuses: ['UNAUTHENTICATED', 'PHONE_UNVERIFIED'],
    hook: requireVerified,
  },
  admin: { security: ['admin'], refuses: ['UNAUTHENTICATED', 'FORBIDDEN'], hook: requireAdmin },
  customerOrAdmin: {
    security: ['customer', 'admin'],
    refuses: ['UNAUTHENTICATED'],
    hook: requireReader,
  },
  /** The handler checks the signature: it is over the bytes of the body. */
  provider: { security: ['provider'], refuses: ['UNAUTHENTICATED'], hook: undefined },
} as const satisfies Record<
  string,
  { security: string[]; refuses: FailureCode[]; hook: onRequestAsyncHookHandler | undefined }
>;

/** A file as it is. */
export const Bytes = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** A route's schema with all that the description of the service says of it. */
export type Operation = Described & (Serialised | Sent);

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
  /** What a generated client calls it: as the gateway's operation where there is one. */
  operationId: string;
  access: keyof typeof access;
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
}

/**
 * The options of a route: its schema, and the hook that lets in whom it is for. Every route under
 * /api/v1 is made with it; one without does not start (plugins/openApi.ts).
 */
export function operation<const Of extends Operation>(schema: Of) {
  const { hook } = access[schema.access];
  return { schema, ...(hook && { onRequest: hook }) };
}

/** Whether a route's schema was made for {@link operation}. */
export const isOperation = (schema: unknown): schema is Operation =>
  typeof schema === 'object' && schema !== null && 'operationId' in schema && 'access' in schema;

/** Every code with which a call may be refused. */
export function codesOf(method: string, schema: Operation): FailureCode[] {
  const { params, refuses } = schema;
  return [
    ...new Set<FailureCode>([
      'BAD_REQUEST',
      ...access[schema.access].refuses,
      // Other sites' pages write nothing, and a body is read even where none is asked for.
      ...(method === 'GET' ? [] : (['FORBIDDEN', 'TOO_LARGE', 'UNSUPPORTED_TYPE'] as const)),
      ...(params ? (['NOT_FOUND'] as const) : []),
      ...refuses,
      'INTERNAL',
      'UNAVAILABLE',
    ]),
  ];
}
