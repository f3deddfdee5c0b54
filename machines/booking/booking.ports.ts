import type {
  AddressInput,
  OrderChange,
  OrderInput,
  PatientInput,
  PaymentProof,
  PaymentRequest,
  PaymentVerdict,
} from '../generated/schema.ts';
import type { FitTest } from '../order/fit.ts';
import { port } from '../ports.ts';
import type {
  AddressChoice,
  BookedOrder,
  LabChoice,
  PatientChoice,
  SlotChoice,
  WindowResult,
} from './booking.types.ts';

/** What the funnel asks of the outside. */
export const ports = {
  loadPatients: port<void, PatientChoice[]>(),
  /** The tests with the people they are for and the tests they cannot be combined with. */
  loadVisitTests: port<{ testIds: string[] }, FitTest[]>(),
  savePatient: port<PatientInput, PatientChoice>(),
  loadLabs: port<{ testIds: string[]; pin: string | null; orderId: string | null }, LabChoice[]>(),
  loadSlots: port<{ labId: string; testIds: string[] }, SlotChoice[]>(),
  loadAddresses: port<void, AddressChoice[]>(),
  saveAddress: port<AddressInput, AddressChoice>(),
  createOrder: port<OrderInput, BookedOrder>(),
  changeOrder: port<OrderChange, BookedOrder>(),
  extendHold: port<{ orderId: string }, BookedOrder>(),
  takeOffer: port<{ orderId: string; code: string }, BookedOrder>(),
  dropOffer: port<{ orderId: string }, BookedOrder>(),
  cancelOrder: port<{ orderId: string; onlyUnpaid: boolean }, unknown>(),
  loadOrder: port<{ orderId: string }, BookedOrder>(),
  startPayment: port<
    { orderId: string; idempotencyKey: string; expectedAmount: number | null },
    PaymentRequest
  >(),
  openPaymentWindow: port<PaymentRequest, WindowResult>(),
  /** Resolves only if the provider's page was closed; otherwise the browser has left this page. */
  openPaymentPage: port<PaymentRequest, { kind: 'dismissed' }>(),
  verifyPayment: port<PaymentProof, PaymentVerdict>(),
};
export type BookingPorts = typeof ports;
