import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs.ts';
import { receiveWebhook } from '../receiveWebhook.ts';
import { sandboxTopic, signed } from './sandbox.ts';

/** Milliseconds until a webhook that was not taken is sent again, by whichever process. */
const pause = 5_000;
const mostTries = 100;

/** Sends the sandbox's webhooks when they are due, and again until they are taken. */
export const sandboxJob = (deps: Deps): Job => ({
  name: 'send sandbox webhooks',
  everyMs: 1_000,
  wokenBy: sandboxTopic,
  async run() {
    const { db, clock, log } = deps;
    const now = clock();
    const due = await db
      .updateTable('sandbox_webhooks')
      .set((webhook) => ({
        due_at: new Date(now.getTime() + pause),
        tries: webhook('tries', '+', 1),
      }))
      .where('id', 'in', (sub) =>
        sub
          .selectFrom('sandbox_webhooks')
          .select('id')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .orderBy('id')
          .limit(50)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'body', 'tries'])
      .execute();
    for (const { id, body, tries } of due) {
      try {
        await receiveWebhook(deps, Buffer.from(body), signed(id, body).headers);
      } catch (error) {
        log.warn({ err: error, webhook: id }, 'the sandbox could not deliver its webhook');
        if (tries < mostTries) continue;
      }
      await db.deleteFrom('sandbox_webhooks').where('id', '=', id).execute();
    }
  },
});
