import { isRefund } from '../../machines/refund/refund.rules.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { providerOf } from './providerOf.ts';
import { applyRefund, nextTry } from './refunds.ts';
import { createRefundRepository, refundStatusOf } from './refunds.repository.ts';
import type { Refund } from './refunds.repository.ts';

/**
 * The idempotency key of a refund: our id of the payment or item, so that nobody is refunded twice.
 * After a failure the key changes, as the provider would repeat the failed answer for the old one.
 */
const keyOf = ({ id, refund_failures: failures }: Refund) =>
  failures === 0 ? id : `${id}-${failures}`;

/** Requests refunds that are due, and checks those that are pending. */
export function refundJob(deps: Deps): Job {
  const { db, clock, log } = deps;
  return {
    name: 'refund payments',
    everyMs: 10_000,
    async run() {
      const { provider } = providerOf(deps);
      const refunds = createRefundRepository(db);
      for (const owed of await refunds.due(clock())) {
        const { provider_payment_id: paymentId, refund_id: pending } = owed;
        try {
          const refund = isRefund(refundStatusOf(owed), 'inFlight')
            ? await provider.refundOf(paymentId, pending!)
            : await provider.refund(paymentId, owed.paise, keyOf(owed), owed.paid);
          await applyRefund(deps, owed, refund, pending);
        } catch (error) {
          log.warn({ err: error, owed: owed.id }, 'a refund has to wait');
          // Postponed, so that it does not hold up the other refunds.
          await refunds.postpone(owed, nextTry(0, clock()));
        }
      }
    },
  };
}
