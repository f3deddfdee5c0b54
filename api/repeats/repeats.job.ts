import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { indianDate, startOfDay } from '../slots/times.ts';
import { remindersBegin, remindersEnd } from './repeats.rules.ts';
import { lookAtRepeat } from './remind.ts';
import { createReminderRepository } from './reminders.repository.ts';

const hour = 3600_000;

/** Sends reminders of tests that are due again, only in the daytime. */
export const repeatJob = (deps: Deps): Job => ({
  name: 'remind of tests that are due again',
  everyMs: 60_000,
  async run(stopping) {
    const now = deps.clock();
    const today = indianDate(now);
    const hours = (now.getTime() - startOfDay(today).getTime()) / hour;
    if (hours < remindersBegin || hours >= remindersEnd) return;
    for (const id of await createReminderRepository(deps.db).toLookAt(today)) {
      if (stopping?.aborted) return;
      await lookAtRepeat(deps, id);
    }
  },
});
