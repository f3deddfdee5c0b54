import type { AddressJson, AddressRequest } from '../../api/addresses/addresses.contract.ts';
import type {
  LastBookingJson,
  PatientJson,
  PatientRequest,
} from '../../api/patients/patients.contract.ts';
import type {
  AddressResolvers,
  LastBookingResolvers,
  MutationResolvers,
  PatientResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';
import { renamed } from './renamed.ts';
import { genderFromRest, genderToRest, relationFromRest, relationToRest } from './enumValues.ts';

export const people = {
  Query: {
    patients: async (_parent, _args, { rest }) => (await rest.patients.patients()).data,
    addresses: async (_parent, _args, { rest }) => (await rest.addresses.addresses()).data,
  } satisfies QueryResolvers,
  Mutation: {
    savePatient: async (_parent, { input: { id, ...patient } }, { rest }) => {
      const inWords = {
        ...patient,
        relation: relationToRest[patient.relation],
        gender: genderToRest[patient.gender],
      };
      const body = renamed(inWords, {
        relation: 'bookingforWhom',
        name: 'name',
        dateOfBirth: 'DOB',
        gender: 'gender',
        guardianConsents: 'guardianConsents',
      });
      const { guardianConsents, ...sent } = body;
      const request: PatientRequest =
        typeof guardianConsents === 'boolean' ? { ...sent, guardianConsents } : sent;
      return (await rest.patients.savePatient(id, request)).data;
    },
    deletePatient: (_parent, { id }, { rest }) => rest.patients.deletePatient(id),
    saveAddress: async (_parent, { input: { id, ...address } }, { rest }) =>
      (await rest.addresses.saveAddress(id, address satisfies Required<AddressRequest>)).data,
    chooseDefaultAddress: async (_parent, { id }, { rest }) =>
      (await rest.addresses.chooseDefaultAddress(id)).data,
    deleteAddress: (_parent, { id }, { rest }) => rest.addresses.deleteAddress(id),
  } satisfies MutationResolvers,
  Patient: {
    id: (patient) => patient._id,
    relation: (patient) => relationFromRest[patient.bookingforWhom],
    dateOfBirth: (patient) => patient.DOB,
    gender: (patient) => genderFromRest[patient.gender],
  } satisfies Complete<PatientResolvers, PatientJson>,
  LastBooking: {
    labId: (booking) => booking.lab,
    addressId: (booking) => booking.address,
  } satisfies Complete<LastBookingResolvers, LastBookingJson>,
  Address: { id: (address) => address._id } satisfies Complete<AddressResolvers, AddressJson>,
};
