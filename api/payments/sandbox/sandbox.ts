import type { Db } from '../../db/database.ts';
import type { Clock } from '../../deps.ts';
import { newId } from '../../ids.ts';
import { notFound } from '../../refusal.ts';
import { currency } from '../../paise.ts';
import { razorpay } from '../razorpay.ts';
import { hmac } from '../../secrets/signatures.ts';
import type { SandboxBehaviour } from './sandbox.contract.ts';
import { createSandboxRepository } from './sandbox.repository.ts';
import { sandboxAccount, signed } from './sandboxSignature.ts';
import { sandboxTransport } from './sandboxTransport.ts';

/** Milliseconds after which a late webhook comes; by then the seat is no longer held. */
const lateness = 20 * 60_000;
/** Paise that a wrong amount is off by; not whole rupees, as a provider's need not be either. */
const wrongBy = 150;

/**
 * The built-in provider: the same client as for the real one, over tables of its own that survive a
 * restart.
 */
export function createSandbox(db: Db, clock: Clock) {
  const sandbox = createSandboxRepository(db);
  return {
    provider: razorpay(sandboxAccount, sandboxTransport(db, clock), true),

    /**
     * Pays or fails, as a person would in the provider's window; returns what the window hands
     * over, the webhook, and the requested behaviour.
     */
    async pay(providerOrderId: string, outcome: 'paid' | 'failed', asked?: SandboxBehaviour) {
      const order = await sandbox.orderById(providerOrderId);
      if (!order) throw notFound('PROVIDER_ORDER_NOT_FOUND');
      const behaviour = asked ?? order.payment ?? 'plain';
      const id = `pay_${newId()}`;
      const taken = behaviour === 'authorized' ? ('authorized' as const) : ('captured' as const);
      const status = outcome === 'paid' ? taken : ('failed' as const);
      const amount = order.amount + (behaviour === 'wrongAmount' ? wrongBy : 0);
      const entity = {
        id,
        order_id: order.id,
        status,
        ...(behaviour !== 'webhookIncomplete' && { amount, currency, method: 'sandbox' }),
      };
      const webhook = signed(
        `event_${newId()}`,
        JSON.stringify({
          entity: 'event',
          event: `payment.${status}`,
          payload: { payment: { entity } },
        }),
      );
      const now = clock();
      const lateBy = behaviour === 'webhookLate' ? lateness : 0;
      await sandbox.addPayment(
        { id, orderId: order.id, amount, status },
        behaviour === 'noWebhook'
          ? null
          : {
              id: webhook.headers['x-razorpay-event-id'],
              body: webhook.body,
              dueAt: new Date(now.getTime() + lateBy),
            },
        now,
      );
      return {
        behaviour,
        webhook,
        proof: {
          razorpay_payment_id: id,
          razorpay_order_id: order.id,
          razorpay_signature: hmac(sandboxAccount.keySecret, `${order.id}|${id}`),
        },
      };
    },
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;
