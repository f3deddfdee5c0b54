import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient, signUp } from './support/people.ts';

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  client = await signUp(api);
});
afterAll(() => api.stop());

describe('bad input', () => {
  it.each([
    ['GET', '/api/v1/patient/%E0%A4%A', 400],
    ['GET', `/api/v1/patient/${'x'.repeat(250)}`, 404],
    ['GET', '/api/v1/patient/%00', 400],
    ['TRACE', '/api/v1/patient', 404],
    ['DELETE', '/api/v1/users/me', 404],
  ] as const)('%s %s answers %#', async (method, path, status) => {
    const answer = await client.call(method as 'GET', path);
    expect([answer.status, answer.body.code]).toEqual([
      status,
      status === 400 ? 'BAD_REQUEST' : 'NOT_FOUND',
    ]);
  });

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('of %s in one another without end is refused, not followed down', async (_, open, close) => {
    const answer = await client.post(
      'patient/patientdetails',
      `${open.repeat(30_000)}1${close.repeat(30_000)}`,
      { 'content-type': 'application/json' },
    );
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { message: 'The request is nested too deeply', code: 'BAD_REQUEST' },
    ]);
  });

  it.each(['toString', 'constructor', 'hasOwnProperty'])(
    "with a field named '%s', as every object has, is told of like any other",
    async (field) => {
      const admin = await adminClient(api);
      const answer = await admin.call('PATCH', 'tests/tsh', { [field]: 1 });
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { message: expect.stringMatching(/\w+ is/), code: 'BAD_REQUEST' },
      ]);
    },
  );

  it('with the NUL character in a key or a text is refused', async () => {
    for (const body of [{ name: 'a\0b' }, { 'na\0me': 'a' }, { name: [{ first: '\0' }] }]) {
      const answer = await client.post('patient/patientdetails', body);
      expect([answer.status, answer.body.message]).toEqual([
        400,
        'Texts must not contain the NUL character',
      ]);
    }
  });
});
