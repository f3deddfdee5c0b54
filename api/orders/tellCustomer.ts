import type { Trx } from '../db/database.ts';
import { enqueueMessage } from '../messages/enqueue.ts';
import type { OrderRow } from './orderJson.ts';

const texts: Record<string, (order: OrderRow) => string> = {
  SUCCESS: ({ booked }) => `Your ${booked.test.testName} with ${booked.lab.name} is booked for ${booked.slot.date}, ${booked.slot.startTime}.`,
  REFUND_PENDING: ({ booked, amount }) => `Your order for ${booked.test.testName} was cancelled. Rs ${amount} go back to where they came from within 5 to 7 working days.`,
  REFUNDED: ({ booked, amount }) => `Rs ${amount} for ${booked.test.testName} have been refunded.`,
  assigned: ({ booked, technician }) => `${technician ?? 'A technician'} comes on ${booked.slot.date}, ${booked.slot.startTime}, to collect the sample for ${booked.test.testName}.`,
  collection: ({ booked }) => `The sample for ${booked.test.testName} was collected.`,
  examining: ({ booked }) => `The lab is examining the sample for ${booked.test.testName}.`,
  completed: ({ booked }) => `The report of ${booked.test.testName} is ready.`,
  moved: ({ booked }) => `Your ${booked.test.testName} was moved to ${booked.slot.date}, ${booked.slot.startTime}.`,
};

/** Writes the message about an order's new stage into the outbox, in the caller's transaction; stages without words are passed over. */
export async function tellCustomer(trx: Trx, order: OrderRow, stage: string, now: Date): Promise<void> {
  const text = texts[stage];
  if (!text) return;
  const { phone } = await trx.selectFrom('users').select('phone').where('id', '=', order.user_id).executeTakeFirstOrThrow();
  if (phone) await enqueueMessage(trx, { key: `order:${order.id}:${stage}:${now.getTime()}`, channel: 'sms', to: phone, kind: 'orderStatus', text: text(order), now });
}
