import { countsJob } from './admin/counts.ts';
import { codeJob } from './codes/codes.job.ts';
import type { Deps } from './deps.ts';
import { discardedFilesJob } from './files/discardedFiles.ts';
import type { Job } from './jobs.ts';
import { messagesJob, oldMessagesJob } from './messages/messages.job.ts';
import { sendersOf } from './messages/senders.ts';
import { holdJob, reconcileJob, refundJob } from './payments/payments.jobs.ts';
import { sandboxJob } from './payments/sandbox/sandbox.job.ts';
import { eventsJob } from './payments/events.job.ts';
import { sessionJob } from './sessions/session.job.ts';
import { slotJob } from './slots/slots.job.ts';

/** Everything done in the background, one line per job. print: where the readable lines of messages go. */
export const jobsOf = (deps: Deps, print: (line: string) => void): Job[] => [
  codeJob(deps),
  messagesJob(deps, sendersOf(deps.config, print)),
  oldMessagesJob(deps),
  holdJob(deps),
  reconcileJob(deps),
  refundJob(deps),
  ...(deps.config.razorpay ? [] : [sandboxJob(deps)]),
  eventsJob(deps),
  discardedFilesJob(deps),
  countsJob(deps),
  sessionJob(deps),
  slotJob(deps),
];
