import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that reached the stand-in. */
export interface ProviderCall {
  call: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
}

/** What goes wrong with one call; 'lost' is done, and only its answer does not arrive. */
export type Mishap = 'dropped' | 'lost' | 'silent' | number;

interface StandInPayment {
  id: string;
  status: string;
  amount: number;
  fee?: number | null;
  tax?: number | null;
  currency: string;
  method: string;
  order_id: string;
  amount_refunded: number;
}

/** A refund in its books. */
export interface StandInRefund {
  id: string;
  key: string;
  payment_id: string;
  amount: number;
  status: string;
  receipt: string | null;
}

/**
 * A stand-in of Razorpay's REST API, as far as we use it, with books of its own and mishaps on
 * request.
 */
export async function providerStandIn() {
  const calls: ProviderCall[] = [];
  const mishaps: Mishap[] = [];
  const orders = new Map<
    string,
    { id: string; receipt: string; amount: number; payments: StandInPayment[] }
  >();
  const refunds: StandInRefund[] = [];
  /** How the next refunds begin; processed where nothing is said. */
  const refundStatuses: string[] = [];
  const paymentBy = (id: string) =>
    [...orders.values()].flatMap((order) => order.payments).find((payment) => payment.id === id);
  const refuse = (status: number, description: string) => ({
    status,
    body: { error: { code: 'BAD_REQUEST_ERROR', description } },
  });

  const answer = ({ call, body, headers }: ProviderCall): { status: number; body: object } => {
    const [method, address] = call.split(' ') as [string, string];
    const url = new URL(address, 'http://provider');
    const [, , kind, id, rest, refundId] = url.pathname.split('/');
    if (kind === 'orders' && method === 'POST') {
      const order = {
        id: `order_${orders.size + 1}`,
        receipt: String(body.receipt),
        amount: Number(body.amount),
        payments: [],
      };
      orders.set(order.id, order);
      return { status: 200, body: order };
    }
    if (kind === 'orders')
      return orders.has(id!)
        ? { status: 200, body: { items: orders.get(id!)!.payments } }
        : refuse(404, 'No such order');
    if (!id) {
      const [skip, count] = ['skip', 'count'].map((name) => Number(url.searchParams.get(name)));
      const all = [...orders.values()].flatMap((order) => order.payments);
      return { status: 200, body: { items: all.slice(skip, skip! + count!) } };
    }
    const payment = paymentBy(id);
    if (!payment) return refuse(404, 'No such payment');
    if (rest === 'capture') {
      if (payment.status !== 'authorized')
        return refuse(400, 'This payment has already been captured');
      payment.status = 'captured';
      return { status: 200, body: payment };
    }
    const own = refunds.filter((refund) => refund.payment_id === id);
    if (rest === 'refunds') {
      const one = own.find((refund) => refund.id === refundId);
      if (refundId && !one) return refuse(404, 'No such refund');
      return { status: 200, body: one ?? { items: own } };
    }
    const key = String(headers['x-refund-idempotency']);
    const known = refunds.find((refund) => refund.key === key);
    if (known) return { status: 200, body: known };
    if (payment.amount_refunded + Number(body.amount) > payment.amount)
      return refuse(400, 'The payment has been fully refunded already');
    const status = refundStatuses.shift() ?? 'processed';
    const amount = Number(body.amount);
    const receipt = typeof body.receipt === 'string' ? body.receipt : null;
    const refund = {
      id: `rfnd_${refunds.length + 1}_${id}`,
      key,
      payment_id: id,
      amount,
      status,
      receipt,
    };
    refunds.push(refund);
    if (status !== 'failed') payment.amount_refunded += amount;
    return { status: 200, body: refund };
  };

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    request.on('end', () => {
      const call: ProviderCall = {
        call: `${request.method} ${request.url}`,
        authorization: request.headers.authorization,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
        headers: request.headers,
      };
      calls.push(call);
      const mishap = mishaps.shift();
      if (mishap === 'silent') return;
      if (mishap === 'dropped') return void request.socket.destroy();
      if (typeof mishap === 'number') return void response.writeHead(mishap).end('{}');
      const reply = answer(call);
      if (mishap === 'lost') return void request.socket.destroy();
      response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    mishaps,
    refunds,
    refundStatuses,
    /** Somebody gives it back by hand, or a part of it, in the provider's own pages. */
    refundByHand(payment: StandInPayment, amount = payment.amount): void {
      payment.amount_refunded += amount;
      refunds.push({
        id: `rfnd_${refunds.length + 1}_by_hand`,
        key: 'by hand',
        payment_id: payment.id,
        amount,
        status: 'processed',
        receipt: null,
      });
    },
    /** A person pays in its window. */
    pay(orderId: string, changes: Partial<StandInPayment> = {}): StandInPayment {
      const order = orders.get(orderId)!;
      const payment = {
        id: `pay_${orderId}_${order.payments.length + 1}`,
        status: 'captured',
        amount: order.amount,
        currency: 'INR',
        method: 'upi',
        order_id: orderId,
        amount_refunded: 0,
        ...changes,
      };
      order.payments.push(payment);
      return payment;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
