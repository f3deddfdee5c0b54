import type { BookingPorts } from '../../machines/booking/booking.types.ts';
import { query, mutate } from '../shared/apollo.ts';
import {
  AddressesDocument,
  BookedOrderByIdDocument,
  ChangeOrderDocument,
  CreateOrderDocument,
  DropOfferDocument,
  ExtendHoldDocument,
  GiveUpOrderDocument,
  LabsDocument,
  PatientsDocument,
  SaveAddressDocument,
  SavePatientDocument,
  SlotsDocument,
  StartPaymentDocument,
  TakeOfferDocument,
  VerifyPaymentDocument,
  VisitTestsDocument,
} from '../generated/graphql.ts';
import { findOwnPin } from '../shared/pin/findOwnPin.ts';
import { labsOf } from './labsOf.ts';
import { openPaymentPage, openPaymentWindow } from './paymentWindow.ts';

/** The funnel's ports, answered by GraphQL operations and the provider's window. */
export const bookingPorts: BookingPorts = {
  loadPatients: async () => (await query(PatientsDocument, {})).patients,
  loadVisitTests: async ({ testIds }) =>
    (await query(VisitTestsDocument, { ids: testIds })).visitTests,
  savePatient: async (input) => (await mutate(SavePatientDocument, { input })).savePatient,
  loadLabs: async ({ testIds, pin, orderId }) =>
    (await query(LabsDocument, { ...labsOf(testIds), pin, orderId })).labs,
  loadSlots: async ({ labId, testIds }) => (await query(SlotsDocument, { labId, testIds })).slots,
  loadAddresses: async () => (await query(AddressesDocument, {})).addresses,
  saveAddress: async (input) => {
    const { saveAddress } = await mutate(SaveAddressDocument, { input });
    findOwnPin();
    return saveAddress;
  },
  createOrder: async (input) => (await mutate(CreateOrderDocument, { input })).createOrder,
  changeOrder: async (input) => (await mutate(ChangeOrderDocument, { input })).changeOrder,
  extendHold: async (input) => (await mutate(ExtendHoldDocument, input)).extendHold,
  takeOffer: async (input) => (await mutate(TakeOfferDocument, input)).takeOffer,
  dropOffer: async (input) => (await mutate(DropOfferDocument, input)).dropOffer,
  cancelOrder: (input) => mutate(GiveUpOrderDocument, input),
  loadOrder: async ({ orderId }) => (await query(BookedOrderByIdDocument, { id: orderId })).order,
  startPayment: async (input) => (await mutate(StartPaymentDocument, input)).startPayment,
  openPaymentWindow,
  openPaymentPage,
  verifyPayment: async (proof) => (await mutate(VerifyPaymentDocument, { proof })).verifyPayment,
};
