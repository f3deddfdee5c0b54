import { addTestMachine } from '../../machines/addTest/addTest.machine.ts';
import { always, isBusy, modelOf } from './model.ts';
import { failure, sentence } from './samples.ts';

const input = {
  testName: 'ESR',
  price: '199',
  reportTime: '8 Hours',
  tat: '',
  description: '',
  inclusions: '',
  disclaimers: [],
  features: [],
  whyBook: [],
};

/** The administrator adds a test. */
export const addTestModel = modelOf<typeof addTestMachine>(addTestMachine, {
  facts: {
    'test.submitted': [{ type: 'test.submitted', icon: null, image: null, input }],
    'another.begun': [{ type: 'another.begun' }],
  },
  outcomes: { addTest: [sentence, { fails: failure() }] },
  states: {
    editing: always,
    saving: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
    saved: ({ context }) => context.message === null,
  },
});
