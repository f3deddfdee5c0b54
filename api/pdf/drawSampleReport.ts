import { drawPdf } from './drawPdf.ts';
import type { Pen } from './drawPdf.ts';

const [left, right] = [56, 539];
const columns = { value: 320, range: 420 };
const [firstRow, lastRow] = [622, 96];

function drawHead(pen: Pen, testName: string): void {
  pen.text(left, 770, 'Assay', { size: 22, bold: true });
  pen.text(right, 770, 'SAMPLE', { size: 26, bold: true, toTheLeft: true });
  pen.rule(752, left, right);
  let y = 730;
  for (const line of pen.wrapped(`Report: ${testName}`, right - left, { size: 12, bold: true })) {
    pen.text(left, y, line, { size: 12, bold: true });
    y -= 16;
  }
  pen.text(
    left,
    684,
    'This is a sample: it shows how a report is laid out. It has no measured value',
    {
      muted: true,
    },
  );
  pen.text(
    left,
    670,
    'and is about nobody. The reference ranges are those of the lab that measures.',
    {
      muted: true,
    },
  );
  pen.text(left, 646, 'What is measured', { muted: true });
  pen.text(columns.value, 646, 'Your value', { muted: true });
  pen.text(columns.range, 646, 'Reference range', { muted: true });
  pen.rule(638, left, right);
}

/** When the layout of sample reports last changed. */
const madeAt = new Date('2026-11-26T00:00:00Z');

/** The layout of a test's report, without values, marked as a sample on each page. */
export function drawSampleReport({
  testName,
  inclusions,
}: {
  testName: string;
  inclusions: readonly string[];
}): Promise<Buffer> {
  const measured = inclusions.length > 0 ? inclusions : [testName];
  return drawPdf({ title: `Sample report: ${testName}`, language: 'en', madeAt }, (pen) => {
    pen.addPage();
    drawHead(pen, testName);
    let y = firstRow;
    for (const one of measured) {
      const lines = pen.wrapped(one, columns.value - left - 12);
      if (y - 14 * lines.length < lastRow) {
        pen.addPage();
        drawHead(pen, testName);
        y = firstRow;
      }
      pen.text(columns.value, y, '-');
      pen.text(columns.range, y, '-');
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
