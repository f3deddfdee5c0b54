import type { SavedListPorts } from '../../machines/savedList/savedList.types.ts';
import {
  ChooseDefaultAddressDocument,
  DeleteAddressDocument,
  DeletePatientDocument,
  SaveAddressDocument,
  SavePatientDocument,
} from '../generated/graphql.ts';
import { mutate } from '../shared/gateway.ts';
import { findOwnPin } from '../shared/pin/findOwnPin.ts';

/** The ports that both lists share; each has its own call to remove an entry. */
const both: Omit<SavedListPorts, 'removeEntry'> = {
  saveEntry: async (entry) => {
    if (entry.type === 'patient.submitted')
      return mutate(SavePatientDocument, { input: entry.patient });
    const saved = await mutate(SaveAddressDocument, { input: entry.address });
    void findOwnPin();
    return saved;
  },
  chooseDefaultAddress: (input) => mutate(ChooseDefaultAddressDocument, input),
};

/** The ports of the saved people, as GraphQL operations. */
export const personPorts: SavedListPorts = {
  ...both,
  removeEntry: (input) => mutate(DeletePatientDocument, input),
};

/** The ports of the saved addresses. */
export const addressPorts: SavedListPorts = {
  ...both,
  removeEntry: (input) => mutate(DeleteAddressDocument, input),
};
