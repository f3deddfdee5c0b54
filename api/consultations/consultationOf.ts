import type { Deps } from '../deps.ts';
import { notFound } from '../refusal.ts';
import { createReportRepository } from '../reports/reports.repository.ts';
import type { Customer } from '../sessions/sessions.repository.ts';
import type { ConsultationJson } from './consultations.contract.ts';
import {
  callMinutes,
  callSpan,
  choosable,
  endOf,
  isChangeable,
  maskedPhone,
  standingOf,
} from './consultations.rules.ts';
import { createConsultationRepository } from './consultations.repository.ts';
import { createDoctorRepository } from './doctors.repository.ts';

/**
 * The state of the call about a customer's report, with the times that may be chosen. Throws 404
 * for somebody else's report.
 */
export async function consultationOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: userId, phone, phoneVerified }: Pick<Customer, 'id' | 'phone' | 'phoneVerified'>,
  reportId: string,
): Promise<ConsultationJson> {
  const found = await createReportRepository(db).one(userId, reportId);
  if (!found) throw notFound('REPORT_NOT_FOUND');
  const now = clock();
  const doctors = createDoctorRepository(db);
  const calls = await createConsultationRepository(db).ofReport(found.report._id);
  const hasDoctors = await doctors.isAnybodyThere();
  const standing = standingOf(calls, { hasDoctors, now });
  const last = calls[0]?.state === 'cancelled' ? undefined : calls[0];
  const call = last && {
    _id: last.id,
    doctorName: last.doctor,
    startsAt: last.starts_at.toISOString(),
    endsAt: endOf(last.starts_at).toISOString(),
    language: last.language,
    noAnswers: last.no_answers,
    changeable: last.state === 'booked' && isChangeable(last.starts_at, now),
    note: last.note,
    endedAt: last.ended_at?.toISOString() ?? null,
  };
  const mayChoose = choosable.has(standing) || call?.changeable === true;
  const times = mayChoose ? await doctors.openTimes(callSpan(now)) : [];
  return {
    standing,
    phone: phone !== null && phoneVerified ? maskedPhone(phone) : null,
    minutes: callMinutes,
    call: call ?? null,
    times: times.map((at) => at.toISOString()),
  };
}
