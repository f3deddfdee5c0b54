import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { phoneMark } from '../secrets/phoneMark.ts';
import { forgetMarksBefore, markPhone, phonesToMark } from './phoneMarks.repository.ts';

const DAY = 24 * 3600_000;
/** Days for which a phone's hash is kept after an order, as the privacy notice states (PD-52). */
const keptDays = 2 * 365;

/** Hashes phones that were verified before these hashes existed, and deletes old ones. */
export const phoneMarksJob = ({ db, clock, config }: Deps): Job => ({
  name: 'marks of phones',
  everyMs: DAY / 24,
  async run() {
    for (let batch = await phonesToMark(db); batch.length > 0; batch = await phonesToMark(db))
      for (const { id, phone } of batch)
        await markPhone(db, id, phone!, phoneMark(phone!, config.secretsKey));
    await forgetMarksBefore(db, new Date(clock().getTime() - keptDays * DAY));
  },
});
