import type { BookingPorts } from '../../machines/booking/booking.ports.ts';
import { query, mutate } from '../shared/gateway.ts';
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
import { bookingReads } from './bookingReads.ts';
import type { Read } from './bookingReads.ts';
import { openPaymentPage, openPaymentWindow } from './paymentWindow.ts';
import type { NamedDocument } from '../shared/trusted.ts';

const asked =
  <Input, Data, Variables extends object, Output>(
    { variables, pick }: Read<Input, Data, Variables, Output>,
    document: NamedDocument<Data, Variables>,
  ) =>
  async (input: Input) =>
    pick(await query(document, variables(input)));

/** The funnel's ports, as GraphQL operations and the provider's payment window. */
export const bookingPorts: BookingPorts = {
  loadPatients: asked(bookingReads.loadPatients, PatientsDocument),
  loadVisitTests: asked(bookingReads.loadVisitTests, VisitTestsDocument),
  savePatient: async (input) => (await mutate(SavePatientDocument, { input })).savePatient,
  loadLabs: asked(bookingReads.loadLabs, LabsDocument),
  loadSlots: asked(bookingReads.loadSlots, SlotsDocument),
  loadAddresses: asked(bookingReads.loadAddresses, AddressesDocument),
  saveAddress: async (input) => {
    const { saveAddress } = await mutate(SaveAddressDocument, { input });
    void findOwnPin();
    return saveAddress;
  },
  createOrder: async (input) => (await mutate(CreateOrderDocument, { input })).createOrder,
  changeOrder: async (input) => (await mutate(ChangeOrderDocument, { input })).changeOrder,
  extendHold: async (input) => (await mutate(ExtendHoldDocument, input)).extendHold,
  takeOffer: async (input) => (await mutate(TakeOfferDocument, input)).takeOffer,
  dropOffer: async (input) => (await mutate(DropOfferDocument, input)).dropOffer,
  cancelOrder: (input) => mutate(GiveUpOrderDocument, input),
  loadOrder: asked(bookingReads.loadOrder, BookedOrderByIdDocument),
  startPayment: async (input) => (await mutate(StartPaymentDocument, input)).startPayment,
  openPaymentWindow,
  openPaymentPage,
  verifyPayment: async (proof) => (await mutate(VerifyPaymentDocument, { proof })).verifyPayment,
};
