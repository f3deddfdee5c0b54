import { savedListMachine } from '../../machines/savedList/savedList.machine.ts';
import { address, addressParts, failure, patient } from './entities.ts';
import { samplesOf } from './samples.ts';

const { relation, name, dateOfBirth, gender } = patient;
/** A patient and an address in the form in which they are sent. */
const written = { id: null, relation, name, dateOfBirth, gender };
const place = { id: null, ...addressParts };

export const savedListSamples = samplesOf<typeof savedListMachine>(savedListMachine, {
  facts: {
    'entry.opened': [
      { type: 'entry.opened', id: 'new' },
      { type: 'entry.opened', id: 'e2' },
    ],
    'editing.cancelled': [{ type: 'editing.cancelled' }],
    'patient.submitted': [
      { type: 'patient.submitted', patient: written },
      { type: 'patient.submitted', patient: { ...written, name: ' ' } },
    ],
    'address.submitted': [{ type: 'address.submitted', address: place }],
    'entry.removed': [{ type: 'entry.removed', id: 'e2' }],
    'default.chosen': [{ type: 'default.chosen', id: 'e2' }],
  },
  outcomes: {
    // One answer that fits both patients and addresses.
    saveEntry: [{ answers: { ...address, ...patient, id: 'e1' } }, { fails: failure() }],
    removeEntry: [{ answers: { message: 'Done' } }, { fails: failure() }],
    chooseDefaultAddress: [{ answers: { ...address, id: 'e2' } }, { fails: failure() }],
  },
});
