import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';

/** Milliseconds that an event of the provider is remembered: far longer than the provider repeats one (a day). */
const keptFor = 90 * 24 * 3600_000;

/** Forgets the provider's events that cannot come again, once a day. */
export const eventsJob = ({ db, clock }: Deps): Job => ({
  name: 'forget old provider events',
  everyMs: 24 * 3600_000,
  run: async () => {
    await db
      .deleteFrom('provider_events')
      .where('received_at', '<', new Date(clock().getTime() - keptFor))
      .execute();
  },
});
