import type { StaffJson } from '../../../api/staff/staff.contract.ts';
import type { StaffRole } from '../../../api/staffAccess.ts';
import type { TestApi } from './api.ts';
import type { Client } from './client.ts';
import { adminClient, everyLab } from './people.ts';

let count = 0;
/** An e-mail that nobody of the staff has. */
export const newEmail = () => `staff${(count += 1)}@example.com`;

/** Invites somebody and answers the token of the link in the mail. */
export async function invite(
  api: TestApi,
  email: string,
  staffRole: StaffRole = 'operations',
  name = 'Meera Nair',
) {
  const owner = await adminClient(api);
  const sent = await owner.post<StaffJson>('admin/staff', {
    name,
    email,
    staffRole,
    ...(staffRole === 'lab' && { labs: await everyLab(api) }),
  });
  if (sent.status !== 200) throw new Error(`The invitation was not sent: ${sent.text}`);
  const mail = (await api.outbox()).findLast((message) => message.to === email)!;
  return {
    staff: sent.body.data,
    mail,
    token: /\/adminInvitation#([\w-]+)/.exec(mail.text)![1]!,
  };
}

/** Somebody who took an invitation, logged in. */
export async function join(api: TestApi, staffRole: StaffRole = 'operations') {
  const email = newEmail();
  const { token } = await invite(api, email, staffRole);
  const client = api.client();
  const password = 'a long enough word';
  const taken = await client.post('admin/invitation/accept', { token, password });
  if (taken.status !== 200) throw new Error(`The invitation was not taken: ${taken.text}`);
  const { _id: id } = (await client.get<{ _id: string }>('admin/me')).body.data;
  return Object.assign(client, { id, email, password });
}

/** Logs somebody of the staff in. */
export const logIn = (client: Client, { email, password }: { email: string; password: string }) =>
  client.post('users/adminlogin', { email, password });

/** The status of an answer with the name of its sentence. */
export const reasonOf = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { reason?: string }).reason,
];
