import { drawPdf } from './drawPdf.ts';
import type { Pen } from './drawPdf.ts';

/** The content of a report's PDF. */
export interface DrawnReport {
  testName: string;
  patient: { name: string; gender: string; age: number };
  labName: string;
  orderNumber: string;
  releasedAt: Date;
  /** The reason if it replaces an earlier report. */
  correction: string | null;
  values: readonly {
    parameter: string;
    value: number;
    unit: string;
    low: number | null;
    high: number | null;
    flag: 'low' | 'normal' | 'high' | 'critical';
  }[];
}

const [left, right] = [56, 539];
const columns = { value: 250, range: 350, note: 450 };
const [firstRow, lastRow] = [622, 96];
const notes = { low: 'Low', normal: '', high: 'High', critical: 'Critical' };

/** The normal range in words, such as '12 to 15'. */
const rangeOf = ({ low, high }: DrawnReport['values'][number]): string => {
  if (low !== null && high !== null) return `${low} to ${high}`;
  if (low !== null) return `${low} or more`;
  return high === null ? '-' : `up to ${high}`;
};

function drawHead(pen: Pen, report: DrawnReport): void {
  const { patient, labName, orderNumber, releasedAt, correction } = report;
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  const [title = ''] = pen.wrapped(report.testName, right - left, { size: 14, bold: true });
  pen.text(left, 786, 'Assay', { size: 18, bold: true });
  pen.text(right, 786, labName, { toTheLeft: true });
  pen.rule(772, left, right);
  pen.text(left, 750, title, { size: 14, bold: true });
  pen.text(left, 726, `${patient.name}, ${patient.age}, ${patient.gender}`, { bold: true });
  pen.text(left, 710, `Order ${orderNumber}. Released ${day.format(releasedAt)}.`, { muted: true });
  if (correction !== null) {
    const [why = ''] = pen.wrapped(`Corrected report: ${correction}`, right - left, { bold: true });
    pen.text(left, 690, why, { bold: true });
  }
  pen.text(left, 650, 'What was measured', { muted: true });
  pen.text(columns.value, 650, 'Value', { muted: true });
  pen.text(columns.range, 650, 'Usual range', { muted: true });
  pen.rule(640, left, right);
}

/** A report of released values, each with its normal range. */
export function drawReport(report: DrawnReport): Promise<Buffer> {
  const facts = { title: `Report: ${report.testName}`, language: 'en' } as const;
  return drawPdf({ ...facts, madeAt: report.releasedAt }, (pen) => {
    const begin = () => {
      pen.addPage();
      drawHead(pen, report);
      return firstRow;
    };
    let y = begin();
    for (const value of report.values) {
      const lines = pen.wrapped(value.parameter, columns.value - left - 12);
      if (y - 14 * lines.length < lastRow) y = begin();
      const isUnusual = value.flag !== 'normal';
      pen.text(columns.value, y, `${value.value} ${value.unit}`, { bold: isUnusual });
      pen.text(columns.range, y, rangeOf(value));
      pen.text(columns.note, y, notes[value.flag], { bold: true });
      for (const line of lines) {
        pen.text(left, y, line);
        y -= 14;
      }
      pen.rule(y + 6, left, right);
      y -= 10;
    }
    pen.text(left, 64, 'A report is for a doctor to interpret.', { size: 9, muted: true });
  });
}
