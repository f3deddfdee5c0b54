import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callMinutes, mostMissed } from '../../api/consultations/consultations.rules.ts';
import { demoPeople } from '../../api/demo/demoPeople.ts';
import { START } from './support/clock.ts';
import { consultationWorld, half, quarter, tomorrow } from './support/consultationWorld.ts';
import {
  bookCall,
  callsOfDoctor,
  consultationOf,
  doctorOf,
  note,
  withoutDoctors,
} from './support/doctors.ts';
import { reasonOf } from './support/staff.ts';

let world: Awaited<ReturnType<typeof consultationWorld>>;
let given: Awaited<ReturnType<(typeof world)['begin']>>;
beforeAll(async () => {
  world = await consultationWorld();
});
beforeEach(async () => {
  given = await world.begin();
});
afterAll(() => world.api.stop());

describe('a call about a report', () => {
  it('has the free quarters of seven days, half an hour ahead, and says so where nobody calls', async () => {
    const { standing, times, phone, minutes } = await given.shown();
    expect([standing, minutes, times[0], times[1], times.at(-1)]).toEqual([
      'open',
      callMinutes,
      half,
      quarter,
      '2026-11-27T05:15:00.000Z',
    ]);
    expect(times).toHaveLength(2 + 6 * 4);
    expect(phone).toBe(`••••••${demoPeople.regular.phone.slice(-4)}`);
    await withoutDoctors(world.api);
    expect(await given.shown()).toMatchObject({ standing: 'unavailable', times: [], call: null });
    expect(reasonOf(await bookCall(given.owner, given.report, half))).toEqual([
      409,
      'DOCTORS_NONE',
    ]);
  });

  it('is booked once, confirmed by mail and SMS with the address of the given.report, and gone from the times', async () => {
    const answer = await bookCall(given.owner, given.report, quarter, { language: 'hi' });
    expect([answer.status, answer.body.message]).toEqual([201, 'Your call is booked']);
    const again = await bookCall(given.owner, given.report, quarter);
    expect([again.status, again.body.data]).toEqual([201, answer.body.data]);
    const { standing, call, times } = await given.shown();
    expect([standing, call]).toMatchObject([
      'booked',
      { doctorName: 'Former', startsAt: quarter, language: 'hi', changeable: true, note: null },
    ]);
    expect(times).not.toContain(quarter);
    const sent = await given.about();
    expect(sent.map(({ channel, to }) => [channel, to])).toEqual([
      ['sms', demoPeople.regular.phone],
      ['email', demoPeople.regular.email],
    ]);
    for (const { text } of sent) expect(text).toContain(`/reports/${given.report}`);
    expect(reasonOf(await bookCall(given.owner, given.report, tomorrow))).toEqual([
      409,
      'CALL_EXISTS',
    ]);
  });

  it.each([
    ['that is taken', quarter, 409, 'CALL_TIME_TAKEN', true],
    ['that is too near', '2026-11-21T04:45:00.000Z', 409, 'CALL_TIME_CLOSED', false],
    ['that is over', '2026-11-20T05:00:00.000Z', 409, 'CALL_TIME_CLOSED', false],
    ['in the second week', '2026-11-28T05:00:00.000Z', 409, 'CALL_TIME_CLOSED', false],
    ['outside of the hours', '2026-11-21T09:00:00.000Z', 409, 'CALL_TIME_TAKEN', false],
    ['between two quarters', '2026-11-21T05:07:00.000Z', 409, 'CALL_TIME_TAKEN', false],
    ['that is no time', 'soon', 400, 'CALL_TIME_INVALID', false],
  ])('is not booked for a time %s', async (_, startsAt, status, reason, isTaken) => {
    if (isTaken) {
      const other = await world.signIn(demoPeople.undecided);
      const [theirs] = await world.reportsOf(other);
      await bookCall(other, theirs!._id, quarter);
    }
    const answer = await bookCall(given.owner, given.report, startsAt);
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
    expect(await given.shown()).toMatchObject({ standing: 'open', call: null });
  });

  it('of a hundred presses at once, for one time and by one customer for many, is booked once', async () => {
    const reports = await world.reportsOf(given.owner);
    const other = await world.signIn(demoPeople.undecided);
    const [theirs] = await world.reportsOf(other);
    const many = [
      ...Array.from(
        { length: 50 },
        (_, index) => () => bookCall(given.owner, reports[index % 3]!._id, quarter),
      ),
      ...Array.from({ length: 50 }, () => () => bookCall(other, theirs!._id, quarter)),
    ];
    const answers = await Promise.all(many.map((press) => press()));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const booked = () =>
      world.api.db.selectFrom('consultations').selectAll().where('state', '=', 'booked').execute();
    expect(await booked()).toHaveLength(1);
    await withoutDoctors(world.api);
    await doctorOf(world.api);
    const { times } = await given.shown();
    await Promise.all(times.map((at) => bookCall(given.owner, given.report, at)));
    expect(await booked()).toHaveLength(1);
  });

  it('is moved and cancelled until half an hour before, and never afterwards', async () => {
    await bookCall(given.owner, given.report, half);
    expect((await given.move(quarter)).status).toBe(200);
    expect((await given.shown()).call).toMatchObject({ startsAt: quarter });
    expect(reasonOf(await given.move('2026-11-21T04:45:00.000Z'))).toEqual([
      409,
      'CALL_TIME_CLOSED',
    ]);
    world.api.clock.set('2026-11-21T04:45:00.001Z');
    expect((await given.shown()).call).toMatchObject({ changeable: false });
    for (const late of [await given.move(tomorrow), await given.cancel()])
      expect(reasonOf(late)).toEqual([409, 'CALL_LATE']);
    world.api.clock.set(START);
    expect((await given.cancel()).status).toBe(200);
    expect((await given.cancel()).status).toBe(200);
    expect(await given.shown()).toMatchObject({ standing: 'open', call: null });
    expect(reasonOf(await given.move(half))).toEqual([404, 'CALL_NOT_BOOKED']);
    const said = (await given.about()).filter(({ channel }) => channel === 'sms');
    expect(said).toHaveLength(3);
    expect((await bookCall(given.owner, given.report, half)).status).toBe(201);
  });

  it('is reminded of a day and an hour before, once, and not of what was chosen since then', async () => {
    await bookCall(given.owner, given.report, half);
    await given.remind();
    expect(await given.about()).toHaveLength(2);
    await given.move(tomorrow);
    await given.move('2026-11-22T05:15:00.000Z');
    const before = (await given.about()).length;
    world.api.clock.set('2026-11-21T05:20:00.000Z');
    await given.remind();
    await given.remind();
    expect((await given.about()).length - before).toBe(2);
    world.api.clock.set('2026-11-22T04:20:00.000Z');
    await given.remind();
    await given.remind();
    expect((await given.about()).length - before).toBe(4);
  });

  it('is reminded of late, where the service was away, without saying how long it is until then', async () => {
    await bookCall(given.owner, given.report, tomorrow);
    world.api.clock.set('2026-11-22T04:26:00.000Z');
    await given.remind();
    const { text } = (await given.about()).at(-1)!;
    expect(text).toContain('Your call is soon: Former calls you on Sun 22 Nov, 10:00 am');
  });

  it('is written about in the language of the page on which its time was chosen last', async () => {
    const inHindi = () => given.owner.cookies.set('assay_lang', 'hi');
    const languages = async () => (await given.about()).map(({ text }) => /[ऀ-ॿ]/.test(text));
    inHindi();
    await bookCall(given.owner, given.report, half, { language: 'en' });
    expect(await languages()).toEqual([true, true]);
    given.owner.cookies.delete('assay_lang');
    await given.move(tomorrow);
    expect((await languages()).slice(2)).toEqual([false, false]);
    inHindi();
    await given.cancel();
    expect((await languages()).slice(4)).toEqual([false, false]);
  });

  it('ends with the note of its given.doctor, which the customer reads and nobody changes', async () => {
    await bookCall(given.owner, given.report, half);
    const [call] = await callsOfDoctor(given.doctor);
    const reached = { outcome: 'reached', note: ' Ask your doctor about it. ' };
    expect(reasonOf(await note(given.doctor, call!._id, reached))).toEqual([409, 'CALL_NOT_YET']);
    world.api.clock.set(half);
    for (const empty of ['', '  ', '\u200b', null, undefined])
      expect(
        reasonOf(await note(given.doctor, call!._id, { outcome: 'reached', note: empty })),
      ).toEqual([400, 'CALL_NOTE_MISSING']);
    expect(
      (await note(given.doctor, call!._id, { outcome: 'reached', note: 'x'.repeat(1001) })).status,
    ).toBe(400);
    expect((await note(given.doctor, call!._id, reached)).status).toBe(200);
    expect(await given.shown()).toMatchObject({
      standing: 'reached',
      call: { note: 'Ask your doctor about it.', endedAt: half, changeable: false },
      times: [],
    });
    for (const again of [
      await note(given.doctor, call!._id, reached),
      await note(given.doctor, call!._id, { outcome: 'noAnswer' }),
      await given.move(tomorrow),
      await given.cancel(),
    ])
      expect(reasonOf(again)).toEqual([409, 'CALL_OVER']);
    expect(reasonOf(await bookCall(given.owner, given.report, tomorrow))).toEqual([
      409,
      'CALL_EXISTS',
    ]);
    expect((await given.about()).at(-1)!.text).toContain(`/reports/${given.report}`);
  });

  it('that nobody answers is tried twice; one more may be chosen, and no third', async () => {
    for (let round = 1; round <= mostMissed; round += 1) {
      const { times } = await given.shown();
      expect((await bookCall(given.owner, given.report, times[0])).status).toBe(201);
      world.api.clock.set(times[0]!);
      const call = (await callsOfDoctor(given.doctor)).find(({ state }) => state === 'booked')!;
      await note(given.doctor, call._id, { outcome: 'noAnswer' });
      expect(await given.shown()).toMatchObject({ standing: 'booked', call: { noAnswers: 1 } });
      await note(given.doctor, call._id, { outcome: 'noAnswer' });
      expect((await given.shown()).standing).toBe(round < mostMissed ? 'missed' : 'over');
      world.api.clock.advance({ days: 1 });
    }
    expect((await given.shown()).times).toEqual([]);
    const { times } = await consultationOf(
      given.owner,
      (await world.reportsOf(given.owner))[1]!._id,
    );
    expect(reasonOf(await bookCall(given.owner, given.report, times[0]))).toEqual([
      409,
      'CALLS_USED_UP',
    ]);
  });

  it('that nobody made lets its customer choose again an hour later', async () => {
    await bookCall(given.owner, given.report, half);
    world.api.clock.set('2026-11-21T05:59:00.000Z');
    expect(await given.shown()).toMatchObject({ standing: 'booked', times: [] });
    world.api.clock.set('2026-11-21T06:00:00.000Z');
    expect((await given.shown()).standing).toBe('overdue');
    expect((await callsOfDoctor(given.doctor))[0]).toMatchObject({ state: 'booked', due: true });
    expect((await bookCall(given.owner, given.report, tomorrow)).status).toBe(201);
    expect(await callsOfDoctor(given.doctor)).toMatchObject([{ startsAt: tomorrow }]);
  });
});
