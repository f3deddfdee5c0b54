import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { callsOf, MAY } from './support/accessTable.ts';
import { adminClient, signUp } from './support/people.ts';
import { setUp } from './support/secondFactor.ts';
import { logIn, reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false, requireSecondFactor: true });
});
afterAll(() => api.stop());

const open = new Set([
  'GET admin/me',
  'GET admin/me/second-factor',
  'POST admin/me/second-factor',
  'POST admin/me/second-factor/confirm',
]);

describe('an owner without a second factor, where one is required', () => {
  it('is logged in, and can do nothing but set it up', async () => {
    const owner = await adminClient(api);
    const calls = (await callsOf(api)).filter((call) => MAY[call] === 'administrators');
    const refused: string[] = [];
    for (const call of calls) {
      const [method, path] = call.split(' ') as ['GET' | 'POST', string];
      const sent = await owner.call(
        method,
        path.replace(/\{\w+\}/g, 'unknown'),
        method === 'GET' ? undefined : {},
      );
      const [status, reason] = reasonOf(sent);
      if (status === 403 && reason === 'SECOND_FACTOR_REQUIRED') refused.push(call);
    }
    expect(refused).toEqual(calls.filter((call) => !open.has(call)));
    expect((await owner.get<{ calls: string[] }>('admin/me')).body.data.calls).toEqual([
      'admin',
      'ownSecondFactor',
      'beginSecondFactor',
      'confirmSecondFactor',
    ]);
    expect((await owner.get('admin/me/second-factor')).body.data).toMatchObject({
      on: false,
      required: true,
    });
  });

  it('reads nobody’s order by a customer’s session in the same browser', async () => {
    const owner = await adminClient(api);
    const customer = await signUp(api);
    for (const [name, value] of customer.cookies) owner.cookies.set(name, value);
    expect(reasonOf(await owner.get('order/unknown/receipt.pdf'))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
  });

  it('may do everything once it is on, and again has to when it was switched off', async () => {
    const owner = Object.assign(await adminClient(api), ADMIN);
    const factor = await setUp(api, owner);
    expect((await owner.get('admin/staff')).status).toBe(200);
    const invited = await owner.post('admin/staff', {
      name: 'Meera Nair',
      email: 'meera@example.com',
      staffRole: 'operations',
    });
    expect(invited.status).toBe(200);
    await owner.post('admin/me/second-factor/remove', {
      password: ADMIN.password,
      otp: factor.recoveryCodes[0],
    });
    expect(reasonOf(await owner.get('admin/staff'))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await logIn(api.client(), ADMIN)).status).toBe(200);
  });

  it('others of the staff need none', async () => {
    const mail = (await api.outbox()).findLast(({ to }) => to === 'meera@example.com')!;
    const meera = api.client();
    const token = /#([\w-]+)/.exec(mail.text)![1]!;
    await meera.post('admin/invitation/accept', { token, password: 'a long enough word' });
    expect((await meera.get('admin/users')).status).toBe(200);
  });
});
