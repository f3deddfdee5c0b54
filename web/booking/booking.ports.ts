import type { BookingPorts } from '../../machines/booking/booking.types.ts';
import { ask, tell } from '../shared/apollo.ts';
import {
  AddressesDocument,
  BookedOrderByIdDocument,
  ChangeOrderDocument,
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
  changeOrder: async (input) => (await tell(ChangeOrderDocument, { input })).changeOrder,
  loadOrder: async ({ orderId }) => (await ask(BookedOrderByIdDocument, { id: orderId })).order,
  startPayment: async (input) => (await tell(StartPaymentDocument, input)).startPayment,
  openPaymentWindow,
  verifyPayment: async (proof) => (await tell(VerifyPaymentDocument, { proof })).verifyPayment,
};
