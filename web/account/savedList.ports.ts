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

/** What both lists send; each removes by a call of its own. */
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

/** The saved people, answered by GraphQL operations. */
export const personPorts: SavedListPorts = {
  ...both,
  removeEntry: (input) => mutate(DeletePatientDocument, input),
};

/** The saved addresses. */
export const addressPorts: SavedListPorts = {
  ...both,
  removeEntry: (input) => mutate(DeleteAddressDocument, input),
};
