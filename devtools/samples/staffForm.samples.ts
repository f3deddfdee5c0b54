import { staffFormMachine } from '../../machines/staffForm/staffForm.machine.ts';
import { failure, refused } from './entities.ts';
import { samplesOf } from './samples.ts';

/** The settings as they are read, and as somebody else has saved them meanwhile. */
export const storedSettings = {
  version: 'v1',
  serviceablePins: ['5600'],
  technicians: ['Ravi Kumar'],
};
export const settingsOfOthers = {
  version: 'v2',
  serviceablePins: ['5600', '5620'],
  technicians: ['Ravi Kumar'],
};

export const staffFormSamples = samplesOf<typeof staffFormMachine>(staffFormMachine, {
  facts: { 'form.submitted': [{ type: 'form.submitted', change: storedSettings }] },
  outcomes: {
    saveForm: [
      { answers: { ...storedSettings, version: 'v3' } },
      { fails: failure() },
      { fails: refused('CHANGED_SINCE', { code: 'CONFLICT' }) },
    ],
    loadStored: [{ answers: settingsOfOthers }, { fails: failure() }],
  },
});
