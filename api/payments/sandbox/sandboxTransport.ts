import type { Db } from '../../db/database.ts';
import type { Clock } from '../../deps.ts';
import { newId } from '../../ids.ts';
import { currency } from '../../paise.ts';
import type { Call, Transport } from '../httpTransport.ts';
import { misbehave } from './misbehave.ts';
import { createSandboxRepository } from './sandbox.repository.ts';
import { openRefund, refundJson } from './sandboxRefunds.ts';

const answer = (body: object, status = 200) => ({ status, text: JSON.stringify(body) });
const refuse = (status: number, description: string) => answer({ error: { description } }, status);

/**
 * The provider's REST API over the sandbox's own tables, as far as we use it; it misbehaves when
 * asked to.
 */
export function sandboxTransport(db: Db, clock: Clock): Transport {
  const sandbox = createSandboxRepository(db);

  const ofOrders = async ({ method, body }: Call, id?: string, rest?: string) => {
    if (method === 'POST') {
      const { receipt, amount } = body as { receipt: string; amount: number };
      return misbehave((await sandbox.behaviourOf(receipt)).calls, async () =>
        answer({ ...(await sandbox.addOrder(receipt, amount, clock())), receipt, currency }),
      );
    }
    const found = rest === 'payments' ? await sandbox.paymentsOf(id ?? '') : undefined;
    if (!found) return refuse(404, 'No such order');
    return misbehave(found.calls ?? 'plain', async () =>
      answer({ items: found.payments.map(paymentJson) }),
    );
  };

  const listed = async (query: URLSearchParams) => {
    const number = (name: string) => Number(query.get(name));
    const items = await sandbox.paymentsBetween(
      new Date(number('from') * 1000),
      new Date((number('to') + 1) * 1000),
      number('skip'),
      number('count'),
    );
    return answer({ items: items.map(paymentJson) });
  };

  const ofPayment = async (call: Call, id: string, rest?: string, refundId?: string) => {
    const payment = await sandbox.paymentById(id);
    if (!payment) return refuse(404, 'No such payment');
    const { amount = payment.amount } = (call.body ?? {}) as { amount?: number };
    return misbehave((await sandbox.behaviourOf(payment.receipt)).calls, async () => {
      if (rest === 'capture') {
        if (payment.status !== 'authorized' || amount !== payment.amount)
          return refuse(400, 'This payment has already been captured');
        await sandbox.capture(id);
        return answer({ ...paymentJson(payment), status: 'captured' });
      }
      if (rest === 'refund') {
        const key = call.headers?.['x-refund-idempotency'] ?? newId();
        const refund = await openRefund(sandbox, payment, amount, key, clock());
        return refund
          ? answer(refundJson(refund, clock()))
          : refuse(400, 'The payment has been fully refunded already');
      }
      const refunds = (await sandbox.refundsOf(id)).map((refund) => refundJson(refund, clock()));
      if (refundId === undefined) return answer({ items: refunds });
      const refund = refunds.find((one) => one.id === refundId);
      return refund ? answer(refund) : refuse(404, 'No such refund');
    });
  };

  return async (call: Call) => {
    const { pathname, searchParams } = new URL(call.path, 'http://sandbox');
    const [, , kind, id, rest, refundId] = pathname.split('/').map(decodeURIComponent);
    if (kind === 'orders') return ofOrders(call, id, rest);
    return id ? ofPayment(call, id, rest, refundId) : listed(searchParams);
  };
}

/** A payment as the provider writes it. */
function paymentJson(row: {
  id: string;
  status: string;
  amount: number;
  sandbox_order_id: string;
}): object {
  const { sandbox_order_id: orderId, id, status, amount } = row;
  return { id, status, amount, order_id: orderId, currency, method: 'sandbox' };
}
