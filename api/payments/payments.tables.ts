import type { Generated } from 'kysely';
import type { SandboxBehaviour, SandboxCalls } from './sandbox/sandbox.contract.ts';

/** Money taken and given back, the provider's messages, and the sandbox's own books. */
export interface PaymentTables {
  payments: {
    id: string;
    order_id: string;
    provider_payment_id: string;
    /** What the provider took, in its own small unit. */
    paise: number;
    method: string | null;
    created_at: Date;
    refund_due_at: Date | null;
    refunded_at: Date | null;
  };
  provider_events: { id: string; received_at: Date };
  sandbox_orders: { id: string; receipt: string; amount: number; created_at: Date };
  sandbox_payments: {
    id: string;
    sandbox_order_id: string;
    amount: number;
    status: 'captured' | 'failed';
    created_at: Date;
    refund_key: string | null;
  };
  sandbox_behaviours: { receipt: string; calls: SandboxCalls; payment: SandboxBehaviour };
  sandbox_webhooks: { id: string; body: string; due_at: Date; tries: Generated<number> };
}
