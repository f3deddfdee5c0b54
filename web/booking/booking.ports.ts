import type { BookingPorts } from '../../machines/booking/booking.types.ts';
import { ask, tell } from '../app/apollo.ts';
import {
  AddressesDocument,
  BookedOrderByIdDocument,
  CreateOrderDocument,
  LabsDocument,
  PatientsDocument,
  SaveAddressDocument,
  SavePatientDocument,
  SlotsDocument,
  StartPaymentDocument,
  VerifyPaymentDocument,
} from '../generated/graphql.ts';
import { openPaymentWindow } from './paymentWindow.ts';

/** The funnel's ports, answered by GraphQL operations and the provider's window. */
export const bookingPorts: BookingPorts = {
  loadPatients: async () => (await ask(PatientsDocument, {})).patients,
  savePatient: async (input) => (await tell(SavePatientDocument, { input })).savePatient,
  loadLabs: async ({ testId }) => (await ask(LabsDocument, { testId })).labs,
  loadSlots: async ({ labId }) => (await ask(SlotsDocument, { labId })).slots,
  loadAddresses: async () => (await ask(AddressesDocument, {})).addresses,
  saveAddress: async (input) => (await tell(SaveAddressDocument, { input })).saveAddress,
  createOrder: async (input) => (await tell(CreateOrderDocument, { input })).createOrder,
  loadOrder: async ({ orderId }) => (await ask(BookedOrderByIdDocument, { id: orderId })).order,
  startPayment: async (input) => (await tell(StartPaymentDocument, input)).startPayment,
  openPaymentWindow,
  verifyPayment: async (proof) => (await tell(VerifyPaymentDocument, { proof })).verifyPayment,
};
