import { findTestMachine } from '../../machines/findTest/findTest.machine.ts';
import { failure } from './entities.ts';
import { samplesOf } from './samples.ts';

const foundTest = { id: 'tsh', name: 'TSH', icon: 'icon:thyroid', priceInRupees: 249, amounts: [] };

export const findTestSamples = samplesOf<typeof findTestMachine>(findTestMachine, {
  facts: {
    'text.typed': ['thyriod', 't', '  '].map((text) => ({ type: 'text.typed', text }) as const),
    'arrow.pressed': [{ type: 'arrow.pressed', key: 'down', results: ['tsh', 'hba1c'] }],
    'results.closed': [{ type: 'results.closed' }],
    'load.retried': [{ type: 'load.retried' }],
    'search.left': [{ type: 'search.left' }],
    'tests.listed': [{ type: 'tests.listed', listed: 'THYROID' }],
    'package.picked': [{ type: 'package.picked', testId: 'fever-panel' }],
    'package.dropped': [{ type: 'package.dropped' }],
  },
  outcomes: { loadRelated: [{ answers: [foundTest] }, { fails: failure() }] },
});
