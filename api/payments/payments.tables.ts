import type { ColumnType, Generated } from 'kysely';
import type { SandboxBehaviour, SandboxCalls } from './sandbox/sandbox.contract.ts';

/** Payments and refunds, the provider's events, and the sandbox's own books. */
export interface PaymentTables {
  payments: {
    id: string;
    order_id: string;
    provider_payment_id: string;
    /** The captured amount, in paise. */
    paise: number;
    method: string | null;
    created_at: Date;
    /** When a refund first became due. */
    refund_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the refund is checked or retried next. */
    refund_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The id of the provider's refund: the pending one, and finally the one that was processed. */
    refund_id: ColumnType<string | null, string | null | undefined, string | null>;
    refund_failures: Generated<number>;
    refunded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  dropped_provider_orders: {
    id: string;
    order_id: string;
    dropped_at: Date;
    checked_at: Date | null;
  };
  provider_events: { id: string; received_at: Date };
  sandbox_orders: { id: string; receipt: string; amount: number; created_at: Date };
  sandbox_payments: {
    id: string;
    sandbox_order_id: string;
    amount: number;
    status: 'authorized' | 'captured' | 'failed';
    created_at: Date;
    refund_key: string | null;
  };
  sandbox_refunds: {
    id: string;
    sandbox_payment_id: string;
    refund_key: string;
    amount: number;
    failed: boolean;
    settles_at: Date;
  };
  sandbox_behaviours: { receipt: string; calls: SandboxCalls; payment: SandboxBehaviour };
  sandbox_webhooks: { id: string; body: string; due_at: Date; tries: Generated<number> };
}
