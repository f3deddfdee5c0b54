import { isOrder } from '../../machines/order/order.rules.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { indianDate, startOfDay } from '../slots/times.ts';
import { notifyCustomer } from './notifyCustomer.ts';
import { visitsToRemindOf } from './reminders.repository.ts';
import { withOrder } from './withOrder.ts';
import { everything } from '../staffScope.ts';

const hour = 3600_000;
/** The hours of the evening, in India, in which reminders of the next day's visits are sent. */
const [eveningBegins, eveningEnds] = [18, 22];

/**
 * Sends reminders of the next day's visits in the evening, one per visit. Customers who booked or
 * moved a visit that same evening get none, as they have just seen its time.
 */
export const reminderJob = ({ db, clock }: Deps): Job => ({
  name: 'remind of visits',
  everyMs: 60_000,
  async run() {
    const now = clock();
    const today = startOfDay(indianDate(now)).getTime();
    const evening = new Date(today + eveningBegins * hour);
    if (now < evening || now.getTime() >= today + eveningEnds * hour) return;
    const tomorrow = { from: new Date(today + 24 * hour), until: new Date(today + 48 * hour) };
    for (const { id, slot_id: slotId } of await visitsToRemindOf(db, tomorrow, evening))
      await withOrder(db, id, everything, async (trx, { order }) => {
        const stands =
          order.payment_status === 'SUCCESS' &&
          isOrder(order.status, 'awaited') &&
          order.slot_id === slotId;
        if (stands)
          await notifyCustomer(trx, order, 'reminder', clock(), {
            key: `reminder:${slotId}`,
            // It says 'tomorrow'; while a provider is down it may wait longer than that is true.
            expiresAt: tomorrow.from,
          });
      });
  },
});
