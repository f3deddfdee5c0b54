import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportJson } from '../../api/reports/reports.contract.ts';
import type { Client } from './support/client.ts';
import { START } from './support/clock.ts';
import { multipart } from './support/multipart.ts';
import { readPdf } from './support/readPdf.ts';
import { adminClient } from './support/people.ts';
import { releasePdf } from './support/reportFiles.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { examine, paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

/** What a PDF draws, in its order. */
const drawnBy = async (client: Client, path: string | null) =>
  readPdf((await client.get(path!)).bytes!);
const rupees = (amount: number) =>
  `${amount < 0 ? '-' : ''}₹${Math.abs(amount).toLocaleString('en-IN')}`;

describe('a receipt', () => {
  it('says all this, in this order, and nothing else', async () => {
    const visit = await paidVisit(shop);
    const order = await visit.read();
    const { texts, title } = await drawnBy(visit.guest, order.receiptUrl);
    const number = texts.find((text) => text.startsWith('A/'))!;
    const sum = order.items.reduce((total, { price }) => total + price, 0);
    const lines = order.items.flatMap(({ test, patient, price }, index) => [
      String(index + 1),
      rupees(price),
      test.testName,
      patient.name,
    ]);
    expect(texts).toEqual(
      [
        'Assay',
        'Receipt',
        ['Number', number],
        ['Date', '21 November 2026'],
        ['Order', order.number],
        ['Customer', 'Guest'],
        ['Lab', order.lab.name],
        ['Visit', '24 November 2026, 9:00 am'],
        ['Payment', `UPI, ${visit.payment.id}`],
        ['No.', 'Test', 'Patient', 'Price'],
        lines,
        ['Sum of the tests', rupees(sum)],
        ['Discount', rupees(-order.discount)],
        ['Total paid', rupees(order.amount)],
        'All amounts in Indian rupees, taxes included.',
      ].flat(),
    );
    expect(title).toBe(`Receipt ${number}`);
  });

  it('is taken back by a credit note that names it, and what of it goes back', async () => {
    const visit = await paidVisit(shop);
    const { receiptUrl } = await visit.read();
    const receipt = (await drawnBy(visit.guest, receiptUrl)).texts[3];
    await visit.cancelItem(visit.paid[1]!._id);
    const [note] = (await visit.read()).creditNotes;
    const { texts, title } = await drawnBy(visit.guest, note!.url);
    expect(texts.slice(0, 12)).toEqual(
      [
        'Assay',
        'Credit note',
        ['Number', note!.number],
        ['Date', '21 November 2026'],
        ['Order', (await visit.read()).number],
        ['For receipt', receipt],
        ['Customer', 'Guest'],
      ].flat(),
    );
    expect(texts.slice(-3)).toEqual([
      'Total returned',
      rupees(note!.amount),
      'All amounts in Indian rupees, taxes included.',
    ]);
    expect(texts.filter((text) => text === 'Lipid Profile')).toHaveLength(1);
    expect(texts).not.toContain('TSH');
    expect(title).toBe(`Credit note ${note!.number}`);
  });
});

describe('the reports of a customer', () => {
  it('are listed with their tests and people, the newest order first, its tests in their order', async () => {
    const first = await paidVisit(shop);
    const home = first.guest;
    const lab = await examine(shop, first.id);
    for (const { _id: id } of first.paid.toReversed()) {
      shop.api.clock.advance({ minutes: 1 });
      await lab.upload(id);
    }
    const listed = (await home.get<ReportJson[]>('report')).body.data;
    const row = (index: number, testName: string, testNameHindi: string, patientName: string) => ({
      _id: first.paid[index]!._id,
      orderId: first.id,
      testName,
      testNameHindi,
      patientName,
      readyAt: `2026-11-24T12:0${3 - index}:00.000Z`,
      url: `/api/v1/report/${first.paid[index]!._id}/file`,
      values: [],
    });
    expect(listed).toEqual([
      row(0, 'TSH', 'टीएसएच (TSH)', 'Guest'),
      row(1, 'Lipid Profile', 'लिपिड प्रोफ़ाइल', 'Guest'),
      row(2, 'TSH', 'टीएसएच (TSH)', 'Ravi'),
    ]);
    const { headers } = await home.get(listed[1]!.url);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="Lipid Profile - Guest.pdf"; filename*=UTF-8''Lipid%20Profile%20-%20Guest.pdf`,
    });
  });

  it('have names in any script, without signs that a header or a disk does not take', async () => {
    const visit = await paidVisit(shop);
    const lab = await examine(shop, visit.id);
    const [item] = visit.paid;
    await lab.upload(item!._id);
    const named = async (name: string) => {
      const { booked } = await shop.api.db
        .selectFrom('order_items')
        .select('booked')
        .where('id', '=', item!._id)
        .executeTakeFirstOrThrow();
      const renamed = JSON.stringify({ ...booked, patient: { ...booked.patient, name } });
      await shop.api.db
        .updateTable('order_items')
        .set({ booked: renamed as never })
        .where('id', '=', item!._id)
        .execute();
      const { headers } = await visit.guest.get(`report/${item!._id}/file`);
      return headers['content-disposition'];
    };
    expect(await named('आशा 50%')).toBe(
      `attachment; filename="TSH - ___ 50_.pdf"; filename*=UTF-8''TSH%20-%20%E0%A4%86%E0%A4%B6%E0%A4%BE%2050%25.pdf`,
    );
    expect(await named(` O'Neil (*)  "a/b"\\c: `)).toBe(
      `attachment; filename="TSH - O'Neil ( ) a b c .pdf"; filename*=UTF-8''TSH%20-%20O%27Neil%20%28%20%29%20a%20b%20c%20.pdf`,
    );
    const long = String(await named('x'.repeat(200)));
    expect(/filename="([^"]*)"/.exec(long)![1]).toBe(`TSH - ${'x'.repeat(114)}`);
  });
});

describe('the upload of a report', () => {
  const upload = async (path: string, parts: Parameters<typeof multipart>[0]) => {
    const { body, headers } = multipart(parts);
    return (await adminClient(shop.api)).post(`admin/orders/${path}`, body, headers);
  };
  const pdf = Buffer.from('%PDF-1.4');

  it('is refused without a file, with another one, and with one that is no PDF', async () => {
    const visit = await paidVisit(shop);
    await examine(shop, visit.id);
    const path = `${visit.id}/report`;
    const missing = await upload(path, [['note', 'none']]);
    expect(reasonOf(missing)).toEqual([400, 'REPORT_FILE_MISSING']);
    const empty = await upload(path, [['report', Buffer.alloc(0), 'report.pdf']]);
    expect(reasonOf(empty)).toEqual([400, 'REPORT_FILE_MISSING']);
    const other = await upload(path, [['reports', pdf, 'report.pdf']]);
    expect(reasonOf(other)).toEqual([400, 'FILE_UNEXPECTED']);
    for (const bytes of [
      Buffer.from(`${' '.repeat(1020)}%PDF-1.4`),
      Buffer.from('%PDF'),
      Buffer.from('%pdf-1.4'),
    ])
      expect(reasonOf(await upload(path, [['report', bytes, 'report.pdf']]))).toEqual([
        415,
        'REPORT_NOT_PDF',
      ]);
    const json = await (await adminClient(shop.api)).post(`admin/orders/${path}`, {});
    expect(json.status).toBe(415);
  });

  it('may have bytes before its head, and is stored as it came', async () => {
    const visit = await paidVisit(shop);
    await examine(shop, visit.id);
    const scanned = Buffer.from(`\uFEFF\r\n${'-'.repeat(1000)}%PDF-1.4`);
    await upload(`${visit.id}/report`, [['report', scanned, 'report.pdf']]);
    await releasePdf(shop.api, visit.paid[0]!._id);
    const { text } = await visit.guest.get(`report/${visit.paid[0]!._id}/file`);
    expect(text.replace('\uFEFF', '')).toBe(scanned.toString().replace('\uFEFF', ''));
  });

  it('of a visit is for the first test that waits, then for the first, and for none of another visit', async () => {
    const [visit, other] = [await paidVisit(shop), await paidVisit(shop)];
    const lab = await examine(shop, visit.id);
    await lab.upload(visit.paid[0]!._id, 'one');
    const reportOf = async (index: number) =>
      (await visit.guest.get(`report/${visit.paid[index]!._id}/file`)).text;
    await upload(`${visit.id}/report`, [['report', Buffer.from('%PDF-1.4 two'), 'r.pdf']]);
    await releasePdf(shop.api, visit.paid[1]!._id);
    expect(await reportOf(1)).toBe('%PDF-1.4 two');
    await lab.upload(visit.paid[2]!._id);
    await upload(`${visit.id}/report`, [
      ['correction', 'A better copy'],
      ['report', Buffer.from('%PDF-1.4 again'), 'r.pdf'],
    ]);
    await releasePdf(shop.api, visit.paid[0]!._id);
    expect(await reportOf(0)).toBe('%PDF-1.4 again');
    for (const item of [other.paid[0]!._id, visit.id, 'unknown'])
      expect(
        reasonOf(await upload(`${visit.id}/items/${item}/report`, [['report', pdf, 'r.pdf']])),
      ).toEqual([404, 'ITEM_NOT_FOUND']);
  });

  it('is announced to the customer once, also where a better one replaces it', async () => {
    const visit = await paidVisit(shop);
    const lab = await examine(shop, visit.id);
    const me = await visit.guest.get<{ phoneNumber: string }>('users/me');
    const ready = async () =>
      (await shop.api.outbox()).filter(
        ({ to, text }) => to === me.body.data.phoneNumber && text.includes(' is ready.'),
      ).length;
    await lab.upload(visit.paid[1]!._id, 'one');
    expect(await ready()).toBe(1);
    shop.api.clock.advance({ minutes: 1 });
    await lab.upload(visit.paid[1]!._id, 'two');
    expect(await ready()).toBe(1);
  });
});
