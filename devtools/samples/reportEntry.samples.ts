import { reportEntryMachine } from '../../machines/reportEntry/reportEntry.machine.ts';
import type { ReportEntry } from '../../machines/generated/schema.ts';
import { failure, refused } from './entities.ts';
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

/** A report without any values. */
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
  upload: null,
  files: [],
};
const pdf = {
  id: 'f1',
  state: 'UPLOADED' as const,
  drawn: false,
  correction: null,
  uploadedBy: 'Vidya Iyer',
  uploadedAt: '2026-12-02T08:30:00.000Z',
  own: true,
  decidedBy: null,
  decidedAt: null,
  rejection: null,
  url: '/api/v1/admin/reports/r1/files/f1',
};
/** Reports whose PDF was uploaded by the viewer, and by somebody else. */
export const ownPdf: ReportEntry = { ...emptyEntry, upload: pdf };
export const othersPdf: ReportEntry = { ...emptyEntry, upload: { ...pdf, own: false } };
/**
 * Reports whose values were entered by the viewer and by somebody else, and one that is released.
 */
export const ownEntry: ReportEntry = { ...emptyEntry, entered: values };
export const othersEntry: ReportEntry = { ...emptyEntry, entered: { ...values, own: false } };
export const releasedEntry: ReportEntry = {
  ...emptyEntry,
  files: [
    {
      ...pdf,
      state: 'RELEASED',
      drawn: true,
      own: false,
      decidedBy: 'Omar Khan',
      decidedAt: '2026-12-02T09:00:00.000Z',
    },
  ],
  released: {
    ...values,
    own: false,
    releasedBy: 'Omar Khan',
    releasedAt: '2026-12-02T09:00:00.000Z',
  },
};

/** Values and a PDF are independent of each other: a report with any of both. */
const withBoth = [ownEntry, othersEntry, releasedEntry].flatMap((entry) =>
  [ownPdf, othersPdf].map(({ upload }) => ({ ...entry, upload })),
);

/** What entering values leads to: a PDF may have been uploaded before. */
const ownValues = [ownEntry, ...withBoth.filter(({ entered }) => entered?.own)].map((entry) => ({
  answers: entry,
}));
/** What releasing them leads to. */
const releasedValues = [releasedEntry, ...withBoth.filter(({ released }) => released)].map(
  (entry) => ({ answers: entry }),
);

/** All states that a report can be in. */
const standings = [
  emptyEntry,
  ownEntry,
  othersEntry,
  releasedEntry,
  ownPdf,
  othersPdf,
  ...withBoth,
].map((entry) => ({ answers: entry }));

export const reportEntrySamples = samplesOf<typeof reportEntryMachine>(reportEntryMachine, {
  input: { reportId: 'r1' },
  facts: {
    'values.submitted': [{ type: 'values.submitted', input }],
    'valuesFile.chosen': [
      { type: 'valuesFile.chosen', file: { name: 'values.csv' }, sampleId: '', correction: '' },
    ],
    'entering.resumed': [{ type: 'entering.resumed' }],
    'release.confirmed': [{ type: 'release.confirmed', callNote: '' }],
    'pdf.chosen': [{ type: 'pdf.chosen', file: { name: 'report.pdf' }, correction: '' }],
    'pdf.released': [{ type: 'pdf.released', read: { patient: 'Leela Menon', age: '69' } }],
    'pdf.rejected': [{ type: 'pdf.rejected', reason: 'The report of somebody else' }],
    'pdf.withdrawn': [{ type: 'pdf.withdrawn', reason: 'The wrong test' }],
    'load.retried': [{ type: 'load.retried' }],
  },
  outcomes: {
    loadReportEntry: [...standings, { fails: failure() }],
    enterValues: [
      ...ownValues,
      { fails: refused('MEASURED_INVALID', { params: { parameter: 'Haemoglobin' } }) },
    ],
    importValues: [...ownValues, { fails: failure('FILE_FAULTY') }],
    releaseValues: [
      ...releasedValues,
      { fails: refused('VALUES_CHANGED', { code: 'CONFLICT' }) },
      { fails: refused('CRITICAL_CALL_MISSING') },
    ],
    uploadReport: [{ answers: { id: 'o1' } }, { fails: refused('REPORT_NOT_PDF') }],
    addReport: [{ answers: { id: 'o1' } }, { fails: refused('CORRECTION_REASON_MISSING') }],
    withdrawReportFile: [
      ...standings,
      { fails: refused('REPORT_FILE_CHANGED', { code: 'CONFLICT' }) },
      { fails: refused('REJECTION_REASON_MISSING') },
    ],
    releaseReportFile: [
      ...standings,
      { fails: refused('REPORT_FILE_CHANGED', { code: 'CONFLICT' }) },
      { fails: refused('REPORT_FILE_UNREAD') },
    ],
    rejectReportFile: [
      ...standings,
      { fails: refused('REPORT_FILE_CHANGED', { code: 'CONFLICT' }) },
      { fails: refused('REJECTION_REASON_MISSING') },
    ],
  },
});
