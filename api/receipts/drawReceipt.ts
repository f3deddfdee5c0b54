import type { MessageLanguage } from '../messages/language.ts';
import { drawPdf } from '../pdf/drawPdf.ts';
import type { Pen } from '../pdf/drawPdf.ts';
import { datedDays, slotWords } from '../slots/slotWords.ts';
import { indianDate } from '../slots/times.ts';
import type { ReceiptRow } from './receipts.repository.ts';
import { receiptWords } from './receiptWords.ts';

const [left, right] = [56, 539];
const [highest, lowest] = [770, 76];
const labelWidth = 94;
const testColumn = 84;
const patientColumn = 310;

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
  // Without this, a discount of nothing is '-₹0'.
  signDisplay: 'negative',
});

/** Receipts from before they had a language are in English. */
const languageOf = ({ facts }: ReceiptRow): MessageLanguage => facts.language ?? 'en';

/** The y at which a block of this height is drawn: here, or at the head of the next page. */
function withRoomFor(pen: Pen, height: number, y: number): number {
  if (y - height > lowest) return y;
  pen.addPage();
  return highest;
}

/** The facts above the lines, each with its label. */
function headingsOf(row: ReceiptRow): [string, string][] {
  const { facts, people, issued_at: issuedAt, number } = row;
  const language = languageOf(row);
  const words = receiptWords[language];
  const paid = facts.payment && [facts.payment.method?.toUpperCase(), facts.payment.id];
  return [
    [words.number, number],
    [words.date, datedDays[language](indianDate(issuedAt))],
    [words.order, facts.orderNumber],
    ...(facts.receiptNumber ? [[words.forReceipt, facts.receiptNumber] as [string, string]] : []),
    ...(people ? [[words.customer, people.customer] as [string, string]] : []),
    [words.lab, facts.lab],
    [words.visit, slotWords(facts.visit, language, datedDays)],
    ...(paid ? [[words.payment, paid.filter(Boolean).join(', ')] as [string, string]] : []),
  ];
}

function drawHeadings(pen: Pen, row: ReceiptRow): number {
  pen.text(left, 770, 'Assay', { size: 22, bold: true });
  const heading = receiptWords[languageOf(row)][row.kind];
  pen.text(right, 772, heading, { size: 18, toTheLeft: true });
  pen.rule(752, left, right);
  let y = 728;
  for (const [label, text] of headingsOf(row)) {
    pen.text(left, y, label, { muted: true });
    for (const line of pen.wrapped(text, right - left - labelWidth)) {
      pen.text(left + labelWidth, y, line);
      y -= 16;
    }
  }
  return y - 14;
}

function drawLines(pen: Pen, row: ReceiptRow, top: number): number {
  const { facts, people } = row;
  const words = receiptWords[languageOf(row)];
  const style = { size: 9, muted: true };
  pen.text(left, top, words.position, style);
  pen.text(testColumn, top, words.test, style);
  pen.text(patientColumn, top, words.patient, style);
  pen.text(right, top, words.price, { ...style, toTheLeft: true });
  pen.rule(top - 8, left, right);
  let y = top - 24;
  facts.lines.forEach(({ test, price }, index) => {
    const tests = pen.wrapped(test, patientColumn - testColumn - 12);
    const patients = pen.wrapped(people?.patients[index] ?? '', 150);
    const height = 15 * Math.max(tests.length, patients.length) + 6;
    y = withRoomFor(pen, height, y);
    pen.text(left, y, `${index + 1}`);
    pen.text(right, y, rupees.format(price), { toTheLeft: true });
    tests.forEach((line, at) => pen.text(testColumn, y - 15 * at, line));
    patients.forEach((line, at) => pen.text(patientColumn, y - 15 * at, line));
    y -= height;
  });
  pen.rule(y + 6, left, right);
  return y - 12;
}

function drawSums(pen: Pen, row: ReceiptRow, top: number): void {
  const { facts, kind } = row;
  const words = receiptWords[languageOf(row)];
  const offer = facts.offer ? ` (${facts.offer})` : '';
  const sums: [string, number][] = [
    [words.sum, facts.lines.reduce((total, { price }) => total + price, 0)],
    [`${words.discount}${offer}`, -facts.discount],
  ];
  let y = withRoomFor(pen, 120, top);
  for (const [label, value] of sums) {
    const lines = pen.wrapped(label, right - patientColumn - 70);
    lines.forEach((line, at) => pen.text(patientColumn, y - 15 * at, line, { muted: true }));
    pen.text(right, y, rupees.format(value), { toTheLeft: true });
    y -= 15 * (lines.length - 1) + 18;
  }
  const total = { size: 12, bold: true };
  pen.text(patientColumn, y - 4, kind === 'receipt' ? words.totalPaid : words.totalReturned, total);
  pen.text(right, y - 4, rupees.format(row.rupees), { ...total, toTheLeft: true });
  pen.text(left, 60, words.taxes, { size: 9, muted: true });
}

/** A receipt or credit note as a PDF, drawn from its stored facts. */
export function drawReceipt(row: ReceiptRow): Promise<Buffer> {
  const language = languageOf(row);
  const title = `${receiptWords[language][row.kind]} ${row.number}`;
  return drawPdf({ title, language, madeAt: row.issued_at }, (pen) => {
    pen.addPage();
    drawSums(pen, row, drawLines(pen, row, drawHeadings(pen, row)));
  });
}
