import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs.ts';
import { receiveWebhook } from '../receiveWebhook.ts';
import { createSandboxRepository, sandboxTopic } from './sandbox.repository.ts';
import { signed } from './sandboxSignature.ts';

/** Milliseconds until a webhook that was not accepted is sent again, by any process. */
const pause = 5_000;
const mostTries = 100;

/** Sends the sandbox's webhooks when they are due, and again until they are accepted. */
export const sandboxJob = (deps: Deps): Job => ({
  name: 'send sandbox webhooks',
  everyMs: 1_000,
  runOnTopic: sandboxTopic,
  async run() {
    const { db, clock, log } = deps;
    const now = clock();
    const sandbox = createSandboxRepository(db);
    const due = await sandbox.takeDueWebhooks(now, new Date(now.getTime() + pause));
    for (const { id, body, tries } of due) {
      try {
        await receiveWebhook(deps, Buffer.from(body), signed(id, body).headers);
      } catch (error) {
        log.warn({ err: error, webhook: id }, 'the sandbox could not deliver its webhook');
        if (tries < mostTries) continue;
      }
      await sandbox.removeWebhook(id);
    }
  },
});
