import { expect, it } from 'vitest';
import { pageSize } from '../../api/pdf/drawPdf.ts';
import { drawSampleReport } from '../../api/pdf/drawSampleReport.ts';
import { drawReceipt } from '../../api/receipts/drawReceipt.ts';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { readPdf } from './support/readPdf.ts';
import type { Drawn } from './support/readPdf.ts';

const overlap = (one: Drawn, other: Drawn) =>
  one.page === other.page &&
  one.left < other.right &&
  other.left < one.right &&
  one.foot < other.head &&
  other.foot < one.head;

/** What lies outside of the page, and which texts lie on one another. */
function faultsOf(drawn: Drawn[]): string[] {
  const outside = drawn.filter(
    ({ left, right, foot, head }) =>
      left < 40 || right > pageSize.width - 40 || foot < 40 || head > pageSize.height - 40,
  );
  const pairs = drawn.flatMap((one, index) =>
    drawn.slice(index + 1).flatMap((other) => (overlap(one, other) ? [[one, other] as const] : [])),
  );
  return [
    ...outside.map(({ text }) => `outside: ${text}`),
    ...pairs.map(([one, other]) => `${one.text} on ${other.text}`),
  ];
}

/** A text of this length as words, and as one word. */
const words = (length: number) => 'Word '.repeat(length / 5).trim();
const oneWord = (length: number) => 'n'.repeat(length);

it.each([
  ['words', words],
  ['one word', oneWord],
])('a receipt of the fullest visit with the longest names (%s) is whole', async (_, textOf) => {
  const lines = Array.from({ length: itemsPerSeat }, () => ({ test: textOf(120), price: 99_999 }));
  const { drawn } = await readPdf(
    await drawReceipt({
      number: 'C/2026-27/000001',
      kind: 'creditNote',
      order_id: 'o',
      subject: 'payment',
      payment_id: 'p',
      issued_at: new Date('2026-09-30T10:00:00+05:30'),
      rupees: 999_999,
      facts: {
        orderNumber: 'ASY-000001',
        lab: textOf(100),
        visit: { date: '2026-09-30', startTime: '10:00' },
        lines,
        discount: 99_999,
        offer: textOf(100),
        payment: { id: `pay_${oneWord(24)}`, method: 'netbanking' },
        receiptNumber: 'A/2026-27/000001',
      },
      people: { customer: textOf(60), patients: lines.map(() => textOf(80)) },
    }),
  );
  expect(drawn.filter(({ text }) => text === '₹99,999')).toHaveLength(itemsPerSeat);
  expect(drawn.map(({ text }) => text).join('')).toContain('All amounts in Indian rupees');
  expect(faultsOf(drawn)).toEqual([]);
});

it.each([
  ['words', words],
  ['one word', oneWord],
])(
  'a sample report of a test with the longest name and many lines (%s) is whole',
  async (_, textOf) => {
    const inclusions = Array.from({ length: 60 }, () => textOf(100));
    const { drawn, pages } = await readPdf(
      await drawSampleReport({ testName: textOf(120), inclusions }),
    );
    expect(pages).toBeGreaterThan(1);
    expect(faultsOf(drawn)).toEqual([]);
  },
);
