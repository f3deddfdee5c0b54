import { codeJob } from './codes/codes.job.ts';
import { callReminderJob } from './consultations/callReminders.job.ts';
import { formerDoctorsJob } from './consultations/handOver.ts';
import type { Deps } from './deps.ts';
import { draftsJob } from './drafts/drafts.job.ts';
import { discardedFilesJob } from './files/discardedFiles.job.ts';
import { flowFiguresJob } from './flowFigures/flowFigures.job.ts';
import type { Job } from './jobs.ts';
import { messageJobs, oldMessagesJob } from './messages/messages.job.ts';
import { sendersOf } from './messages/senders.ts';
import { offersJob } from './offers/offers.job.ts';
import { holdJob } from './orders/holds.job.ts';
import { lateCapturesJob } from './payments/lateCaptures.job.ts';
import { providerEventsJob } from './payments/providerEvents.job.ts';
import { reminderJob } from './orders/reminders.job.ts';
import { reconcileJob } from './payments/reconcile.job.ts';
import { refundJob } from './payments/refunds.job.ts';
import { repeatJob } from './repeats/repeats.job.ts';
import { repeatedCallsJob } from './repeatedCalls/repeatedCalls.job.ts';
import { priceJob } from './prices/prices.job.ts';
import { sandboxJob } from './payments/sandbox/sandbox.job.ts';
import { sessionJob } from './sessions/sessions.job.ts';
import { slotJob } from './slots/slots.job.ts';
import { technicianJob } from './orders/withdrawTechnicians.ts';
import { formerEmailsJob } from './users/formerEmails.job.ts';
import { phoneMarksJob } from './users/phoneMarks.job.ts';

/** All background jobs, one line per job. `print` receives the readable lines of messages. */
export const jobsOf = (deps: Deps, print: (line: string) => void): Job[] => [
  codeJob(deps),
  ...messageJobs(deps, sendersOf(deps.config, print)),
  oldMessagesJob(deps),
  holdJob(deps),
  reminderJob(deps),
  repeatJob(deps),
  callReminderJob(deps),
  formerDoctorsJob(deps),
  reconcileJob(deps),
  lateCapturesJob(deps),
  refundJob(deps),
  ...(deps.config.razorpay ? [] : [sandboxJob(deps)]),
  providerEventsJob(deps),
  discardedFilesJob(deps),
  sessionJob(deps),
  repeatedCallsJob(deps),
  draftsJob(deps),
  flowFiguresJob(deps),
  slotJob(deps),
  priceJob(deps),
  offersJob(deps),
  phoneMarksJob(deps),
  formerEmailsJob(deps),
  technicianJob(deps),
];
