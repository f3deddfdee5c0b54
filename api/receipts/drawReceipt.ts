import { drawPdf } from '../pdf/drawPdf.ts';
import type { Page } from '../pdf/drawPdf.ts';
import { wrapped } from '../pdf/textWidth.ts';
import { latinText } from '../pdf/latinText.ts';
import type { ReceiptRow } from './receipts.repository.ts';

const [left, right] = [56, 539];
const testColumn = 84;
const patientColumn = 310;

const days = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const figures = new Intl.NumberFormat('en-IN');
const dayOf = (date: string) => days.format(new Date(`${date}T00:00:00+05:30`));

/** The facts above the lines, each with its label. */
function headingsOf({ facts, people, issued_at: issuedAt, number }: ReceiptRow) {
  return [
    ['Number', number],
    ['Date', days.format(issuedAt)],
    ['Order', facts.orderNumber],
    ...(facts.receiptNumber ? [['For receipt', facts.receiptNumber]] : []),
    ...(people ? [['Customer', people.customer]] : []),
    ['Lab', facts.lab],
    ['Visit', `${dayOf(facts.visit.date)}, ${facts.visit.startTime}`],
    ...(facts.payment
      ? [
          [
            'Payment',
            [facts.payment.method?.toUpperCase(), facts.payment.id].filter(Boolean).join(', '),
          ],
        ]
      : []),
  ] as [string, string][];
}

function drawHeadings(page: Page, row: ReceiptRow): number {
  page.text(left, 770, 'Assay', { size: 22, bold: true });
  page.text(right, 772, row.kind === 'receipt' ? 'Receipt' : 'Credit note', {
    size: 18,
    toTheLeft: true,
  });
  page.rule(752, left, right);
  let y = 728;
  for (const [label, text] of headingsOf(row)) {
    page.text(left, y, label, { muted: true });
    for (const line of wrapped(latinText(text), 10, right - 150)) {
      page.text(150, y, line);
      y -= 16;
    }
  }
  return y - 14;
}

function drawTableHead(page: Page, y: number): number {
  const style = { size: 9, muted: true };
  page.text(left, y, 'No.', style);
  page.text(testColumn, y, 'Test', style);
  page.text(patientColumn, y, 'Patient', style);
  page.text(right, y, 'Price in Rs', { ...style, toTheLeft: true });
  page.rule(y - 8, left, right);
  return y - 24;
}

/** A receipt or credit note as a PDF, drawn from what is stored of it. */
export function drawReceipt(row: ReceiptRow): Buffer {
  const { facts, people, kind, number, rupees } = row;
  return drawPdf(`${kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`, (addPage) => {
    const page = addPage();
    let y = drawTableHead(page, drawHeadings(page, row));
    facts.lines.forEach(({ test, price }, index) => {
      const tests = wrapped(latinText(test), 10, patientColumn - testColumn - 12);
      const patients = wrapped(latinText(people?.patients[index] ?? ''), 10, 150);
      page.text(left, y, `${index + 1}`);
      page.text(right, y, figures.format(price), { toTheLeft: true });
      tests.forEach((line, at) => page.text(testColumn, y - 14 * at, line));
      patients.forEach((line, at) => page.text(patientColumn, y - 14 * at, line));
      y -= 14 * Math.max(tests.length, patients.length) + 6;
    });
    page.rule(y + 6, left, right);
    const sum = facts.lines.reduce((total, { price }) => total + price, 0);
    const offer = facts.offer ? ` (${facts.offer})` : '';
    const sums: [string, number][] = [
      ['Sum of the tests', sum],
      [`Discount${offer}`, -facts.discount],
    ];
    y -= 12;
    for (const [label, value] of sums) {
      const lines = wrapped(latinText(label), 10, right - patientColumn - 60);
      lines.forEach((line, at) => page.text(patientColumn, y - 14 * at, line, { muted: true }));
      page.text(right, y, figures.format(value), { toTheLeft: true });
      y -= 14 * (lines.length - 1) + 18;
    }
    page.text(patientColumn, y - 4, kind === 'receipt' ? 'Total paid' : 'Total returned', {
      size: 12,
      bold: true,
    });
    page.text(right, y - 4, `Rs ${figures.format(rupees)}`, {
      size: 12,
      bold: true,
      toTheLeft: true,
    });
    page.text(left, 60, 'All amounts in Indian rupees, taxes included.', { size: 9, muted: true });
  });
}
