import { noDoctor } from '../../devtools/samples/consultation.samples.ts';
import { typed } from './shownOnPage.ts';

const at = '2026-09-07T02:00:00.000Z';
export const value = (parameter: string, figures: object) =>
  typed('ReportValue', {
    parameter,
    parameterHindi: null,
    unit: 'mg/dL',
    low: null,
    high: 200,
    flag: 'NORMAL',
    ...figures,
  });

/** A report as the list of reports has it. */
export const report = typed('Report', {
  id: 'r1',
  orderId: 'o7',
  testName: 'Lipid Profile',
  testNameHindi: null,
  patientName: 'Leela Menon',
  readyAt: at,
  url: '/r1.pdf',
  values: [
    value('Total cholesterol', { value: 209, flag: 'HIGH' }),
    value('HDL cholesterol', { value: 57, low: 50, high: null }),
    value('Haemoglobin', { value: 11.4, unit: 'g/dL', low: 12, high: 15, flag: 'LOW' }),
    value('Ferritin', { value: 6, unit: 'ng/mL', low: 13, high: 150, flag: 'LOW' }),
    value('Potassium', { value: 6.9, unit: 'mmol/L', low: 3.5, high: 5.1, flag: 'HIGH' }),
    value('Blood group', { value: 1, unit: '', high: null }),
  ],
});

/** A test of which somebody is reminded. */
export const repeat = typed('Repeat', {
  patientId: 'p2',
  patientName: 'Leela Menon',
  testId: 'hba1c',
  testName: 'HbA1c',
  testNameHindi: null,
  offered: true,
  months: 3,
  choices: [3, 24].map((months) => typed('RepeatChoice', { months, dueOn: '2027-02-07' })),
  set: typed('SetRepeat', { id: 'm1', months: 3, dueOn: '2027-02-07', due: false }),
});

/** The page of a report with a value that was measured before and one that was corrected. */
export const reportShown = {
  url: '/reports/r1',
  answers: {
    reportLinks: [],
    consultation: noDoctor,
    repeats: typed('Repeats', { sentBy: ['SMS'], items: [repeat] }),
    report: typed('FullReport', {
      report,
      patient: typed('OrderPatient', {
        name: 'Leela Menon',
        relation: 'MOTHER',
        gender: 'FEMALE',
        age: 69,
        infantAge: null,
      }),
      labName: 'Kaveri Precision Labs',
      orderNumber: '4821-7730',
      collectedAt: at,
      correction: 'Diluted by mistake',
      before: [value('HDL cholesterol', { value: 41, low: 50, high: null, flag: 'LOW' })],
      trends: [
        typed('Trend', {
          parameter: 'Total cholesterol',
          points: [
            typed('TrendPoint', { at: '2026-06-03T02:00:00.000Z', value: 231 }),
            typed('TrendPoint', { at, value: 209 }),
          ],
        }),
      ],
    }),
  },
  blocks: [
    ['Leela Menon, 69 years, Female'],
    ['Kaveri Precision Labs'],
    ['4821-7730'],
    ['4 of 6 values are outside the usual range'],
    ['Why: Diluted by mistake'],
    ['Total cholesterol 209 mg/dL', 'Usual: up to 200', 'A little above the usual range'],
    ['Lower than last time', '231 on 3 Jun 2026', '209 mg/dL now'],
    ['HDL cholesterol 57 mg/dL', 'Usual: 50 or more', 'In the usual range'],
    ['Before the correction: 41 mg/dL'],
    ['Haemoglobin 11.4 g/dL', 'Usual: 12 to 15', 'A little below the usual range'],
    ['Ferritin 6 ng/mL', 'Usual: 13 to 150', 'Below the usual range'],
    ['Potassium 6.9 mmol/L', 'Usual: 3.5 to 5.1', 'Above the usual range'],
    ['Blood group 1', 'No usual range is given', 'Measured'],
    ['Have this test again', 'We remind you every 3 months, next for February 2027.'],
    ['What does Total cholesterol 209 mg/dL mean for me?'],
  ],
  prices: [],
};
