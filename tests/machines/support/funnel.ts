import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { emptyDraft } from '../../../machines/booking/draft.ts';
import type { Draft } from '../../../machines/booking/draft.ts';
import { everything, timeToAddress } from '../../../devtools/samples/booking.samples.ts';
import { address, patient } from '../../../devtools/samples/entities.ts';
import { bookedOrder } from '../../../devtools/samples/orders.ts';
import { fittingTests } from '../../../devtools/samples/visitTests.ts';
import type { OrderItemInput } from '../../../machines/generated/schema.ts';
import type { Step } from '../../../devtools/simulation/walk.ts';
import { listen } from './listen.ts';

/** Everything is chosen, no order is made. */
export const draft: Draft = { ...emptyDraft('d1'), ...everything };

/**
 * The funnel, resumed at the furthest step that this draft allows; with no changes, the address.
 */
export async function funnel(changes: Partial<Draft> = {}) {
  const one = listen(bookingMachine, { draft: { ...draft, ...changes } });
  await one.go({ fact: { type: 'booking.resumed' } });
  return one;
}

/** From a chosen time to the address. */
export const toAddress: readonly Step[] = timeToAddress.map((fact) => ({ fact }));
/** From a time that is confirmed to the address. */
export const afterTime = toAddress.slice(1);
/** From the address: the order is being made. */
export const toOrder: readonly Step[] = [
  { answers: 'loadAddresses', with: [address] },
  { fact: { type: 'order.requested' } },
];
/** From the address: the order is made and looked over. */
export const toReview: readonly Step[] = [
  ...toOrder,
  { answers: 'createOrder', with: bookedOrder() },
];
/** From the address: the provider's window is open. */
export const toWindow: readonly Step[] = [
  ...toReview,
  { fact: { type: 'review.confirmed' } },
  { fact: { type: 'payment.requested' } },
  {
    answers: 'startPayment',
    with: {
      keyId: 'k',
      providerOrderId: 'order1',
      amountInPaise: 54_900,
      currency: 'INR',
      sandbox: true,
      returnPath: '/api/v1/payment/return/o1',
    },
  },
];
/** From the address: the payment's proof is being checked. */
export const toVerdict: readonly Step[] = [
  ...toWindow,
  {
    answers: 'openPaymentWindow',
    with: {
      kind: 'paid',
      proof: { providerPaymentId: 'pay1', providerOrderId: 'order1', signature: 'good' },
    },
  },
];

/** A patient was confirmed: the tests are for them, and go together. */
export const fits: Step = { answers: 'loadVisitTests', with: fittingTests };
/** On the list of labs with nobody known: the sheet is open. */
export const opensSheet: readonly Step[] = [
  { fact: { type: 'item.wanted' } },
  { answers: 'loadPatientsToAdd', with: [patient] },
];
/** On the list of labs with nobody known: everything up to a test that was added and fits. */
export const addsTest = (item: OrderItemInput): Step[] => [
  ...opensSheet,
  { fact: { type: 'item.added', item } },
  { answers: 'loadTestsToAdd', with: fittingTests },
];
