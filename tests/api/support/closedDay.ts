import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import { ownersLab } from './ownersLab.ts';

/** A day that is to be closed, with orders on it, and the one to which they may move. */
export const closedDay = '2026-11-24';
export const nextDay = '2026-11-25';
/** Hours of three slots a day. */
export const hoursOf = (places: number) => ({
  slotMinutes: 60,
  hours: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: '07:00', closes: '10:00', places }],
});

/** An owner's lab whose orders of a day are decided about. */
export async function closedDayShop() {
  const shop = await ownersLab();
  const holidays = [{ date: closedDay, part: 'day' }];
  await shop.hours(hoursOf(9));
  type Paid = Awaited<ReturnType<typeof shop.paidOrder>>;
  const orderOf = async ({ guest, id }: Paid) =>
    (await guest.get<OrderJson>(`order/${id}`)).body.data;
  return {
    ...shop,
    orderOf,
    /** Closes the day; with a version that was read before, where the lab must not have changed since. */
    close: (decisions: object[], version?: string) =>
      shop.holidays({ holidays, decisions, ...(version && { version }) }),
    closed: (time: string) => shop.slotOf(closedDay, time),
    next: (time: string) => shop.slotOf(nextDay, time),
    timeOf: async (one: Paid) => {
      const { date, startTime } = (await orderOf(one)).slot;
      return `${date} ${startTime}`;
    },
    holidaysNow: async () =>
      (await shop.admin().get<{ holidays: object[] }>(`admin/labs/${shop.lab._id}`)).body.data
        .holidays,
    /** How often something happened to an order. */
    times: async (one: Paid, wanted: string) =>
      (await orderOf(one)).events.filter(({ type }) => type === wanted).length,
    /** Messages to the customer of an order with these words. */
    sentAbout: async ({ guest }: Paid, words: string) => {
      const { phone } = await shop.api.db
        .selectFrom('users')
        .select('phone')
        .where('id', '=', guest.user)
        .executeTakeFirstOrThrow();
      const sent = await shop.api.outbox();
      return sent.filter(({ to, text }) => to === phone && text.includes(words));
    },
    /** What the audit says that was done with an order. */
    auditOf: async ({ id }: Paid) =>
      (
        await shop.api.db
          .selectFrom('admin_audit')
          .select(['action', 'detail', 'order_ids'])
          .execute()
      )
        .filter(({ action, order_ids: ids }) => action === 'order.moved' && ids.includes(id))
        .map(({ detail }) => detail),
    /** Opens the day, without orders. */
    async beginAnew() {
      await shop.api.db.deleteFrom('slot_holds').execute();
      await shop.api.db
        .updateTable('orders')
        .set({ status: 'cancelled', payment_status: 'REFUNDED' })
        .execute();
      await shop.holidays({ holidays: [] });
      await shop.hours(hoursOf(9));
    },
  };
}

type Named = { id: string };
export const keep = ({ id }: Named) => ({ orderId: id, action: 'keep' });
export const move = ({ id }: Named, slotId: string) => ({ orderId: id, action: 'move', slotId });
export const cancel = ({ id }: Named) => ({ orderId: id, action: 'cancel' });
