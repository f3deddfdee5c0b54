import type { SecondFactorSecretJson } from '../../../api/secondFactor/secondFactor.contract.ts';
import type { StaffSessionJson } from '../../../api/staff/staff.contract.ts';
import type { TestApi } from './api.ts';
import type { Client } from './client.ts';
import { multipart } from './multipart.ts';
import type { Part } from './multipart.ts';
import { adminClient } from './people.ts';
import { setUp, shownCode } from './secondFactor.ts';
import { invite, join, newEmail } from './staff.ts';

/** A call that can be made: by whom, where, with what. */
export interface Ready {
  client: Client;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}
export const form = (path: string, client: Client, parts: Part[]): Ready => ({
  client,
  path,
  ...multipart(parts),
});

/** Those of the staff on each other and on their own accounts. */
export function keyedStaffCalls({ api }: { api: TestApi }): Record<string, () => Promise<Ready>> {
  const owner = async (path: string, body?: unknown): Promise<Ready> => ({
    client: await adminClient(api),
    path,
    body,
  });
  const withFactor = async (path: string): Promise<Ready> => {
    const client = await join(api, 'operations');
    const factor = await setUp(api, client);
    api.clock.advance({ minutes: 1 });
    return {
      client,
      path: `admin/me/second-factor/${path}`,
      body: { password: client.password, otp: factor.code() },
    };
  };

  return {
    'POST admin/staff': () =>
      owner('admin/staff', { name: 'Once', email: newEmail(), staffRole: 'operations' }),
    'PATCH admin/staff/{id}': async () => {
      const { id } = await join(api, 'technician');
      return owner(`admin/staff/${id}`, { staffRole: 'operations' });
    },
    'DELETE admin/staff/{id}': async () => owner(`admin/staff/${(await join(api)).id}`),
    'DELETE admin/staff/invitations/{id}': async () => {
      const email = newEmail();
      const { staff } = await invite(api, email);
      const { _id: id } = staff.invitations.find((invitation) => invitation.email === email)!;
      return owner(`admin/staff/invitations/${id}`);
    },
    'POST admin/me/password': async () => {
      const client = await join(api);
      const body = { password: client.password, newPassword: 'another good long one' };
      return { client, path: 'admin/me/password', body };
    },
    'DELETE admin/me/sessions/{id}': async () => {
      const client = await join(api);
      await api.client().post('users/adminlogin', client);
      const sessions = (await client.get<StaffSessionJson[]>('admin/me/sessions')).body.data;
      const { _id: id } = sessions.find(({ current }) => !current)!;
      return { client, path: `admin/me/sessions/${id}` };
    },
    'POST admin/me/second-factor': async () => {
      const client = await join(api);
      return { client, path: 'admin/me/second-factor', body: { password: client.password } };
    },
    'POST admin/me/second-factor/confirm': async () => {
      const client = await join(api);
      const { body } = await client.post<SecondFactorSecretJson>('admin/me/second-factor', client);
      const otp = shownCode(body.data.secret, api.clock.now());
      return { client, path: 'admin/me/second-factor/confirm', body: { otp } };
    },
    'POST admin/me/second-factor/recovery-codes': () => withFactor('recovery-codes'),
    'POST admin/me/second-factor/remove': () => withFactor('remove'),
  };
}
