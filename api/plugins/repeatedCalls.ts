import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { isDoneOnce, isOperation } from '../operation.ts';
import { idempotencyKeyOf } from '../idempotencyKey.ts';
import { conflict, Refusal } from '../refusal.ts';
import { createRepeatedCallRepository } from '../repeatedCalls/repeatedCalls.repository.ts';
import type { CallIdentity } from '../repeatedCalls/repeatedCalls.repository.ts';
import { decrypt, encrypt } from '../secrets/encryption.ts';
import { adminIfAny, customerIfAny } from './access.ts';

/** Milliseconds after which a call without an answer is assumed to have ended with its process. */
const LOST_MS = 60_000;

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

interface KeyedCall {
  identity: CallIdentity;
  requestHash: string;
  key: string;
}

async function keyedCall(request: FastifyRequest): Promise<KeyedCall | undefined> {
  const { schema } = request.routeOptions;
  if (!isOperation(schema) || !isDoneOnce(request.method, schema)) return undefined;
  const key = idempotencyKeyOf(request);
  if (key === undefined) return undefined;
  const admin =
    schema.access === 'customer' || schema.access === 'verifiedCustomer'
      ? undefined
      : await adminIfAny(request);
  const customer = admin ? undefined : await customerIfAny(request);
  const caller = admin ? `staff:${admin.id}` : `customer:${customer!.id}`;
  // A form with a file is only read later, so its length stands for its content.
  const sent = request.headers['content-type']?.startsWith('multipart/')
    ? String(request.headers['content-length'])
    : JSON.stringify(request.body ?? null);
  return {
    identity: { caller, call: schema.operationId, key_hash: hashOf(caller, key) },
    // Hashed with the key, which is not stored, so that the content (perhaps a password) cannot be
    // found by trying.
    requestHash: hashOf(key, request.url, sent),
    key,
  };
}

/**
 * Does a call with an Idempotency-Key once: a client that repeats it, because the answer was lost
 * or somebody pressed twice, gets the first answer again, for a day. A call that was refused has
 * had no effect and may be sent again under its key.
 */
export function repeatedCalls(app: FastifyInstance, { db, clock, log }: Deps): void {
  const calls = createRepeatedCallRepository(db);
  const begun = new WeakMap<FastifyRequest, KeyedCall>();

  app.addHook('preHandler', async (request, reply) => {
    const call = await keyedCall(request);
    if (!call) return;
    const before = await calls.begin(call.identity, call.requestHash, clock());
    if (before === undefined) return void begun.set(request, call);
    if (before.request_hash !== call.requestHash)
      throw new Refusal(422, 'KEY_REUSED', 'IDEMPOTENCY_KEY_USED');
    if (before.status === null || before.answer === null)
      throw conflict(
        clock().getTime() - before.begun_at.getTime() < LOST_MS
          ? 'CALL_IN_PROGRESS'
          : 'CALL_OUTCOME_UNKNOWN',
      );
    return reply
      .code(before.status)
      .type('application/json; charset=utf-8')
      .header('idempotency-replayed', 'true')
      .serializer((text: string) => text)
      .send(decrypt(before.answer, call.key, call.identity.caller) ?? '');
  });

  // Before the answer is sent, so that it is stored even if it does not arrive.
  app.addHook('onSend', async (request, reply, payload) => {
    const call = begun.get(request);
    if (!call) return;
    begun.delete(request);
    // An answer that opens a session is only for the browser that asked.
    const isKept =
      reply.statusCode < 300 && typeof payload === 'string' && !reply.hasHeader('set-cookie');
    try {
      if (isKept)
        await calls.finish(
          call.identity,
          reply.statusCode,
          encrypt(payload, call.key, call.identity.caller),
        );
      else await calls.release(call.identity);
    } catch (error) {
      log.error({ err: error }, 'the answer to a repeated call could not be kept');
    }
  });
}
