import { addTestMachine } from '../../machines/addTest/addTest.machine.ts';
import { failure, sentence } from './entities.ts';
import { samplesOf } from './samples.ts';

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

export const addTestSamples = samplesOf<typeof addTestMachine>(addTestMachine, {
  facts: {
    'test.submitted': [{ type: 'test.submitted', icon: null, image: null, input }],
    'another.begun': [{ type: 'another.begun' }],
  },
  outcomes: { addTest: [sentence, { fails: failure() }] },
});
