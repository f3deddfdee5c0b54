import type { Deps } from '../deps.ts';
import type { Trx } from '../db/database.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { badRequest, conflict, notFound } from '../refusal.ts';
import { createReportRepository } from '../reports/reports.repository.ts';
import type { Customer } from '../sessions/sessions.repository.ts';
import { endOfDay, indianDate, startOfDay } from '../slots/times.ts';
import {
  callSpan,
  choosable,
  isChangeable,
  mostMissed,
  standingOf,
} from './consultations.rules.ts';
import { createConsultationRepository } from './consultations.repository.ts';
import { createDoctorRepository } from './doctors.repository.ts';
import { notifyAboutCall } from './notifyAboutCall.ts';

type CallDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
type Asker = Pick<Customer, 'id'>;
interface Wanted {
  startsAt: string;
  /** The language in which the doctor is to speak. */
  language: MessageLanguage;
  /** That of the page. */
  messageLanguage: MessageLanguage;
}

/** Parses the moment that was sent; 400 if it is invalid. */
function readMoment(sent: string): Date {
  const at = new Date(sent);
  if (Number.isNaN(at.getTime())) throw badRequest('CALL_TIME_INVALID');
  return at;
}

/** A doctor who is free at a moment, with all doctors locked; undefined if there is none. */
export async function doctorFor(
  trx: Trx,
  startsAt: Date,
  but?: string,
): Promise<string | undefined> {
  const doctors = createDoctorRepository(trx);
  const date = indianDate(startsAt);
  const ids = (await doctors.lockAll()).map(({ id }) => id).filter((id) => id !== but);
  return doctors.freeAt(ids, startsAt, { from: startOfDay(date), until: endOfDay(date) });
}

/** A doctor for the time that a customer chose; 409 if it is in the past, too soon or taken. */
async function freeDoctor(trx: Trx, startsAt: Date, now: Date): Promise<string> {
  const { from, until } = callSpan(now);
  if (startsAt < from || startsAt >= until) throw conflict('CALL_TIME_CLOSED');
  const doctor = await doctorFor(trx, startsAt);
  if (doctor === undefined) throw conflict('CALL_TIME_TAKEN');
  return doctor;
}

/** Runs work on the calls about a customer's report, which are locked meanwhile. */
async function withCalls<Result>(
  { db, clock }: Pick<CallDeps, 'db' | 'clock'>,
  reportId: string,
  { id: userId }: Asker,
  work: (
    trx: Trx,
    of: {
      report: { id: string; orderId: string };
      calls: Awaited<ReturnType<ReturnType<typeof createConsultationRepository>['ofReport']>>;
      now: Date;
    },
  ) => Promise<Result>,
): Promise<Result> {
  const found = await createReportRepository(db).one(userId, reportId);
  if (!found) throw notFound('REPORT_NOT_FOUND');
  const { _id: id, orderId } = found.report;
  return db.transaction().execute(async (trx) => {
    const consultations = createConsultationRepository(trx);
    await consultations.lockOrder(orderId);
    const calls = await consultations.ofReport(id);
    return work(trx, { report: { id, orderId }, calls, now: clock() });
  });
}

/**
 * Books the call about a report. Booking the same time again has no effect, so that a repeated
 * request gets the same answer.
 */
export const bookCall = (deps: CallDeps, reportId: string, customer: Asker, wanted: Wanted) =>
  withCalls(deps, reportId, customer, async (trx, { report, calls, now }) => {
    const startsAt = readMoment(wanted.startsAt);
    const consultations = createConsultationRepository(trx);
    const [last] = calls;
    const standing = standingOf(calls, { hasDoctors: true, now });
    if (standing === 'booked' && last!.starts_at.getTime() === startsAt.getTime()) return;
    if (standing === 'over') throw conflict('CALLS_USED_UP', { count: mostMissed });
    if (!choosable.has(standing)) throw conflict('CALL_EXISTS');
    if (!(await createDoctorRepository(trx).isAnybodyThere())) throw conflict('DOCTORS_NONE');
    const doctorId = await freeDoctor(trx, startsAt, now);
    if (standing === 'overdue') await consultations.end(last!.id, 'withdrawn', now);
    const { id: ofReport, orderId } = report;
    const { language, messageLanguage } = wanted;
    const id = await consultations.add({
      reportId: ofReport,
      orderId,
      doctorId,
      startsAt,
      language,
      messageLanguage,
      now,
    });
    await notifyAboutCall(trx, deps, id, 'booked', now, { expiresAt: startsAt });
  });

type Calls = Parameters<Parameters<typeof withCalls>[3]>[1]['calls'];

/** The booked call, as long as it may be changed; 404 if there is none, 409 if it is too late. */
function changeable(calls: Calls, now: Date): Calls[number] {
  const [last] = calls;
  if (!last || last.state === 'cancelled' || last.state === 'withdrawn')
    throw notFound('CALL_NOT_BOOKED');
  if (last.state !== 'booked') throw conflict('CALL_OVER');
  if (!isChangeable(last.starts_at, now)) throw conflict('CALL_LATE');
  return last;
}

/** Moves the booked call to another time, and to a doctor who is free then. */
export const moveCall = (
  deps: CallDeps,
  reportId: string,
  customer: Asker,
  { startsAt: sent, messageLanguage }: Omit<Wanted, 'language'>,
) =>
  withCalls(deps, reportId, customer, async (trx, { calls, now }) => {
    const startsAt = readMoment(sent);
    const { id, starts_at: before } = changeable(calls, now);
    if (before.getTime() === startsAt.getTime()) return;
    const doctor = await freeDoctor(trx, startsAt, now);
    await createConsultationRepository(trx).move(id, {
      doctor_id: doctor,
      starts_at: startsAt,
      chosen_at: now,
      message_language: messageLanguage,
    });
    await notifyAboutCall(trx, deps, id, 'moved', now, { expiresAt: startsAt });
  });

/** Cancels the booked call; another one may be booked. */
export const cancelCall = (deps: CallDeps, reportId: string, customer: Asker) =>
  withCalls(deps, reportId, customer, async (trx, { calls, now }) => {
    // A repeated request.
    if (calls[0]?.state === 'cancelled') return;
    const { id } = changeable(calls, now);
    await createConsultationRepository(trx).end(id, 'cancelled', now);
    await notifyAboutCall(trx, deps, id, 'cancelled', now);
  });
