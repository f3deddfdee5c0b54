import { expect, it } from 'vitest';
import { drawSampleReport } from '../../api/catalogue/drawSampleReport.ts';
import { pageSize } from '../../api/pdf/drawPdf.ts';
import { textWidth } from '../../api/pdf/textWidth.ts';
import { drawReceipt } from '../../api/receipts/drawReceipt.ts';
import { itemsPerSeat } from '../../machines/order/visit.ts';

interface Drawn {
  text: string;
  page: number;
  left: number;
  right: number;
  foot: number;
  head: number;
}

/** Each page of a PDF, found by the table of its objects and the tree of its pages, as a reader does. */
function pagesOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const table = file.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)![1]));
  const [, count, rows] = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer\n/.exec(table)!;
  const offsets = rows!.match(/\d{10}(?= \d{5} n)/g)!.map(Number);
  expect(offsets).toHaveLength(Number(count) - 1);
  const objects = offsets.map((at, index) => {
    const [, body] = new RegExp(`^${index + 1} 0 obj\n(.*?)\nendobj\n`, 's').exec(file.slice(at))!;
    return body!;
  });
  const object = (of: string, name: string) =>
    objects[Number(new RegExp(`/${name} (\\d+) 0 R`).exec(of)![1]) - 1]!;
  const tree = object(object(table, 'Root'), 'Pages');
  const [, kids, many] = /^<< \/Type \/Pages \/Kids \[(.*)\] \/Count (\d+) >>$/.exec(tree)!;
  const numbers = kids!.match(/\d+(?= 0 R)/g)!.map(Number);
  expect([numbers.length, new Set(numbers).size]).toEqual([Number(many), Number(many)]);
  return numbers.map((number) => {
    const page = objects[number - 1]!;
    expect([page.startsWith('<< /Type /Page '), object(page, 'Parent')]).toEqual([true, tree]);
    const [, length, operations] = /^<< \/Length (\d+) >>\nstream\n(.*)\nendstream$/s.exec(
      object(page, 'Contents'),
    )!;
    expect(operations!.length).toBe(Number(length));
    return operations!;
  });
}

/** The lines across a PDF's pages. */
const rulesIn = (pdf: Buffer) =>
  pagesOf(pdf).flatMap((operations) => [
    ...operations.matchAll(/^0\.6 w 0\.75 G (\S+) (\S+) m (\S+) \2 l S$/gm),
  ]);

/** The texts that a PDF draws. */
function drawnIn(pdf: Buffer): Drawn[] {
  return pagesOf(pdf).flatMap((operations, page) =>
    [...operations.matchAll(/^BT \/F\d (\S+) Tf \S+ g (\S+) (\S+) Td \((.*)\) Tj ET$/gm)].map(
      ([, size, x, y, escaped]) => {
        const text = escaped!.replaceAll(/\\(.)/g, '$1');
        const [left, base] = [Number(x), Number(y)];
        return {
          text,
          page,
          left,
          right: left + textWidth(text, Number(size)),
          foot: base,
          head: base + 0.7 * Number(size),
        };
      },
    ),
  );
}

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
])('a receipt of the fullest visit with the longest names (%s) is whole', (_, textOf) => {
  const lines = Array.from({ length: itemsPerSeat }, () => ({ test: textOf(120), price: 99_999 }));
  const drawn = drawnIn(
    drawReceipt({
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
  expect(drawn.filter(({ text }) => text === '99,999')).toHaveLength(itemsPerSeat);
  expect(drawn.map(({ text }) => text).join('')).toContain('All amounts in Indian rupees');
  expect(faultsOf(drawn)).toEqual([]);
});

it.each([
  ['words', words],
  ['one word', oneWord],
])('a sample report of a test with the longest name and many lines (%s) is whole', (_, textOf) => {
  const inclusions = Array.from({ length: 60 }, () => textOf(100));
  const pdf = drawSampleReport({ testName: textOf(120), inclusions });
  const drawn = drawnIn(pdf);
  const pages = new Set(drawn.map(({ page }) => page)).size;
  expect(pages).toBeGreaterThan(1);
  expect(faultsOf(drawn)).toEqual([]);
  // Below the title, below the heads of the columns, and below each line of the table.
  const rules = rulesIn(pdf);
  expect(rules).toHaveLength(2 * pages + inclusions.length);
  expect(new Set(rules.map(([, from, , to]) => `${from} ${to}`)).size).toBe(1);
});
