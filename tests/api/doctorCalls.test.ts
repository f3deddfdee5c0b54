import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPeople } from '../../api/demo/demoPeople.ts';
import type { Client } from './support/client.ts';
import { consultationWorld, half, tomorrow } from './support/consultationWorld.ts';
import { bookCall, callsOfDoctor, doctorOf, note } from './support/doctors.ts';
import { adminClient } from './support/people.ts';
import { reasonOf } from './support/staff.ts';
import { saveWhole } from './support/saveWhole.ts';
import type { DoctorHoursJson } from '../../api/consultations/doctorCalls.contract.ts';

let world: Awaited<ReturnType<typeof consultationWorld>>;
let given: Awaited<ReturnType<(typeof world)['begin']>>;
beforeAll(async () => {
  world = await consultationWorld();
});
beforeEach(async () => {
  given = await world.begin();
});
afterAll(() => world.api.stop());

describe('a doctor', () => {
  it('sees of their own calls the first name, the report and, on the day, the number; nobody else does', async () => {
    await bookCall(given.owner, given.report, tomorrow);
    const [call] = await callsOfDoctor(given.doctor);
    const path = `doctor/calls/${call!._id}`;
    const [own] = (await world.reportsOf(given.owner)).filter(({ _id }) => _id === given.report);
    expect(call).toMatchObject({ firstName: own!.patientName.split(' ')[0], phoneOpen: false });
    const opened = await given.doctor.get(path);
    expect(opened.body.data).toMatchObject({ values: own!.values });
    expect(opened.text).not.toContain(own!.patientName);
    expect((await given.doctor.get(`${path}/file`)).bytes).toEqual(
      (await given.owner.get(own!.url)).bytes,
    );
    expect(reasonOf(await given.doctor.post(`${path}/phone`))).toEqual([
      403,
      'CALL_PHONE_NOT_TODAY',
    ]);

    const other = await doctorOf(world.api);
    expect(await callsOfDoctor(other)).toEqual([]);
    for (const answer of [
      await other.get(path),
      await other.get(`${path}/file`),
      await other.post(`${path}/phone`),
      await note(other, call!._id, { outcome: 'noAnswer' }),
    ])
      expect(reasonOf(answer)).toEqual([404, 'CALL_NOT_FOUND']);
    for (const answer of [
      await given.doctor.get(own!.url),
      await given.doctor.get('admin/orders'),
      await given.doctor.get(`admin/reports/${given.report}/values`),
    ])
      expect(reasonOf(answer)).toEqual([403, 'ROLE_FORBIDS']);

    world.api.clock.set(tomorrow);
    expect((await given.doctor.post(`${path}/phone`)).body.data).toEqual({
      phone: demoPeople.regular.phone,
    });
    await note(given.doctor, call!._id, { outcome: 'reached', note: 'Well.' });
    expect((await given.doctor.get(path)).status).toBe(200);
    expect((await given.doctor.post(`${path}/phone`)).status).toBe(403);
    world.api.clock.advance({ days: 1 });
    expect(reasonOf(await given.doctor.get(path))).toEqual([404, 'CALL_NOT_FOUND']);
  });

  it('sets hours and days off; calls in the way are named, and go to others or back to their customers', async () => {
    const hours = (sent: object) => saveWhole<DoctorHoursJson>(given.doctor, 'doctor/hours', sent);
    const days = [{ weekday: 6, opens: '10:00', closes: '11:00' }];
    for (const [wrong, reason] of [
      [{ days: [...days, ...days], daysOff: [] }, 'HOURS_OVERLAP'],
      [{ days: [{ ...days[0], closes: '10:10' }], daysOff: [] }, 'CALL_HOURS_TOO_SHORT'],
      [{ days, daysOff: ['2026-02-30'] }, 'DATE_INVALID'],
    ] as const)
      expect(reasonOf(await hours(wrong))).toEqual([400, reason]);
    await bookCall(given.owner, given.report, half);
    const off = { days, daysOff: ['2026-11-21', '2026-01-01'] };
    const refused = await hours(off);
    expect(reasonOf(refused)).toEqual([409, 'CALLS_IN_THE_WAY']);
    expect(refused.body.message).toContain((await callsOfDoctor(given.doctor))[0]!.firstName);
    const other = await doctorOf(world.api);
    expect((await hours({ ...off, handOver: true })).body.data).toMatchObject({
      days,
      daysOff: ['2026-11-21'],
    });
    expect(await callsOfDoctor(given.doctor)).toEqual([]);
    expect(await callsOfDoctor(other)).toMatchObject([{ startsAt: half }]);
    const gone = await saveWhole(other, 'doctor/hours', { days: [], daysOff: [], handOver: true });
    expect(gone.status).toBe(200);
    expect((await given.shown()).standing).toBe('withdrawn');
    const said = (await given.about()).filter(({ channel }) => channel === 'sms');
    expect(said).toHaveLength(3);
  });

  it.each<[string, (admin: Client, id: string) => Promise<{ status: number }>]>([
    ['is removed', (admin, id) => admin.call('DELETE', `admin/staff/${id}`)],
    [
      'gets another role',
      (admin, id) => admin.call('PATCH', `admin/staff/${id}`, { staffRole: 'technician' }),
    ],
  ])('who %s leaves their calls to whoever is free then', async (_, stop) => {
    const admin = await adminClient(world.api);
    await bookCall(given.owner, given.report, half);
    const other = await doctorOf(world.api);
    expect((await stop(admin, given.doctor.id)).status).toBe(200);
    expect(await callsOfDoctor(other)).toMatchObject([{ startsAt: half }]);
    expect((await stop(admin, other.id)).status).toBe(200);
    expect((await given.shown()).standing).toBe('unavailable');
    expect((await given.about()).filter(({ channel }) => channel === 'sms')).toHaveLength(3);
  });
});
