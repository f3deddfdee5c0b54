import { drawPdf } from '../pdf/drawPdf.ts';
import type { Page } from '../pdf/drawPdf.ts';
import { latinText } from '../pdf/latinText.ts';
import { wrapped } from '../pdf/textWidth.ts';

const [left, right] = [56, 539];
const columns = { value: 320, range: 420 };
const [firstRow, lastRow] = [622, 96];
const size = 10;

function drawHead(page: Page, testName: string): void {
  page.text(left, 770, 'Assay', { size: 22, bold: true });
  page.text(right, 770, 'SAMPLE', { size: 26, bold: true, toTheLeft: true });
  page.rule(752, left, right);
  let y = 730;
  for (const line of wrapped(latinText(`Report: ${testName}`), 12, right - left)) {
    page.text(left, y, line, { size: 12, bold: true });
    y -= 16;
  }
  page.text(
    left,
    684,
    'This is a sample: it shows how a report is laid out. It has no measured value',
    {
      muted: true,
    },
  );
  page.text(
    left,
    670,
    'and is about nobody. The reference ranges are those of the lab that measures.',
    {
      muted: true,
    },
  );
  page.text(left, 646, 'What is measured', { muted: true });
  page.text(columns.value, 646, 'Your value', { muted: true });
  page.text(columns.range, 646, 'Reference range', { muted: true });
  page.rule(638, left, right);
}

/** A report of a test as it is laid out, without any value, marked as a sample on each page. */
export function drawSampleReport({
  testName,
  inclusions,
}: {
  testName: string;
  inclusions: readonly string[];
}): Buffer {
  const measured = inclusions.length > 0 ? inclusions : [testName];
  return drawPdf(`Sample report: ${testName}`, (addPage) => {
    let page = addPage();
    drawHead(page, testName);
    let y = firstRow;
    for (const one of measured) {
      const lines = wrapped(latinText(one), size, columns.value - left - 12);
      if (y - 14 * lines.length < lastRow) {
        page = addPage();
        drawHead(page, testName);
        y = firstRow;
      }
      page.text(columns.value, y, '-');
      page.text(columns.range, y, '-');
      for (const line of lines) {
        page.text(left, y, line, { size });
        y -= 14;
      }
      page.rule(y + 6, left, right);
      y -= 10;
    }
    page.text(left, 64, 'A report is for a doctor to interpret.', { size: 9, muted: true });
  });
}
