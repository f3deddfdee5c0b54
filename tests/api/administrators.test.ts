import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOfRole } from '../../api/staffAccess.ts';
import { ADMIN, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { adminClient, signUp } from './support/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('administrators', () => {
  it('log in by their own cookie; data is a text', async () => {
    const client = api.client();
    const answer = await client.post('users/adminlogin', ADMIN);
    expect([answer.status, answer.body], 'clause 7.9').toMatchObject([
      200,
      { message: 'Logged in', data: 'Welcome, Administrator' },
    ]);
    expect([...client.cookies.keys()], 'clause 6.1').toEqual(['assay_admin', 'assay_device']);
    expect((await client.get('admin/me')).body.data).toEqual({
      _id: expect.any(String),
      email: ADMIN.email,
      name: 'Administrator',
      staffRole: 'owner',
      calls: callsOfRole('owner'),
      labs: [],
      staffWithoutLab: 0,
      visitsWithoutTechnician: 0,
    });
    expect((await client.get('users/me')).status).toBe(401);
    await client.post('admin/logout');
    expect((await client.get('admin/me')).status).toBe(401);
  });

  it('are refused with a wrong password, and a customer is no administrator', async () => {
    expect(
      (await api.client().post('users/adminlogin', { ...ADMIN, password: 'not this one' })).status,
    ).toBe(401);
    const customer = await signUp(api);
    expect(
      (
        await api
          .client()
          .post('users/adminlogin', { email: customer.email, password: customer.password })
      ).status,
    ).toBe(401);
    expect((await customer.get('admin/me')).status).toBe(403);
    expect((await (await adminClient(api)).get('users/me')).status).toBe(401);
  });
});

describe('requests from other sites', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }, 200],
    [{}, 200],
  ] as [Record<string, string>, number][])('with %j answer %i', async (headers, status) => {
    const customer = await signUp(api);
    const answer = await customer.call('PATCH', 'users/me', { firstName: 'Mallory' }, headers);
    expect(answer.status).toBe(status);
    expect((await customer.get('users/me', headers)).status).toBe(200);
  });
});
