import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createConsultationRepository } from './consultations.repository.ts';
import { notifyAboutCall } from './notifyAboutCall.ts';

const hour = 3600_000;
const day = 24 * hour;

/**
 * Sends reminders of calls with a doctor, a day and an hour ahead, unless the time was chosen later
 * than that.
 */
export const callReminderJob = ({ db, clock, config }: Deps): Job => ({
  name: 'remind of calls',
  everyMs: 60_000,
  async run() {
    const now = clock();
    const later = (ms: number) => new Date(now.getTime() + ms);
    const due = [
      { kind: 'day', span: { from: later(day - 12 * hour), until: later(day) } },
      { kind: 'hour', span: { from: now, until: later(hour) } },
    ] as const;
    for (const { kind, span } of due)
      for (const { id, starts_at: startsAt } of await createConsultationRepository(db).toRemindOf(
        kind,
        span,
      ))
        await db.transaction().execute(async (trx) => {
          const call = await createConsultationRepository(trx).lock(id);
          // It may have been moved or cancelled in the meantime.
          if (call?.state !== 'booked' || call.starts_at.getTime() !== startsAt.getTime()) return;
          await notifyAboutCall(trx, { config }, id, kind, now, { expiresAt: startsAt });
        });
  },
});
