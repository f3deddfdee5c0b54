import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { operation } from '../../api/operation.ts';
import { undescribed } from '../../api/plugins/errors.ts';
import { Refusal, badRequest, conflict, forbidden, notFound } from '../../api/refusal.ts';
import { serviceBusy, tooMany, unauthenticated } from '../../api/refusal.ts';
import { bareApp } from './support/bareApp.ts';

/** What a call answers that throws this, with what is logged of it. */
async function thrown(error: unknown) {
  const { app, log } = bareApp();
  app.get('/', () => {
    throw error;
  });
  const { statusCode: status, headers, body } = await app.inject('/');
  const { code, reason, ...more } = JSON.parse(body) as Record<string, unknown>;
  return { status, code, reason, more, retry: headers['retry-after'], log };
}
const withCode = (code: string, message = '', more = {}) =>
  Object.assign(new Error(message), { code, ...more });

describe('a refusal', () => {
  it.each([
    [badRequest('NUL_CHARACTER'), 400, 'BAD_REQUEST', 'NUL_CHARACTER'],
    [unauthenticated(), 401, 'UNAUTHENTICATED', 'LOGIN_REQUIRED'],
    [unauthenticated('SIGNATURE_WRONG'), 401, 'UNAUTHENTICATED', 'SIGNATURE_WRONG'],
    [forbidden('OTHER_SITE'), 403, 'FORBIDDEN', 'OTHER_SITE'],
    [forbidden('PHONE_UNVERIFIED'), 403, 'PHONE_UNVERIFIED', 'PHONE_UNVERIFIED'],
    [notFound('ORDER_NOT_FOUND'), 404, 'NOT_FOUND', 'ORDER_NOT_FOUND'],
    [conflict('ALREADY_EXISTS'), 409, 'CONFLICT', 'ALREADY_EXISTS'],
    [conflict('ALREADY_PAID'), 409, 'ALREADY_PAID', 'ALREADY_PAID'],
    [conflict('HOLD_EXPIRED'), 409, 'HOLD_EXPIRED', 'HOLD_EXPIRED'],
    [conflict('ORDER_CANCELLED'), 409, 'HOLD_EXPIRED', 'ORDER_CANCELLED'],
    [conflict('HOLD_ALREADY_EXTENDED'), 409, 'HOLD_ALREADY_EXTENDED', 'HOLD_ALREADY_EXTENDED'],
    [conflict('SLOT_TAKEN'), 409, 'SLOT_TAKEN', 'SLOT_TAKEN'],
    ...(
      [
        'OFFER_FIRST_ORDER_ONLY',
        'OFFER_GIVES_NO_MORE',
        'OFFER_NOT_RUNNING',
        'OFFER_USED_BEFORE',
        'OFFER_USED_UP',
      ] as const
    ).map((reason) => [conflict(reason), 409, 'OFFER_UNAVAILABLE', reason] as const),
  ] as const)('%s is answered by its status, its code and its reason', async (...row) => {
    const [error, ...expected] = row;
    const { status, code, reason, more, log } = await thrown(error);
    expect([status, code, reason]).toEqual(expected);
    expect(more).toEqual({ message: error.message });
    expect(log).toEqual([]);
  });

  it('carries the values of its sentence, what helps to go on, and when to try again', async () => {
    const params = { lab: 'Kaveri', zipCode: '600020' };
    const uncollected = await thrown(conflict('LAB_NOT_COLLECTING_THERE', params));
    expect(uncollected).toMatchObject({ code: 'LAB_NOT_COLLECTING_THERE', more: { params } });
    expect(uncollected.more.message).toContain('Kaveri');
    expect(uncollected.retry).toBeUndefined();
    const data = { orders: ['1'] };
    const held = await thrown(
      new Refusal(429, 'TOO_MANY_HOLDS', 'TOO_MANY_HOLDS', {
        params: { count: 3 },
        retryAfter: 7.2,
        data,
      }),
    );
    expect(held).toMatchObject({ status: 429, retry: '8', more: { data, params: { count: 3 } } });
    const many = await thrown(tooMany('REQUESTS_TOO_MANY', 60));
    expect(many).toMatchObject({ status: 429, code: 'RATE_LIMITED', retry: '60' });
    expect(many.more).not.toHaveProperty('data');
  });

  it('of a service that is busy is logged, as nobody did anything wrong', async () => {
    const { status, code, reason, retry, log } = await thrown(serviceBusy());
    expect([status, code, reason, retry]).toEqual([503, 'UNAVAILABLE', 'SERVICE_BUSY', '5']);
    expect(log.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'a request could not be served'],
    ]);
  });
});

describe('what goes wrong below', () => {
  it.each<[string, unknown, number, string, string]>([
    ['a database that is away', withCode('ECONNREFUSED'), 503, 'UNAVAILABLE', 'SERVICE_BUSY'],
    ['a text it cannot hold', withCode('22021'), 400, 'BAD_REQUEST', 'VALUE_INVALID'],
    ['what is there already', withCode('23505'), 409, 'CONFLICT', 'ALREADY_EXISTS'],
    ['any other error of it', withCode('42P01'), 500, 'INTERNAL', 'INTERNAL'],
    ['an error of ours', new Error('secret'), 500, 'INTERNAL', 'INTERNAL'],
    ['an error without a status', { message: 'x' }, 500, 'INTERNAL', 'INTERNAL'],
    ...(
      [
        [400, 'BAD_REQUEST', 'REQUEST_INVALID'],
        [401, 'UNAUTHENTICATED', 'LOGIN_REQUIRED'],
        [403, 'FORBIDDEN', 'REQUEST_INVALID'],
        [404, 'NOT_FOUND', 'URL_NOT_FOUND'],
        [409, 'CONFLICT', 'REQUEST_INVALID'],
        [413, 'TOO_LARGE', 'TOO_LARGE'],
        [415, 'UNSUPPORTED_TYPE', 'CONTENT_TYPE_UNKNOWN'],
        [418, 'BAD_REQUEST', 'REQUEST_INVALID'],
        [429, 'RATE_LIMITED', 'REQUESTS_TOO_MANY'],
        [499, 'BAD_REQUEST', 'REQUEST_INVALID'],
      ] as const
    ).map(
      ([status, ...rest]) =>
        [
          `the library's ${status}`,
          Object.assign(new Error('of a library'), { statusCode: status }),
          status,
          ...rest,
        ] as [string, unknown, number, string, string],
    ),
    [
      "the library's 502",
      Object.assign(new Error('of a library'), { statusCode: 502 }),
      500,
      'INTERNAL',
      'INTERNAL',
    ],
  ])('%s', async (_, error, ...expected) => {
    const { status, code, reason } = await thrown(error);
    expect([status, code, reason]).toEqual(expected);
  });

  it('is our own error: it is logged, and none of its details are answered', async () => {
    const { more, log } = await thrown(new Error('a secret'));
    expect(JSON.stringify(more)).not.toContain('secret');
    expect(log).toMatchObject([
      { level: 50, msg: 'a request failed', err: { message: 'a secret' } },
    ]);
  });
});

describe('a refusal that the description of a call does not have', () => {
  const call = (refuses: 'FORBIDDEN'[], method: 'GET' | 'HEAD') => {
    const { app, log } = bareApp();
    app.get(
      '/thing',
      operation({
        operationId: 'thing',
        access: 'everyone',
        tags: ['labs'],
        summary: 'A thing',
        description: 'A thing.',
        refuses,
        response: { 200: Type.Object({}) },
      }),
      () => {
        // A call that only reads has no page of another site to refuse.
        throw forbidden('OTHER_SITE');
      },
    );
    return app.inject({ method, url: '/thing' }).then(({ statusCode }) => ({ statusCode, log }));
  };

  it.each(['GET', 'HEAD'] as const)(
    'of %s is logged, and answered all the same',
    async (method) => {
      const { statusCode, log } = await call([], method);
      expect(statusCode).toBe(403);
      expect(log).toMatchObject([
        {
          level: 50,
          msg: undescribed,
          code: 'FORBIDDEN',
          reason: 'OTHER_SITE',
          route: '/thing',
        },
      ]);
    },
  );

  it.each(['GET', 'HEAD'] as const)('of %s is not logged where it is described', async (method) => {
    expect((await call(['FORBIDDEN'], method)).log).toEqual([]);
  });
});
