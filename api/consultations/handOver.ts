import type { Deps } from '../deps.ts';
import type { Trx } from '../db/database.ts';
import type { Job } from '../jobs.ts';
import { doctorFor } from './bookCall.ts';
import { createConsultationRepository } from './consultations.repository.ts';
import { createDoctorRepository } from './doctors.repository.ts';
import { notifyAboutCall } from './notifyAboutCall.ts';

type HandOverDeps = Pick<Deps, 'config'>;

/**
 * Gives a booked call to another doctor who is free then; if there is none, the call is withdrawn
 * and its customer may choose another time. Either way the customer gets a message. The caller
 * holds the call's lock.
 */
export async function handOverCall(
  trx: Trx,
  deps: HandOverDeps,
  {
    id,
    doctor_id: before,
    starts_at: startsAt,
  }: { id: string; doctor_id: string; starts_at: Date },
  now: Date,
): Promise<void> {
  const consultations = createConsultationRepository(trx);
  const other = await doctorFor(trx, startsAt, before);
  if (other === undefined) {
    await notifyAboutCall(trx, deps, id, 'withdrawn', now);
    return consultations.end(id, 'withdrawn', now);
  }
  await consultations.move(id, { doctor_id: other });
  await notifyAboutCall(trx, deps, id, 'otherDoctor', now, { expiresAt: startsAt });
}

/**
 * Hands over every upcoming call of people who no longer make calls: they left the staff, or have
 * another role.
 */
export async function handOverFormerDoctors({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  for (const { id } of await createConsultationRepository(db).withoutDoctor(clock()))
    await db.transaction().execute(async (trx) => {
      await createDoctorRepository(trx).lockAll();
      const call = await createConsultationRepository(trx).lock(id);
      const stands = await createConsultationRepository(trx).withoutDoctor(clock());
      // It may have been moved or cancelled in the meantime.
      if (call?.state !== 'booked' || !stands.some((one) => one.id === id)) return;
      await handOverCall(trx, { config }, call, clock());
    });
}

/** Repairs calls that are still assigned to a doctor who has left, whatever the cause. */
export const formerDoctorsJob = (deps: Pick<Deps, 'db' | 'clock' | 'config'>): Job => ({
  name: 'hand over calls of former doctors',
  everyMs: 60_000,
  run: () => handOverFormerDoctors(deps),
});
