import { messageJobs } from '../../../api/messages/messages.job.ts';
import { enqueueMessage } from '../../../api/messages/outbox.repository.ts';
import type { NewMessage } from '../../../api/messages/outbox.repository.ts';
import type { Outgoing, Sender } from '../../../api/messages/outgoing.ts';
import { whatsAppSender } from '../../../api/messages/whatsAppSender.ts';
import { startApi } from './api.ts';
import { oneAfterTheOther } from './messageJobs.ts';
import { whatsAppStandIn } from './whatsAppStandIn.ts';

/** Whom the messages go to. */
export const to = '+919000000001';

/** The service with Meta's stand-in, and an SMS service that writes down what it is to send. */
export async function startWhatsApp() {
  const meta = await whatsAppStandIn({ 'order_moved.en': 2, 'order_moved.hi': 2 });
  const api = await startApi({ whatsApp: meta.config });
  const sms: Outgoing[] = [];
  return {
    api,
    meta,
    sms,
    /** Nothing was sent or answered yet. */
    async clear() {
      await api.db.deleteFrom('messages').execute();
      for (const list of [meta.next, meta.takenBefore, meta.brought, meta.tried, sms])
        list.length = 0;
    },
    enqueue: (changes: Partial<NewMessage> = {}) =>
      api.db.transaction().execute((trx) =>
        enqueueMessage(trx, {
          key: 'order:1:moved',
          channel: 'whatsapp',
          to,
          kind: 'orderStatus',
          template: 'orderStatus.moved',
          text: 'Your TSH was moved to Thu 26 Nov, 9:00 am.',
          values: ['TSH', 'Thu 26 Nov, 9:00 am'],
          now: api.clock.now(),
          ...changes,
        }),
      ),
    /**
     * The jobs of a process of its own, with the real sender of WhatsApp and one that writes SMS down
     * unless others are given.
     */
    job: (
      whatsapp: Sender = whatsAppSender(meta.config),
      bySms: Sender = async (message) => void sms.push(message),
    ) =>
      oneAfterTheOther(
        messageJobs(
          { ...api.app.deps, log: { ...api.app.log, warn: () => {} } as never },
          { whatsapp, sms: bySms, email: async () => {} },
        ),
      ),
    row: () =>
      api.db
        .selectFrom('messages')
        .select(['id', 'channel', 'body', 'template_values', 'sent_at', 'due_at', 'tries'])
        .select('failure')
        .executeTakeFirstOrThrow(),
    async stop() {
      await api.stop();
      await meta.close();
    },
  };
}
