import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { daysAgo } from '../slots/times.ts';
import { keptDays } from './flowFigures.contract.ts';
import { createFlowFigureRepository } from './flowFigures.repository.ts';

/** Deletes old figures, once an hour. */
export const flowFiguresJob = ({ db, clock }: Deps): Job => ({
  name: 'forget old flow figures',
  everyMs: 3600_000,
  async run() {
    await createFlowFigureRepository(db).forgetBefore(daysAgo(keptDays - 1, clock()));
  },
});
