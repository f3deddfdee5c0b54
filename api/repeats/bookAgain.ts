import type { Deps } from '../deps.ts';
import { createOfferingLabs, labsFor } from '../labs/offeringLabs.ts';
import type { LabJson } from '../labs/labs.contract.ts';
import { orderJson } from '../orders/orderJson.ts';
import type { OrderJson } from '../orders/orders.contract.ts';
import { readPriceTerms } from '../orders/priceTerms.ts';
import { lastOrderWith } from './lastOrder.repository.ts';

/** Past bookings with what they would cost now. */
export function createBookAgain(deps: Pick<Deps, 'db' | 'clock'>) {
  const { db, clock } = deps;
  const labs = createOfferingLabs(deps);

  /** Leaves out cancelled tests. */
  async function again(
    order: OrderJson,
    userId: string,
  ): Promise<{ order: OrderJson; lab: LabJson | null }> {
    const booked = order.items.filter((item) => item.status !== 'cancelled');
    const offering = await labs.ofVisit(booked.map(({ test }) => test._id).toSorted(), {
      labId: order.lab._id,
      pin: order.address.zipCode,
    });
    const [lab = null] = labsFor(offering, await readPriceTerms(db, userId), clock());
    return { order, lab: lab && lab.missing.length === 0 ? lab : null };
  }

  return {
    again,

    /** The last booking of one test for one person; null if there is none. */
    async ofTest(
      userId: string,
      { patient_id: patient, test_id: test }: { patient_id: string; test_id: string },
    ) {
      const row = await lastOrderWith(db, userId, patient, test);
      if (!row) return null;
      const order = orderJson(row, clock(), 'customer');
      const isIt = (item: OrderJson['items'][number]) =>
        item.patientId === patient && item.test._id === test && item.status !== 'cancelled';
      return again({ ...order, items: order.items.filter(isIt) }, userId);
    },
  };
}
