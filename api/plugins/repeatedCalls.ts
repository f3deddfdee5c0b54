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

/** A call that has no answer after so long, in milliseconds, ended with its process. */
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
  // A form with a file is read later; its length stands for it.
  const sent = request.headers['content-type']?.startsWith('multipart/')
    ? String(request.headers['content-length'])
    : JSON.stringify(request.body ?? null);
  return {
    identity: { caller, call: schema.operationId, key_hash: hashOf(caller, key) },
    // With the key, which is not stored: what was sent, a password perhaps, cannot be tried out.
    requestHash: hashOf(key, request.url, sent),
    key,
  };
}

/**
 * Does a call that comes with an Idempotency-Key once: who sends it again, because the answer was lost
 * or they pressed twice, gets the answer of the first time, for a day. What was refused did nothing
 * and may be sent again under its key.
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

  // Before the answer leaves, so that it is there for whoever did not get it.
  app.addHook('onSend', async (request, reply, payload) => {
    const call = begun.get(request);
    if (!call) return;
    begun.delete(request);
    // An answer that opens a session is for the browser that asked, once.
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
