import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { syncProviderPayments } from './paymentEvents.ts';
import { createReconciliationRepository } from './reconciliation.repository.ts';

/**
 * Queries the provider about orders whose payment is unknown: the browser never came back and no
 * webhook arrived.
 */
export function reconcileJob(deps: Deps): Job {
  const { clock, log } = deps;
  const due = createReconciliationRepository(deps.db);
  return {
    name: 'reconcile payments',
    everyMs: 30_000,
    async run() {
      const now = clock();
      for (const take of [due.take, due.takeDropped]) {
        for (let taken = await take(now); taken.length > 0; taken = await take(now)) {
          for (const { id, provider_order_id: providerOrderId } of taken) {
            try {
              await syncProviderPayments(deps, id, providerOrderId!, 'reconciliation');
            } catch (error) {
              log.warn({ err: error, order: id }, 'an order could not be reconciled');
            }
          }
        }
      }
    },
  };
}
