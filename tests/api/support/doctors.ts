import { createDoctorRepository } from '../../../api/consultations/doctors.repository.ts';
import type { ConsultationJson } from '../../../api/consultations/consultations.contract.ts';
import type { DoctorCallJson } from '../../../api/consultations/doctorCalls.contract.ts';
import type { TestApi } from './api.ts';
import type { Client } from './client.ts';
import { temporaryAdministrator } from './people.ts';

/** Makes calls from 10 to 11 in the morning, on every day. */
const mornings = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  from_minute: 600,
  until_minute: 660,
}));

/** Nobody calls, and no call is booked. */
export async function withoutDoctors({ db }: TestApi): Promise<void> {
  await db.deleteFrom('consultations').execute();
  await db.deleteFrom('doctor_hours').execute();
  await db.deleteFrom('doctor_days_off').execute();
}

/** A doctor with these hours. */
export async function doctorOf(api: TestApi, hours = mornings, hoursOfSession = 24 * 14) {
  const doctor = await temporaryAdministrator(api, 'doctor', { hours: hoursOfSession });
  await createDoctorRepository(api.db).saveWeek(doctor.id, hours, []);
  return doctor;
}

/** How the call about a report stands, for whoever asks. */
export const consultationOf = async (client: Client, report: string) =>
  (await client.get<ConsultationJson>(`report/${report}/consultation`)).body.data;

export const bookCall = (client: Client, report: string, startsAt: unknown, more = {}) =>
  client.post<ConsultationJson>(`report/${report}/consultation`, { startsAt, ...more });

export const callsOfDoctor = async (client: Client) =>
  (await client.get<DoctorCallJson[]>('doctor/calls')).body.data;

export const note = (client: Client, id: string, sent: object) =>
  client.post<DoctorCallJson[]>(`doctor/calls/${id}/outcome`, sent);
