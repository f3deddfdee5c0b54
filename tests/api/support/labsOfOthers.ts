import { demoParameters } from '../../../api/demo/parameters.ts';
import { newId } from '../../../api/ids.ts';
import { enterValues } from '../../../api/reports/enterValues.ts';
import { reachOf, staffAccess } from '../../../api/staffAccess.ts';
import type { Reach, StaffCall, StaffRole } from '../../../api/staffAccess.ts';
import { everything } from '../../../api/staffScope.ts';
import { startApi } from './api.ts';
import { doctorOf, withoutDoctors } from './doctors.ts';
import { temporaryAdministrator } from './people.ts';
import { entryOf, pdfForm } from './reportFiles.ts';

const lab = 'kaveri-precision-labs';
export const lipids = {
  correction: 'Measured again',
  values: demoParameters['lipid-profile']!.map(({ parameter }) => ({ parameter, value: '50' })),
};
/** The same as a file. */
export const lipidsFile = [
  'parameter,value,unit',
  ...demoParameters['lipid-profile']!.map(({ parameter, unit }) => `${parameter},50,${unit}`),
].join('\n');

const roleOf: Partial<Record<Reach, StaffRole>> = { ownLabs: 'lab', ownCalls: 'doctor' };
/** The calls that reach a part only, as it is reached by a lab, by a technician or by a doctor. */
export const limited = (reach: Reach) =>
  (Object.keys(staffAccess) as StaffCall[]).filter(
    (call) => reachOf(roleOf[reach] ?? 'technician', call) === reach,
  );

/**
 * A service in which a lab and a technician have orders, and another lab and technician have none:
 * whatever of an order those two are shown is somebody else's.
 */
export async function labsOfOthers() {
  const api = await startApi({ demo: true, rateLimit: false });
  const { db } = api;
  const ofLab = () =>
    db
      .selectFrom('orders')
      .selectAll()
      .where('lab_id', '=', lab)
      .where('payment_status', '=', 'SUCCESS');
  const reported = await ofLab().where('report_file', 'is not', null).executeTakeFirstOrThrow();
  const visit = await db
    .updateTable('orders')
    .set({ lab_id: lab })
    .where('payment_status', '=', 'SUCCESS')
    .where('status', 'in', ['placed', 'assigned'])
    .where('id', '!=', reported.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set({ status: 'examining', completed_at: null })
    .where('id', '=', reported.id)
    .execute();
  // The day of the visit, in the morning.
  api.clock.set(`${visit.booked.slot.date}T01:30:00.000Z`);
  const emptyLab = newId();
  await db
    .insertInto('labs')
    .columns(['id', 'name', 'address', 'report_time'])
    .values({
      id: emptyLab,
      name: 'Empty Lab',
      address: '1 MG Road',
      report_time: '24 hours',
    } as never)
    .execute();
  const technician = await temporaryAdministrator(api, 'technician');
  await db
    .updateTable('orders')
    .set({ status: 'assigned', technician_id: technician.id, on_the_way_at: null })
    .set({ collected_at: null, visit_failed_at: null })
    .where('id', '=', visit.id)
    .execute();
  await withoutDoctors(api);
  const doctor = await doctorOf(api);
  const call = {
    id: newId(),
    report_id: reported.id,
    order_id: reported.id,
    doctor_id: doctor.id,
    starts_at: api.clock.now(),
    state: 'booked' as const,
    language: 'en' as const,
    booked_at: api.clock.now(),
    chosen_at: api.clock.now(),
  };
  await db.insertInto('consultations').values(call).execute();
  const operations = await temporaryAdministrator(api);
  return {
    api,
    call,
    lab,
    reported,
    visit,
    lipids,
    /** Has other values for the report of theirs, a lipid profile, entered by nobody of those below. */
    enter: () =>
      enterValues(
        { db, clock: () => api.clock.now() },
        reported.id,
        { ...lipids, given: [] },
        { id: null, email: 'demo' },
        everything,
      ),
    /** Has another PDF for it uploaded, by nobody of those below. */
    uploadPdf: async () => {
      const { body, headers } = pdfForm('again', 'Measured again');
      await operations.post(`admin/orders/${reported.id}/report`, body, headers);
      return (await entryOf(operations, reported.id)).upload!._id;
    },
    /** Everything that is stored of the orders of theirs. */
    stored: async () => [
      await db
        .selectFrom('orders')
        .selectAll()
        .where('id', 'in', [reported.id, visit.id])
        .orderBy('id')
        .execute(),
      await db.selectFrom('consultations').selectAll().execute(),
    ],
    own: { lab: await temporaryAdministrator(api, 'lab', { labs: [lab] }), technician, doctor },
    other: {
      lab: await temporaryAdministrator(api, 'lab', { labs: [emptyLab] }),
      technician: await temporaryAdministrator(api, 'technician'),
      doctor: await doctorOf(api),
    },
    unbound: await temporaryAdministrator(api, 'lab', { labs: [] }),
  };
}
