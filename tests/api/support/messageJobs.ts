import type { Job, Jobs } from '../../../api/jobs.ts';
import { channels } from '../../../api/messages/outgoing.ts';

/** Sends what is due now, of every channel; what WhatsApp refuses goes by SMS after it. */
export async function sendMessages(jobs: Jobs): Promise<void> {
  for (const channel of channels) await jobs.runOnce(`send ${channel} messages`);
}

/** Jobs as one that does them one after the other. */
export const oneAfterTheOther = (jobs: Job[]) => ({
  async run() {
    for (const job of jobs) await job.run();
  },
});
