import { indianDate } from '../slots/times.ts';
import type { DoctorCallJson } from './doctorCalls.contract.ts';
import { endOf, isDue, isToday } from './consultations.rules.ts';
import type { createConsultationRepository } from './consultations.repository.ts';

/** A call with its patient and test, as it is read for its doctor. */
export type DoctorCallRow = Awaited<
  ReturnType<ReturnType<typeof createConsultationRepository>['ofDoctor']>
>[number];

/** The name by which the doctor calls the patient. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0]!;

export function doctorCallJson(row: DoctorCallRow, now: Date): DoctorCallJson {
  const { patient, test } = row.subject;
  const { gender, age, infantAge } = patient;
  const isBooked = row.state === 'booked';
  return {
    _id: row.id,
    startsAt: row.starts_at.toISOString(),
    endsAt: endOf(row.starts_at).toISOString(),
    // Cancelled and withdrawn calls are not read.
    state: row.state as DoctorCallJson['state'],
    overdue: isBooked && indianDate(row.starts_at) < indianDate(now),
    language: row.language,
    firstName: firstNameOf(patient.name),
    patient: { gender, age, infantAge },
    testName: test.testName,
    testNameHindi: test.testNameHindi ?? null,
    noAnswers: row.no_answers,
    note: row.note,
    due: isBooked && isDue(row.starts_at, now),
    phoneOpen: isBooked && isToday(row.starts_at, now),
  };
}
