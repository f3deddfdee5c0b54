import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { applyProviderPayment, captureAuthorized } from './paymentEvents.ts';
import { createPaymentRepository } from './payments.repository.ts';
import { providerOf } from './providerOf.ts';

const day = 24 * 3600_000;
/** Days that the provider's list is read back: a bank may take days to confirm a payment. */
const days = 10;

/**
 * Compares the provider's list of payments with ours once a day, to find payments that were
 * confirmed days late and whose webhook was lost. Money that no longer buys anything is refunded.
 */
export function lateCapturesJob(deps: Deps): Job {
  const { db, clock, log } = deps;
  return {
    name: 'find late captures',
    everyMs: 3600_000,
    async run() {
      const payments = createPaymentRepository(db);
      const now = clock();
      // A mark per day: one process does the work, and one that fails tries again in an hour.
      const mark = `late captures ${now.toISOString().slice(0, 10)}`;
      if (await payments.isKnownEvent(mark)) return;
      const since = new Date(now.getTime() - days * day);
      for await (const found of providerOf(deps).provider.paymentsBetween(since, now)) {
        if (found.status !== 'captured' && found.status !== 'authorized') continue;
        const orderId = await payments.findByProviderOrder(found.orderId);
        if (orderId === undefined || (await payments.isKnownPayment(orderId, found.id))) continue;
        try {
          const payment = await captureAuthorized(deps, orderId, found);
          await applyProviderPayment(deps, orderId, payment, 'reconciliation');
        } catch (error) {
          log.warn({ err: error, order: orderId }, 'a late payment could not be applied');
        }
      }
      await payments.storeEvent(mark, now);
    },
  };
}
