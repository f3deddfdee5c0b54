import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callMinutes, mostMissed } from '../../api/consultations/consultations.rules.ts';
import { demoPassword, demoPeople } from '../../api/demo/demoPeople.ts';
import type { DemoPerson } from '../../api/demo/demoPeople.ts';
import type { ReportJson } from '../../api/reports/reports.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { START } from './support/clock.ts';
import { bookCall, callsOfDoctor, consultationOf, doctorOf, note } from './support/doctors.ts';
import { withoutDoctors } from './support/doctors.ts';
import { adminClient } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

let api: TestApi;
let owner: Client;
let report: string;
let sentBefore = 0;
let doctor: Awaited<ReturnType<typeof doctorOf>>;
/** Half past ten, half an hour after START. */
const half = '2026-11-21T05:00:00.000Z';
const quarter = '2026-11-21T05:15:00.000Z';
const tomorrow = '2026-11-22T04:30:00.000Z';

const signIn = async ({ email }: DemoPerson) => {
  const client = api.client();
  expect((await client.post('users/login', { email, password: demoPassword })).status).toBe(200);
  return client;
};
const reportsOf = async (client: Client) => (await client.get<ReportJson[]>('report')).body.data;
const move = (startsAt: string) => owner.call('PUT', `report/${report}/consultation`, { startsAt });
const cancel = () => owner.call('DELETE', `report/${report}/consultation`);
const everSent = async () => (await api.outbox()).filter(({ kind }) => kind === 'consultation');
/** What was sent since the test began. */
const about = async () => (await everSent()).slice(sentBefore);
const shown = () => consultationOf(owner, report);
const remind = () => api.app.jobs.runOnce('remind of calls');

beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.clock.set(START);
  await withoutDoctors(api);
  await api.db
    .updateTable('admins')
    .set({ removed_at: api.clock.now() })
    .where('role', '=', 'doctor')
    .execute();
  await api.db.deleteFrom('messages').execute();
  sentBefore = (await everSent()).length;
  doctor = await doctorOf(api);
  owner = await signIn(demoPeople.regular);
  [report] = (await reportsOf(owner)).map(({ _id }) => _id) as [string];
});

describe('a call about a report', () => {
  it('has the free quarters of seven days, half an hour ahead, and says so where nobody calls', async () => {
    const { standing, times, phone, minutes } = await shown();
    expect([standing, minutes, times[0], times[1], times.at(-1)]).toEqual([
      'open',
      callMinutes,
      half,
      quarter,
      '2026-11-27T05:15:00.000Z',
    ]);
    expect(times).toHaveLength(2 + 6 * 4);
    expect(phone).toBe(`••••••${demoPeople.regular.phone.slice(-4)}`);
    await withoutDoctors(api);
    expect(await shown()).toMatchObject({ standing: 'unavailable', times: [], call: null });
    expect(reasonOf(await bookCall(owner, report, half))).toEqual([409, 'DOCTORS_NONE']);
  });

  it('is booked once, confirmed by mail and SMS with the address of the report, and gone from the times', async () => {
    const answer = await bookCall(owner, report, quarter, { language: 'hi' });
    expect([answer.status, answer.body.message]).toEqual([201, 'Your call is booked']);
    const again = await bookCall(owner, report, quarter);
    expect([again.status, again.body.data]).toEqual([201, answer.body.data]);
    const { standing, call, times } = await shown();
    expect([standing, call]).toMatchObject([
      'booked',
      { doctorName: 'Former', startsAt: quarter, language: 'hi', changeable: true, note: null },
    ]);
    expect(times).not.toContain(quarter);
    const sent = await about();
    expect(sent.map(({ channel, to }) => [channel, to])).toEqual([
      ['sms', demoPeople.regular.phone],
      ['email', demoPeople.regular.email],
    ]);
    for (const { text } of sent) expect(text).toContain(`/reports/${report}`);
    expect(reasonOf(await bookCall(owner, report, tomorrow))).toEqual([409, 'CALL_EXISTS']);
  });

  it.each([
    ['that is taken', quarter, 409, 'CALL_TIME_TAKEN', true],
    ['that is too near', '2026-11-21T04:45:00.000Z', 409, 'CALL_TIME_CLOSED', false],
    ['that is over', '2026-11-20T05:00:00.000Z', 409, 'CALL_TIME_CLOSED', false],
    ['in the second week', '2026-11-28T05:00:00.000Z', 409, 'CALL_TIME_CLOSED', false],
    ['outside of the hours', '2026-11-21T09:00:00.000Z', 409, 'CALL_TIME_TAKEN', false],
    ['between two quarters', '2026-11-21T05:07:00.000Z', 409, 'CALL_TIME_TAKEN', false],
    ['that is no time', 'soon', 400, 'CALL_TIME_INVALID', false],
    ['that is no text', 5, 400, 'FIELD_NOT_TEXT', false],
  ])('is not booked for a time %s', async (_, startsAt, status, reason, isTaken) => {
    if (isTaken) {
      const other = await signIn(demoPeople.undecided);
      const [theirs] = await reportsOf(other);
      expect((await bookCall(other, theirs!._id, quarter)).status).toBe(201);
    }
    const answer = await bookCall(owner, report, startsAt);
    expect(answer.status).toBe(status);
    if (typeof startsAt === 'string') expect(answer.body.reason).toBe(reason);
    expect(await shown()).toMatchObject({ standing: 'open', call: null });
  });

  it('of a hundred presses at once, for one time and by one customer for many, is booked once', async () => {
    const reports = await reportsOf(owner);
    const other = await signIn(demoPeople.undecided);
    const [theirs] = await reportsOf(other);
    const many = [
      ...Array.from(
        { length: 50 },
        (_, index) => () => bookCall(owner, reports[index % 3]!._id, quarter),
      ),
      ...Array.from({ length: 50 }, () => () => bookCall(other, theirs!._id, quarter)),
    ];
    const answers = await Promise.all(many.map((press) => press()));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const booked = () =>
      api.db.selectFrom('consultations').selectAll().where('state', '=', 'booked').execute();
    expect(await booked()).toHaveLength(1);
    await withoutDoctors(api);
    await doctorOf(api);
    const { times } = await shown();
    await Promise.all(times.map((at) => bookCall(owner, report, at)));
    expect(await booked()).toHaveLength(1);
  });

  it('is moved and cancelled until half an hour before, and never afterwards', async () => {
    await bookCall(owner, report, half);
    expect((await move(quarter)).status).toBe(200);
    expect((await shown()).call).toMatchObject({ startsAt: quarter });
    expect(reasonOf(await move('2026-11-21T04:45:00.000Z'))).toEqual([409, 'CALL_TIME_CLOSED']);
    api.clock.set('2026-11-21T04:45:00.001Z');
    expect((await shown()).call).toMatchObject({ changeable: false });
    for (const late of [await move(tomorrow), await cancel()])
      expect(reasonOf(late)).toEqual([409, 'CALL_LATE']);
    api.clock.set(START);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect(await shown()).toMatchObject({ standing: 'open', call: null });
    expect(reasonOf(await move(half))).toEqual([404, 'CALL_NOT_FOUND']);
    const said = (await about()).filter(({ channel }) => channel === 'sms');
    expect(said).toHaveLength(3);
    expect((await bookCall(owner, report, half)).status).toBe(201);
  });

  it('is reminded of a day and an hour before, once, and not of what was chosen since then', async () => {
    await bookCall(owner, report, half);
    await remind();
    expect(await about()).toHaveLength(2);
    await move(tomorrow);
    await move('2026-11-22T05:15:00.000Z');
    const before = (await about()).length;
    api.clock.set('2026-11-21T05:20:00.000Z');
    await remind();
    await remind();
    expect((await about()).length - before).toBe(2);
    api.clock.set('2026-11-22T04:20:00.000Z');
    await remind();
    await remind();
    expect((await about()).length - before).toBe(4);
  });

  it('ends with the note of its doctor, which the customer reads and nobody changes', async () => {
    await bookCall(owner, report, half);
    const [call] = await callsOfDoctor(doctor);
    const reached = { outcome: 'reached', note: ' Ask your doctor about it. ' };
    expect(reasonOf(await note(doctor, call!._id, reached))).toEqual([409, 'CALL_NOT_YET']);
    api.clock.set(half);
    for (const empty of ['', '  ', null, undefined])
      expect(reasonOf(await note(doctor, call!._id, { outcome: 'reached', note: empty }))).toEqual([
        400,
        'CALL_NOTE_MISSING',
      ]);
    expect(
      (await note(doctor, call!._id, { outcome: 'reached', note: 'x'.repeat(1001) })).status,
    ).toBe(400);
    expect((await note(doctor, call!._id, reached)).status).toBe(200);
    expect(await shown()).toMatchObject({
      standing: 'reached',
      call: { note: 'Ask your doctor about it.', endedAt: half, changeable: false },
      times: [],
    });
    for (const again of [
      await note(doctor, call!._id, reached),
      await note(doctor, call!._id, { outcome: 'noAnswer' }),
      await move(tomorrow),
      await cancel(),
    ])
      expect(reasonOf(again)).toEqual([409, 'CALL_OVER']);
    expect(reasonOf(await bookCall(owner, report, tomorrow))).toEqual([409, 'CALL_EXISTS']);
    expect((await about()).at(-1)!.text).toContain(`/reports/${report}`);
  });

  it('that nobody answers is tried twice; one more may be chosen, and no third', async () => {
    for (let round = 1; round <= mostMissed; round += 1) {
      const { times } = await shown();
      expect((await bookCall(owner, report, times[0])).status).toBe(201);
      api.clock.set(times[0]!);
      const call = (await callsOfDoctor(doctor)).find(({ state }) => state === 'booked')!;
      await note(doctor, call._id, { outcome: 'noAnswer' });
      expect(await shown()).toMatchObject({ standing: 'booked', call: { noAnswers: 1 } });
      await note(doctor, call._id, { outcome: 'noAnswer' });
      expect((await shown()).standing).toBe(round < mostMissed ? 'missed' : 'over');
      api.clock.advance({ days: 1 });
    }
    expect((await shown()).times).toEqual([]);
    const { times } = await consultationOf(owner, (await reportsOf(owner))[1]!._id);
    expect(reasonOf(await bookCall(owner, report, times[0]))).toEqual([409, 'CALLS_USED_UP']);
  });

  it('that nobody made lets its customer choose again an hour later', async () => {
    await bookCall(owner, report, half);
    api.clock.set('2026-11-21T05:59:00.000Z');
    expect(await shown()).toMatchObject({ standing: 'booked', times: [] });
    api.clock.set('2026-11-21T06:00:00.000Z');
    expect((await shown()).standing).toBe('overdue');
    expect((await callsOfDoctor(doctor))[0]).toMatchObject({ state: 'booked', due: true });
    expect((await bookCall(owner, report, tomorrow)).status).toBe(201);
    expect(await callsOfDoctor(doctor)).toMatchObject([{ startsAt: tomorrow }]);
  });
});

describe('a doctor', () => {
  it('sees of their own calls the first name, the report and, on the day, the number; nobody else does', async () => {
    await bookCall(owner, report, tomorrow);
    const [call] = await callsOfDoctor(doctor);
    const path = `doctor/calls/${call!._id}`;
    const [own] = (await reportsOf(owner)).filter(({ _id }) => _id === report);
    expect(call).toMatchObject({ firstName: own!.patientName.split(' ')[0], phoneOpen: false });
    const opened = await doctor.get(path);
    expect(opened.body.data).toMatchObject({ values: own!.values });
    expect(opened.text).not.toContain(own!.patientName);
    expect((await doctor.get(`${path}/file`)).bytes).toEqual((await owner.get(own!.url)).bytes);
    expect(reasonOf(await doctor.post(`${path}/phone`))).toEqual([403, 'CALL_PHONE_NOT_TODAY']);

    const other = await doctorOf(api);
    expect(await callsOfDoctor(other)).toEqual([]);
    for (const answer of [
      await other.get(path),
      await other.get(`${path}/file`),
      await other.post(`${path}/phone`),
      await note(other, call!._id, { outcome: 'noAnswer' }),
    ])
      expect(reasonOf(answer)).toEqual([404, 'CALL_NOT_FOUND']);
    for (const answer of [
      await doctor.get(own!.url),
      await doctor.get('admin/orders'),
      await doctor.get(`admin/reports/${report}/values`),
    ])
      expect(reasonOf(answer)).toEqual([403, 'ROLE_FORBIDS']);

    api.clock.set(tomorrow);
    expect((await doctor.post(`${path}/phone`)).body.data).toEqual({
      phone: demoPeople.regular.phone,
    });
    await note(doctor, call!._id, { outcome: 'reached', note: 'Well.' });
    expect((await doctor.get(path)).status).toBe(200);
    expect((await doctor.post(`${path}/phone`)).status).toBe(403);
    api.clock.advance({ days: 1 });
    expect(reasonOf(await doctor.get(path))).toEqual([404, 'CALL_NOT_FOUND']);
  });

  it('sets hours and days off; calls in the way are named, and go to others or back to their customers', async () => {
    const hours = (sent: object) => doctor.call('PUT', 'doctor/hours', sent);
    const days = [{ weekday: 6, opens: '10:00', closes: '11:00' }];
    for (const [wrong, reason] of [
      [{ days: [...days, ...days], daysOff: [] }, 'HOURS_OVERLAP'],
      [{ days: [{ ...days[0], closes: '10:10' }], daysOff: [] }, 'CALL_HOURS_TOO_SHORT'],
      [{ days, daysOff: ['2026-02-30'] }, 'DATE_INVALID'],
    ] as const)
      expect(reasonOf(await hours(wrong))).toEqual([400, reason]);
    await bookCall(owner, report, half);
    const off = { days, daysOff: ['2026-11-21', '2026-01-01'] };
    const refused = await hours(off);
    expect(reasonOf(refused)).toEqual([409, 'CALLS_IN_THE_WAY']);
    expect(refused.body.message).toContain((await callsOfDoctor(doctor))[0]!.firstName);
    const other = await doctorOf(api);
    expect((await hours({ ...off, handOver: true })).body.data).toEqual({
      days,
      daysOff: ['2026-11-21'],
    });
    expect(await callsOfDoctor(doctor)).toEqual([]);
    expect(await callsOfDoctor(other)).toMatchObject([{ startsAt: half }]);
    const gone = await other.call('PUT', 'doctor/hours', { days: [], daysOff: [], handOver: true });
    expect(gone.status).toBe(200);
    expect((await shown()).standing).toBe('withdrawn');
    const said = (await about()).filter(({ channel }) => channel === 'sms');
    expect(said).toHaveLength(3);
  });

  it.each<[string, (admin: Client, id: string) => Promise<{ status: number }>]>([
    ['is removed', (admin, id) => admin.call('DELETE', `admin/staff/${id}`)],
    [
      'gets another role',
      (admin, id) => admin.call('PATCH', `admin/staff/${id}`, { staffRole: 'technician' }),
    ],
  ])('who %s leaves their calls to whoever is free then', async (_, stop) => {
    const admin = await adminClient(api);
    await bookCall(owner, report, half);
    const other = await doctorOf(api);
    expect((await stop(admin, doctor.id)).status).toBe(200);
    expect(await callsOfDoctor(other)).toMatchObject([{ startsAt: half }]);
    expect((await stop(admin, other.id)).status).toBe(200);
    expect((await shown()).standing).toBe('unavailable');
    expect((await about()).filter(({ channel }) => channel === 'sms')).toHaveLength(3);
  });
});
