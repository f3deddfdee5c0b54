import { reportEntryMachine } from '../../machines/reportEntry/reportEntry.machine.ts';
import type { ReportEntry } from '../../machines/generated/schema.ts';
import { failure } from './entities.ts';
import { samplesOf } from './samples.ts';

const values = {
  id: 'v1',
  values: [
    {
      parameter: 'Haemoglobin',
      parameterHindi: null,
      value: 11.4,
      unit: 'g/dL',
      low: 12,
      high: 15,
      flag: 'LOW' as const,
    },
  ],
  correction: null,
  enteredBy: 'Vidya Iyer',
  enteredAt: '2026-12-02T08:30:00.000Z',
  own: true,
  releasedBy: null,
  releasedAt: null,
  callNote: null,
};
const input = {
  values: [{ parameter: 'Haemoglobin', value: '11.4' }],
  sampleId: '',
  correction: '',
};

/** A report for which nothing was entered. */
export const emptyEntry: ReportEntry = {
  id: 'r1',
  orderId: 'o1',
  orderNumber: '4821-7730',
  testName: 'Complete Blood Count (CBC)',
  patient: { name: 'Leela Menon', relation: 'MOTHER', gender: 'FEMALE', age: 69, infantAge: null },
  labName: 'Kaveri Precision Labs',
  sampleIds: [],
  parameters: [{ parameter: 'Haemoglobin', unit: 'g/dL', low: 12, high: 15 }],
  entered: null,
  released: null,
};
/** One whose values were entered by who looks at it, by somebody else, and one that is released. */
export const ownEntry: ReportEntry = { ...emptyEntry, entered: values };
export const othersEntry: ReportEntry = { ...emptyEntry, entered: { ...values, own: false } };
export const releasedEntry: ReportEntry = {
  ...emptyEntry,
  released: {
    ...values,
    own: false,
    releasedBy: 'Omar Khan',
    releasedAt: '2026-12-02T09:00:00.000Z',
  },
};

/** What can happen while values are entered and released. */
export const reportEntrySamples = samplesOf<typeof reportEntryMachine>(reportEntryMachine, {
  input: { reportId: 'r1' },
  facts: {
    'values.submitted': [{ type: 'values.submitted', input }],
    'valuesFile.chosen': [
      { type: 'valuesFile.chosen', file: { name: 'values.csv' }, sampleId: '', correction: '' },
    ],
    'entering.resumed': [{ type: 'entering.resumed' }],
    'release.confirmed': [{ type: 'release.confirmed', callNote: '' }],
    'load.retried': [{ type: 'load.retried' }],
  },
  outcomes: {
    loadReportEntry: [
      { answers: emptyEntry },
      { answers: ownEntry },
      { answers: othersEntry },
      { answers: releasedEntry },
      { fails: failure() },
    ],
    enterValues: [{ answers: ownEntry }, { fails: failure('BAD_REQUEST') }],
    importValues: [{ answers: ownEntry }, { fails: failure('FILE_FAULTY') }],
    releaseValues: [
      { answers: releasedEntry },
      { fails: failure('CONFLICT') },
      { fails: failure('BAD_REQUEST') },
    ],
  },
});
