import { longCalls } from './longCalls.ts';

/** A report with long names, values of each standing, a corrected one and one over time. */
export function longReport(testName: string, patient: object, patientName: string) {
  const at = '2026-11-21T04:30:00.000Z';
  const value = (figures: object) => ({
    parameter: testName,
    parameterHindi: null,
    unit: '10³/µL',
    low: 12.5,
    high: 17.25,
    ...figures,
  });
  const values = [
    value({ value: 14, flag: 'NORMAL' }),
    value({ value: 11.75, flag: 'LOW', parameter: `${testName} 2` }),
    value({ value: 19_400.125, flag: 'HIGH', parameter: `${testName} 3`, low: null }),
    value({ value: 1.5, flag: 'CRITICAL', parameter: `${testName} 4`, high: null }),
    value({ value: 4, flag: 'NORMAL', parameter: `${testName} 5`, low: null, high: null }),
  ];
  return {
    report: {
      id: 'r0',
      orderId: 'o0',
      testName,
      testNameHindi: null,
      patientName,
      readyAt: at,
      url: '/report.pdf',
      values,
    },
    patient,
    labName: testName,
    orderNumber: '4821-7730',
    collectedAt: at,
    correction: `${testName}, ${testName}`,
    before: [value({ value: 16, flag: 'NORMAL' })],
    trends: [
      {
        parameter: testName,
        points: ['2026-02-21T04:30:00.000Z', '2026-08-21T04:30:00.000Z', at].map((day, index) => ({
          at: day,
          value: 12 + index,
        })),
      },
    ],
  };
}

/** The same as its link shows it. */
function longSharedReport(testName: string, patient: object, patientName: string) {
  const { report, labName, orderNumber, collectedAt, correction, before } = longReport(
    testName,
    patient,
    patientName,
  );
  const { testNameHindi, readyAt, values } = report;
  const said = { testName, testNameHindi, patientName, readyAt, values };
  const facts = { labName, orderNumber, collectedAt, correction, before };
  return { ...said, ...facts, patient, expiresAt: '2026-11-28T04:30:00.000Z' };
}

/** Links to a report: one that was opened often, and one that is over. */
const longReportLinks = [false, true].map((ended, index) => ({
  id: `k${index}`,
  createdAt: '2026-11-21T04:30:00.000Z',
  expiresAt: '2026-11-28T04:30:00.000Z',
  ended,
  opened: 1234 * index,
}));

/** Reminders of a long test: one that is set and due, one that is not, one that is not offered any more. */
const longRepeats = (testName: string, names: readonly string[]) => ({
  sentBy: ['WHATSAPP', 'EMAIL'],
  items: names.slice(0, 3).map((patientName, index) => ({
    patientId: `p${index}`,
    patientName,
    testId: 't1',
    testName,
    testNameHindi: null,
    offered: index !== 2,
    months: 12,
    choices: [1, 3, 6, 12].map((months) => ({ months, dueOn: '2027-09-30' })),
    set:
      index === 1 ? null : { id: `m${index}`, months: 12, dueOn: '2027-09-30', due: index === 0 },
  })),
});

/** The values of a report, of which one is critical, as they wait for their release. */
function longReportEntry(testName: string, patient: object) {
  const { report } = longReport(testName, patient, testName);
  const { id, orderId, values } = report;
  return {
    id,
    orderId,
    orderNumber: '4821-7730',
    testName,
    patient,
    labName: testName,
    sampleIds: ['KPL-10442'],
    parameters: values.map(({ parameter, unit, low, high }) => ({ parameter, unit, low, high })),
    entered: {
      id: 'v1',
      values,
      correction: testName,
      enteredBy: testName,
      enteredAt: report.readyAt,
      own: false,
      releasedBy: null,
      releasedAt: null,
      callNote: null,
    },
    released: null,
    upload: null,
    files: ['RELEASED', 'REJECTED'].map((state) => ({
      id: state,
      state,
      drawn: state === 'RELEASED',
      correction: testName,
      uploadedBy: testName,
      uploadedAt: report.readyAt,
      own: false,
      decidedBy: testName,
      decidedAt: report.readyAt,
      rejection: state === 'REJECTED' ? testName : null,
      url: '/report.pdf',
    })),
  };
}

/** What a test measures, with usual values of everybody and of some people. */
const longParameters = (testName: string) =>
  ['1', '2'].map((number) => ({
    parameter: `${testName} ${number}`,
    parameterHindi: null,
    unit: '10³/µL',
    ranges: [
      { gender: null, ageFrom: null, ageTo: 11, low: 12.5, high: 17_250.125 },
      { gender: 'FEMALE', ageFrom: 12, ageTo: null, low: null, high: 17.25 },
    ],
  }));

/** What pages about a report and its test are answered. */
export const longReportAnswers = (
  testName: string,
  patient: object,
  names: readonly [string, ...string[]],
) => ({
  report: longReport(testName, patient, names[0]),
  reportLinks: longReportLinks,
  openSharedReport: longSharedReport(testName, patient, names[0]),
  repeats: longRepeats(testName, names),
  reportEntry: longReportEntry(testName, patient),
  testParameters: { id: 't0', version: 'v1', parameters: longParameters(testName) },
  ...longCalls(testName),
});
