import type { Outcome } from '../../devtools/samples/samples.ts';
import type { WindowResult } from '../../machines/booking/booking.types.ts';
import { endPayment } from './booking.actions.ts';
import type { Service } from './screens.ts';

/** The window opened, and ended. */
const isEndOfWindow = (outcome: Outcome) =>
  'answers' in outcome && (outcome.answers as WindowResult).kind !== 'blocked';

/** What the funnel asks for, by the operation that is answered in the browser. */
export const bookingServices: Record<string, Service> = {
  loadPatients: 'patients',
  loadVisitTests: 'visitTests',
  loadTestsToAdd: 'visitTests',
  loadPatientsToAdd: 'patients',
  savePatient: 'savePatient',
  loadLabs: 'labs',
  loadRepeatedPatients: 'patients',
  loadRepeatedLabs: 'labs',
  checkAddresses: 'addresses',
  loadSlots: 'slots',
  loadAddresses: 'addresses',
  saveAddress: 'saveAddress',
  createOrder: 'createOrder',
  changeOrder: 'changeOrder',
  extendHold: 'extendHold',
  extendHoldToPay: 'extendHold',
  takeOffer: 'takeOffer',
  dropOffer: 'dropOffer',
  reloadReviewedOrder: 'order',
  reloadOrderToPay: 'order',
  loadOldest: 'order',
  cancelOrder: 'cancelOrder',
  loadOrder: 'order',
  pollOrder: 'order',
  startPayment: 'startPayment',
  verifyPayment: 'verifyPayment',
  // The sandbox's window is a part of the page: it cannot fail to open. Browsers that open none are
  // those of e2e/inApp.e2e.ts.
  openPaymentWindow: { settle: endPayment, when: isEndOfWindow },
  openPaymentPage: { settle: () => Promise.resolve(), when: () => false },
  checkPaidOrder: 'order',
};
