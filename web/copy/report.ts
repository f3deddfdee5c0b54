import { translated } from './language.ts';

/** Texts of a report's page: they say what was measured, never what it means for a person. */
export const reportCopy = translated('reportCopy', {
  title: 'Report',
  failed: 'The report could not be loaded.',
  notFound: 'There is no such report',
  all: 'All reports',
  open: 'Read',
  openOf: (test: string, name: string) => `Read the report of ${test} for ${name}`,
  order: 'Order',
  lab: 'Lab',
  collected: 'Sample taken',
  ready: 'Report ready',
  person: (name: string, age: string, gender: string) => `${name}, ${age}, ${gender}`,
  download: 'Download PDF',
  print: 'Print',
  allUsual: (count: number) =>
    count === 1 ? 'The value is in the usual range' : `All ${count} values are in the usual range`,
  someOutside: (outside: number, count: number) =>
    count === 1
      ? 'The value is outside the usual range'
      : `${outside} of ${count} values ${outside === 1 ? 'is' : 'are'} outside the usual range`,
  notAll:
    'A value outside the usual range is common and need not mean anything. Your doctor can tell you.',
  critical: 'Please speak to a doctor today',
  criticalText: (names: string) =>
    `${names}: far outside the usual range. If you feel unwell, go to a hospital.`,
  corrected: (day: string) => `Corrected on ${day}`,
  correctedWhy: (why: string) => `Why: ${why}`,
  correctedBefore: (value: string) => `Before the correction: ${value}`,
  values: 'What was measured',
  columns: {
    name: 'Measured',
    value: 'Your value',
    range: 'Usual range',
    standing: 'How it stands',
  },
  range: {
    both: (low: string, high: string) => `Usual: ${low} to ${high}`,
    low: (low: string) => `Usual: ${low} or more`,
    high: (high: string) => `Usual: up to ${high}`,
    none: 'No usual range is given',
  },
  standing: {
    usual: 'In the usual range',
    aLittleLow: 'A little below the usual range',
    low: 'Below the usual range',
    aLittleHigh: 'A little above the usual range',
    high: 'Above the usual range',
    criticalLow: 'Far below the usual range',
    criticalHigh: 'Far above the usual range',
    unknown: 'Measured',
  },
  trend: {
    title: 'Over time',
    now: (value: string) => `${value} now`,
    earlier: (value: string, day: string) => `${value} on ${day}`,
    more: 'Higher than last time',
    less: 'Lower than last time',
    same: 'The same as last time',
  },
  pdfOnly: 'This report is a PDF',
  pdfOnlyText: 'The lab sent it as a file. Download it to read it.',
  doctor: {
    title: 'What to ask your doctor',
    value: (name: string, value: string) => `What does ${name} ${value} mean for me?`,
    again: 'Should this be measured again, and when?',
    taken: 'Can anything that I eat, drink or take change these values?',
    change: 'Is there anything that I should change until then?',
    note: 'A report supports a doctor’s opinion and does not replace it.',
  },
} as const);
