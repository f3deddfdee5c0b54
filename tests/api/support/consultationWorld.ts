import { demoPassword, demoPeople } from '../../../api/demo/demoPeople.ts';
import type { DemoPerson } from '../../../api/demo/demoPeople.ts';
import type { ReportJson } from '../../../api/reports/reports.contract.ts';
import { startApi } from './api.ts';
import type { Client } from './client.ts';
import { START } from './clock.ts';
import { consultationOf, doctorOf, withoutDoctors } from './doctors.ts';

/** Half past ten, half an hour after START, a quarter of an hour later, and ten on the next morning. */
export const half = '2026-11-21T05:00:00.000Z';
export const quarter = '2026-11-21T05:15:00.000Z';
export const tomorrow = '2026-11-22T04:30:00.000Z';

/** The demo with one doctor, whom each test gets anew, and a customer with reports. */
export async function consultationWorld() {
  const api = await startApi({ demo: true, rateLimit: false });
  const signIn = async ({ email }: DemoPerson) => {
    const client = api.client();
    await client.post('users/login', { email, password: demoPassword });
    return client;
  };
  const reportsOf = async (client: Client) => (await client.get<ReportJson[]>('report')).body.data;
  const everSent = async () => (await api.outbox()).filter(({ kind }) => kind === 'consultation');

  return {
    api,
    signIn,
    reportsOf,
    /** At START, with no call and no other doctor. */
    async begin() {
      api.clock.set(START);
      await withoutDoctors(api);
      await api.db
        .updateTable('admins')
        .set({ removed_at: api.clock.now() })
        .where('role', '=', 'doctor')
        .execute();
      await api.db.deleteFrom('messages').execute();
      const sentBefore = (await everSent()).length;
      const doctor = await doctorOf(api);
      const owner = await signIn(demoPeople.regular);
      const report = (await reportsOf(owner))[0]!._id;
      const path = `report/${report}/consultation`;
      return {
        doctor,
        owner,
        report,
        move: (startsAt: string) => owner.call('PUT', path, { startsAt }),
        cancel: () => owner.call('DELETE', path),
        /** What was sent since the test began. */
        about: async () => (await everSent()).slice(sentBefore),
        shown: () => consultationOf(owner, report),
        remind: () => api.app.jobs.runOnce('remind of calls'),
      };
    },
  };
}
