import type { Outcome } from '../../devtools/samples/samples.ts';
import type { WindowResult } from '../../machines/booking/booking.types.ts';
import { endPayment } from './booking.actions.ts';
import type { Service } from './screens.ts';

/** The window opened, and ended. */
const isEndOfWindow = (outcome: Outcome) =>
  'answers' in outcome && (outcome.answers as WindowResult).kind !== 'blocked';

/** What the funnel asks for, by the operation that is answered in the browser. */
export const bookingServices: Record<string, Service> = {
  loadTestsToAdd: 'visitTests',
  loadPatientsToAdd: 'patients',
  loadRepeatedPatients: 'patients',
  loadRepeatedLabs: 'labs',
  checkAddresses: 'addresses',
  extendHoldToPay: 'extendHold',
  reloadReviewedOrder: 'order',
  reloadOrderToPay: 'order',
  loadOldest: 'order',
  pollOrder: 'order',
  // The sandbox's window is a part of the page: it cannot fail to open. Browsers that open none are
  // those of e2e/inApp.e2e.ts.
  openPaymentWindow: { settle: endPayment, when: isEndOfWindow },
  openPaymentPage: { settle: () => Promise.resolve(), when: () => false },
  checkPaidOrder: 'order',
};
