import type { Db } from '../../db/database.ts';
import type { Clock } from '../../deps.ts';
import { newId } from '../../ids.ts';
import { currency } from '../paise.ts';
import type { Call, Transport } from '../transport.ts';
import { misbehave } from './misbehave.ts';

const answer = (body: object, status = 200) => ({ status, text: JSON.stringify(body) });
const refuse = (status: number, description: string) => answer({ error: { description } }, status);

/** The provider's REST API over the sandbox's own tables, as far as we use it; it misbehaves where it was asked to. */
export function sandboxTransport(db: Db, clock: Clock): Transport {
  const orderBy = (column: 'id' | 'receipt', value: string) =>
    db.selectFrom('sandbox_orders').selectAll().where(column, '=', value).executeTakeFirst();
  const paymentBy = (id: string) =>
    db
      .selectFrom('sandbox_payments')
      .innerJoin('sandbox_orders', 'sandbox_orders.id', 'sandbox_order_id')
      .select(['sandbox_payments.id', 'sandbox_payments.amount', 'refund_key', 'receipt'])
      .where('sandbox_payments.id', '=', id)
      .executeTakeFirst();

  const makeOrder = async ({ receipt, amount }: { receipt: string; amount: number }) => {
    const made = await db
      .insertInto('sandbox_orders')
      .values({ id: `order_${newId()}`, receipt, amount, created_at: clock() })
      .onConflict((on) => on.column('receipt').doNothing())
      .returning(['id', 'amount'])
      .execute();
    return made[0]
      ? answer({ ...made[0], receipt, currency })
      : refuse(400, 'Receipt should be unique');
  };
  const payments = async (orderId: string) => {
    const rows = await db
      .selectFrom('sandbox_payments')
      .select(['id', 'status', 'amount'])
      .where('sandbox_order_id', '=', orderId)
      .orderBy('id')
      .execute();
    return answer({ items: rows.map((row) => ({ ...row, currency, method: 'sandbox' })) });
  };
  const refund = async (id: string, key: string) => {
    await db
      .updateTable('sandbox_payments')
      .set({ refund_key: key })
      .where('id', '=', id)
      .where('refund_key', 'is', null)
      .execute();
    return (await paymentBy(id))?.refund_key === key
      ? answer({ id: `rfnd_${id}` })
      : refuse(400, 'The payment has been fully refunded already');
  };

  return async (call: Call) => {
    const { pathname, searchParams } = new URL(call.path, 'http://sandbox');
    const [, , kind, id, rest] = pathname.split('/').map(decodeURIComponent);
    if (kind === 'orders' && call.method === 'POST') {
      const body = call.body as { receipt: string; amount: number };
      return misbehave(db, body.receipt, () => makeOrder(body));
    }
    if (kind === 'orders') {
      const order = id
        ? await orderBy('id', id)
        : await orderBy('receipt', searchParams.get('receipt') ?? '');
      if (!id) return answer({ items: order ? [order] : [] });
      return order && rest === 'payments'
        ? misbehave(db, order.receipt, () => payments(order.id))
        : refuse(404, 'No such order');
    }
    const payment = await paymentBy(id ?? '');
    if (!payment) return refuse(404, 'No such payment');
    if (rest === 'refund')
      return misbehave(db, payment.receipt, () =>
        refund(payment.id, call.headers?.['x-refund-idempotency'] ?? newId()),
      );
    return answer({
      id: payment.id,
      amount: payment.amount,
      amount_refunded: payment.refund_key === null ? 0 : payment.amount,
    });
  };
}
