import type { FastifySchema } from 'fastify';
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { exampleOfFailure, failureKind, FailureOf } from '../failures.ts';
import type { FailureCode } from '../failures.ts';
import { access, codesOf, isDoneOnce, rolesOf } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { IdempotencyHeaders } from '../idempotencyKey.ts';
import { exampleOf } from './exampleOf.ts';

const successes: Record<number, string> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Begun; something has to follow.',
  303: 'Leads on to a page.',
  304: 'Not changed.',
};
const RetryAfter = Type.Integer({ description: 'Seconds until it is worth another try.' });

/** The description of answers with this status, which carry one of the codes. */
function failureAnswer(codes: FailureCode[]) {
  const [status] = codes.map((code) => failureKind(code).status);
  return {
    description: codes.map((code) => failureKind(code).description).join(' '),
    ...((status === 429 || status === 503) && { headers: { 'Retry-After': RetryAfter } }),
    content: {
      'application/json': {
        schema: codes.length === 1 ? FailureOf(codes[0]!) : Type.Union(codes.map(FailureOf)),
        examples: Object.fromEntries(
          codes.map((code) => [
            code,
            { summary: failureKind(code).description, value: exampleOfFailure(code) },
          ]),
        ),
      },
    },
  };
}

/** The description, including the staff's roles that may make the call. */
function describedWithRoles(operation: Operation): string {
  const roles = rolesOf(operation);
  return roles ? `${operation.description} Staff: ${roles.join(', ')}.` : operation.description;
}

const json = (schema: TSchema, where: string) => ({
  'application/json': { schema, example: exampleOf(schema, where) },
});

/** The content by media type; undefined if the status says everything, as for a redirect. */
function sentContent(media: Record<string, TSchema>, where: string) {
  const content = Object.entries(media).flatMap(([type, schema]) =>
    type === 'application/json' ? Object.entries(json(schema, where)) : [[type, { schema }]],
  );
  return content.length === 0
    ? { type: 'null' }
    : { content: Object.fromEntries(content) as object };
}

/** A body by its media type: JSON, or a form that another site's page sends. */
const bodyContent = (schema: TSchema, { operationId, fromOtherSite }: Operation) =>
  fromOtherSite
    ? { 'application/x-www-form-urlencoded': { schema, example: exampleOf(schema, operationId) } }
    : json(schema, operationId);

/**
 * A route's schema for the OpenAPI description: in addition to what Fastify uses, who may make the
 * call, every failure, and examples.
 */
export function describeOperation(method: string, operation: Operation): FastifySchema {
  const { operationId, tags, summary, form, bytes } = operation;
  const {
    body = bytes,
    params,
    querystring,
    requestHeaders,
    response = {},
    sends = {},
  } = operation;
  const keyed = isDoneOnce(method, operation) ? IdempotencyHeaders : undefined;
  const codes = codesOf(method, operation);
  const made = Object.entries(response).map(([status, schema]) => [
    status,
    { description: successes[Number(status)], content: json(schema, operationId) },
  ]);
  const sent = Object.entries(sends).map(([status, media]) => [
    status,
    { description: successes[Number(status)], ...sentContent(media, operationId) },
  ]);
  const byStatus = Map.groupBy(codes, (code) => failureKind(code).status);
  const refused = [...byStatus].map(([status, of]) => [status, failureAnswer(of)]);
  return {
    operationId,
    tags,
    summary,
    description: describedWithRoles(operation),
    security: access[operation.access].security.map((name) => ({ [name]: [] })),
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...((requestHeaders ?? keyed) && { headers: requestHeaders ?? keyed }),
    ...(body && { body: { content: bodyContent(body, operation) } }),
    ...(form && { body: form, consumes: ['multipart/form-data'] }),
    response: Object.fromEntries([...made, ...sent, ...refused]) as Record<string, unknown>,
  };
}
