import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditPageJson } from '../../api/admin/auditLog.contract.ts';
import type { StaffJson } from '../../api/staff/staff.contract.ts';
import { resetOwner } from '../../api/staff/resetOwner.ts';
import { ADMIN, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { setUp } from './support/secondFactor.ts';
import { join, logIn, reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
});
afterAll(() => api.stop());

const reset = (email: string) => resetOwner({ db: api.db, clock: api.clock.now }, email);
const accept = (token: string, password: string) =>
  api.client().post('admin/invitation/accept', { token, password });

it('is refused for nobody of the staff, and for who is no owner, of whom nothing changes', async () => {
  await expect(reset('nobody@example.com')).rejects.toThrow(
    'Nobody of the staff has the e-mail nobody@example.com.',
  );
  const other = await join(api, 'lab');
  await expect(reset(other.email)).rejects.toThrow(`${other.email} is no owner but lab: `);
  expect((await other.get('admin/me')).status).toBe(200);
  expect((await logIn(api.client(), other)).status).toBe(200);
});

it('takes the account out of the hands of whoever had it, and gives a link that works once, for three days', async () => {
  const before = Object.assign(api.client(), ADMIN);
  await logIn(before, ADMIN);
  await setUp(api, before);

  const first = await reset(ADMIN.email);
  const { token, hours } = await reset(` ${ADMIN.email.toUpperCase()} `);
  expect((await before.get('admin/me')).status).toBe(401);
  expect((await logIn(api.client(), ADMIN)).status).toBe(401);
  const password = 'three green chairs';
  // The newer link is the one that counts.
  expect((await accept(first.token, password)).status).toBe(404);
  const [taken, again] = [await accept(token, password), await accept(token, password)];
  expect([taken.status, again.status]).toEqual([200, 404]);

  const owner = api.client();
  // Without the second factor that was lost.
  expect(reasonOf(await logIn(owner, { ...ADMIN, password }))).toEqual([200, 'LOGGED_IN']);
  const { items } = (await owner.get<AuditPageJson>('admin/audit?action=owner.reset')).body.data;
  const { members, invitations } = (await owner.get<StaffJson>('admin/staff')).body.data;
  expect([items.length, invitations]).toEqual([2, []]);
  expect(members.map(({ name }) => name)).toContain('Administrator');

  const late = await reset(ADMIN.email);
  api.clock.advance({ hours, seconds: -1 });
  const known = (given: string) => api.client().post('admin/invitation', { token: given });
  expect((await known(late.token)).status).toBe(200);
  api.clock.advance({ seconds: 1 });
  expect((await known(late.token)).status).toBe(404);
  expect((await accept(late.token, password)).status).toBe(404);
});
