import type { AdminTestJson, TestChanges } from '../catalogue/catalogue.contract.ts';
import { concernsOf, fastingOf, genderOf, yesOrNoOf } from '../catalogue/testTexts.ts';

/** A column of the file: how it is written, and what one of its cells changes. */
interface TestColumn {
  write(test: AdminTestJson): string;
  /** Throws 400 for a word that is not allowed; an empty result changes nothing. */
  read(cell: string): TestChanges;
}

const linesOf = (list: string[] | string) => (typeof list === 'string' ? list : list.join('\n'));
const itemsOf = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * The columns after the id, in the order in which they are written; the columns of the labs follow.
 */
export const testColumns = {
  testName: {
    write: (test) => test.testName,
    read: (cell) => ({ testName: cell }),
  },
  price: {
    write: (test) => String(test.price ?? ''),
    read: (cell) => (cell.trim() ? { price: cell } : {}),
  },
  report_time: {
    write: (test) => test.report_time ?? '',
    read: (cell) => ({ report_time: cell }),
  },
  tat: {
    write: (test) => test.tat ?? '',
    read: (cell) => ({ tat: cell }),
  },
  fasting: {
    write: (test) => test.fasting,
    read: (cell) => ({ fasting: fastingOf(cell.trim().toLowerCase()) }),
  },
  description: {
    write: (test) => test.description ?? '',
    read: (cell) => ({ description: cell }),
  },
  inclusions: {
    write: (test) => linesOf(test.inclusions),
    read: (cell) => ({ inclusions: cell }),
  },
  disclaimers: {
    write: (test) => linesOf(test.disclaimers),
    read: (cell) => ({ disclaimers: cell }),
  },
  features: {
    write: (test) => linesOf(test.features),
    read: (cell) => ({ features: cell }),
  },
  why_book: {
    write: (test) => linesOf(test.why_book),
    read: (cell) => ({ why_book: cell }),
  },
  aliases: {
    write: (test) => linesOf(test.aliases),
    read: (cell) => ({ aliases: cell }),
  },
  concerns: {
    write: (test) => linesOf(test.concerns),
    read: (cell) => ({ concerns: concernsOf(itemsOf(cell.toLowerCase())) }),
  },
  // Spreadsheets write true and false in capitals.
  is_package: {
    write: (test) => String(test.is_package),
    read: (cell) => ({ is_package: yesOrNoOf(cell.trim().toLowerCase(), 'is_package') }),
  },
  for_gender: {
    write: (test) => test.for_gender ?? '',
    read: (cell) => ({ for_gender: genderOf(cell.trim().toLowerCase()) ?? null }),
  },
  age_from: {
    write: (test) => String(test.age_from ?? ''),
    read: (cell) => ({ age_from: cell }),
  },
  age_to: {
    write: (test) => String(test.age_to ?? ''),
    read: (cell) => ({ age_to: cell }),
  },
  contains: {
    write: (test) => linesOf(test.contains),
    read: (cell) => ({ contains: cell }),
  },
  apart_from: {
    write: (test) => linesOf(test.apart_from),
    read: (cell) => ({ apart_from: cell }),
  },
  apart_minutes: {
    write: (test) => String(test.apart_minutes ?? ''),
    read: (cell) => ({ apart_minutes: cell }),
  },
  repeat_months: {
    write: (test) => String(test.repeat_months ?? ''),
    read: (cell) => ({ repeat_months: cell }),
  },
  active: {
    write: (test) => String(test.active),
    read: (cell) => ({ active: yesOrNoOf(cell.trim().toLowerCase(), 'active') }),
  },
} satisfies Record<string, TestColumn>;

export type TestColumnName = keyof typeof testColumns;
export const testColumnNames = Object.keys(testColumns) as TestColumnName[];
/** The column that identifies a line's test. */
export const idColumn = 'id';
