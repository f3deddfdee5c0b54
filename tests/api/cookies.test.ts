import { afterEach, describe, expect, it } from 'vitest';
import { ADMIN, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Answer } from './support/client.ts';
import { setUp } from './support/secondFactor.ts';

let api: TestApi;
afterEach(() => api.stop());

const cookiesOf = ({ headers }: Answer<unknown>) =>
  [headers['set-cookie']].flat().map((line) => String(line).replace(/=[\w-]{43};/, '=TOKEN;'));

describe.each([
  ['in development', false, '', ''],
  ['in production', true, '__Host-', ' Secure;'],
])('%s', (_, production, prefix, secure) => {
  const cookie = (name: string, seconds: number) =>
    `${prefix}${name}=TOKEN; Max-Age=${seconds}; Path=/; HttpOnly;${secure} SameSite=Lax`;
  const session = cookie('assay_session', 30 * 24 * 3600);
  const admin = cookie('assay_admin', 12 * 3600);
  const device = cookie('assay_device', 365 * 24 * 3600);
  const begun = cookie('assay_admin_code', 10 * 60);

  it('no script reads a cookie, no other site sends it, and each ends when it should', async () => {
    api = await startApi({ production, rateLimit: false });
    const person = { email: 'asha@example.com', password: 'correct horse' };
    const names = { firstName: 'Asha', lastName: 'Rao' };
    const customer = api.client();
    const signedUp = await customer.post('users/signup', { ...person, ...names });
    expect(cookiesOf(signedUp).toSorted()).toEqual([device, session].toSorted());
    const customerAgain = await api.client().post('users/login', person);
    expect(cookiesOf(customerAgain).toSorted()).toEqual([device, session].toSorted());

    const owner = Object.assign(api.client(), { password: ADMIN.password });
    const byPassword = await owner.post('users/adminlogin', ADMIN);
    expect(cookiesOf(byPassword).toSorted()).toEqual([admin, device].toSorted());
    const { recoveryCodes } = await setUp(api, owner);
    const elsewhere = api.client();
    expect(cookiesOf(await elsewhere.post('users/adminlogin', ADMIN))).toEqual([begun]);
    const byCode = await elsewhere.post('users/adminlogin/code', { otp: recoveryCodes[0] });
    expect(byCode.status).toBe(200);
    const given = cookiesOf(byCode).filter((line) => line.includes('=TOKEN'));
    expect(given.toSorted()).toEqual([admin, device].toSorted());
  });
});
