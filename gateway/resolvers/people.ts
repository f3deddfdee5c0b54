import type { AddressJson } from '../../api/addresses/addresses.contract.ts';
import type { PatientJson } from '../../api/patients/patients.contract.ts';
import type {
  AddressResolvers,
  MutationResolvers,
  PatientResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';
import { genderFromRest, genderToRest, relationFromRest, relationToRest } from './words.ts';

export const people = {
  Query: {
    patients: async (_parent, _args, { rest }) => (await rest.patients.patients()).data,
    addresses: async (_parent, _args, { rest }) => (await rest.addresses.addresses()).data,
  } satisfies QueryResolvers,
  Mutation: {
    savePatient: async (_parent, { input }, { rest }) => {
      const body = {
        bookingforWhom: relationToRest[input.relation],
        name: input.name,
        DOB: input.dateOfBirth,
        gender: genderToRest[input.gender],
      };
      return (await rest.patients.savePatient(input.id, body)).data;
    },
    deletePatient: async (_parent, { id }, { rest }) => ({
      message: (await rest.patients.deletePatient(id)).message,
    }),
    saveAddress: async (_parent, { input: { id, houseNo, road, zipCode, cityState } }, { rest }) =>
      (await rest.addresses.saveAddress(id, { houseNo, road, zipCode, cityState })).data,
    chooseDefaultAddress: async (_parent, { id }, { rest }) =>
      (await rest.addresses.chooseDefaultAddress(id)).data,
    deleteAddress: async (_parent, { id }, { rest }) => ({
      message: (await rest.addresses.deleteAddress(id)).message,
    }),
  } satisfies MutationResolvers,
  Patient: {
    id: (patient) => patient._id,
    relation: (patient) => relationFromRest[patient.bookingforWhom],
    dateOfBirth: (patient) => patient.DOB,
    gender: (patient) => genderFromRest[patient.gender],
  } satisfies Complete<PatientResolvers, PatientJson>,
  Address: { id: (address) => address._id } satisfies Complete<AddressResolvers, AddressJson>,
};
