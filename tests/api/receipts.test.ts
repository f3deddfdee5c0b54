import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import type { PaymentJson } from '../../api/payments/payments.contract.ts';
import { erasePersonalTables } from '../../api/users/personalTables.repository.ts';
import { financialYear } from '../../api/receipts/receipts.rules.ts';
import type { Client } from './support/client.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import { readPdf } from './support/readPdf.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { family, paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

const pdfOf = async (client: Client, path: string | null) => {
  const { status, bytes, headers } = await client.get(path!);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  return { bytes, ...(await readPdf(bytes!)), name: String(headers['content-disposition']) };
};
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
/** A customer's last payment, as the list of them shows it. */
const paymentOf = async (client: Client) =>
  (await client.get<PaymentJson[]>('payment')).body.data[0]!;
const receiptNumber = (texts: string[]) => texts.find((text) => text.startsWith('A/'))!;

describe('the receipt of a visit', () => {
  it('has a number of its own, a line for each test, the discount and what was paid', async () => {
    const visit = await paidVisit(shop);
    const order = await visit.read();
    const { texts, name } = await pdfOf(visit.guest, order.receiptUrl);
    const number = receiptNumber(texts);
    expect(number).toMatch(/^A\/2026-27\/\d{6}$/);
    expect(name).toContain(`filename="${number.replaceAll('/', '-')}.pdf"`);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Receipt',
        order.number,
        order.lab.name,
        ...order.items.flatMap(({ test, patient }) => [test.testName, patient.name]),
        `-${rupees(order.discount)}`,
        'Total paid',
        rupees(order.amount),
      ]),
    );
    expect((await paymentOf(visit.guest)).receiptUrl).toBe(order.receiptUrl);
  });

  it('never changes, whatever becomes of the order, and the database refuses to change it', async () => {
    const visit = await paidVisit(shop);
    const { receiptUrl } = await visit.read();
    const before = await pdfOf(visit.guest, receiptUrl);
    await visit.cancelItem(visit.paid[0]!._id);
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    expect(await pdfOf(visit.guest, receiptUrl)).toEqual(before);
    expect((await paymentOf(visit.guest)).receiptUrl).toBe(receiptUrl);
    const { db } = shop.api;
    const refused = 'receipts are only ever added to';
    const changed = sql`update receipts set rupees = 1 where order_id = ${visit.id}`;
    await expect(changed.execute(db)).rejects.toThrow(refused);
    await expect(db.deleteFrom('receipts').execute()).rejects.toThrow(refused);
    await expect(sql`truncate receipts`.execute(db)).rejects.toThrow(refused);
  });

  it("is its customer's and administrators' alone", async () => {
    const visit = await paidVisit(shop);
    const { receiptUrl } = await visit.read();
    const [stranger] = await crowd(shop.api, 1);
    expect((await stranger!.get(receiptUrl!)).status).toBe(404);
    expect((await shop.api.client().get(receiptUrl!)).status).toBe(401);
    await pdfOf(await adminClient(shop.api), receiptUrl);
    const seen = await shop.api.db
      .selectFrom('admin_audit')
      .select('order_ids')
      .where('action', '=', 'receipt.viewed')
      .execute();
    expect(seen.map(({ order_ids: ids }) => ids)).toEqual([[visit.id]]);
  });

  it('is not there for an unpaid order', async () => {
    const home = await family(shop.api);
    const order = (await home.order()).body.data;
    expect(order.receiptUrl).toBeNull();
    expect((await home.guest.get(`order/${order._id}/receipt.pdf`)).status).toBe(404);
  });

  it('is made when it is asked for where an older version took the payment', async () => {
    const home = await family(shop.api);
    const { _id: id, amount } = (await home.order()).body.data;
    const { db, clock } = shop.api;
    await db
      .updateTable('orders')
      .set({ payment_status: 'SUCCESS' })
      .where('id', '=', id)
      .execute();
    await db
      .insertInto('payments')
      .values({
        id: newId(),
        order_id: id,
        provider_payment_id: `pay_${id}`,
        paise: amount * 100,
        method: 'upi',
        created_at: clock.now(),
      })
      .execute();
    const { receiptUrl } = await paymentOf(home.guest);
    expect(receiptUrl).toBe(`/api/v1/order/${id}/receipt.pdf`);
    const { texts } = await pdfOf(home.guest, receiptUrl);
    expect(texts.filter((text) => text === 'TSH')).toHaveLength(2);
    expect(texts).toContain(`UPI, pay_${id}`);
    const again = await pdfOf(home.guest, `order/${id}/receipt.pdf`);
    expect(again.texts).toEqual(texts);
  });

  it('loses its names, and nothing else, with the account', async () => {
    const visit = await paidVisit(shop);
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    const stored = () =>
      shop.api.db
        .selectFrom('receipts')
        .selectAll()
        .where('order_id', '=', visit.id)
        .orderBy('number')
        .execute();
    const before = await stored();
    expect(before.map(({ people }) => people!.patients)).toEqual([
      ['Guest', 'Guest', 'Ravi'],
      ['Guest', 'Guest', 'Ravi'],
    ]);
    const { user: id } = visit.guest;
    await erasePersonalTables(shop.api.db, { id, email: `${id}@example.com`, phone: null });
    expect(await stored()).toEqual(before.map((row) => ({ ...row, people: null })));
  });
});

describe('what goes back', () => {
  it('has a credit note for each cancelled test and one for the rest, which add up to what was paid', async () => {
    const visit = await paidVisit(shop);
    const { amount } = await visit.read();
    await visit.cancelItem(visit.paid[0]!._id);
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    const { creditNotes, receiptUrl } = await visit.read();
    expect(creditNotes).toHaveLength(2);
    expect(creditNotes.reduce((sum, note) => sum + note.amount, 0)).toBe(amount);
    const number = receiptNumber((await pdfOf(visit.guest, receiptUrl)).texts);
    const first = (await pdfOf(visit.guest, creditNotes[0]!.url)).texts;
    const rest = (await pdfOf(visit.guest, creditNotes[1]!.url)).texts;
    expect(first).toEqual(
      expect.arrayContaining([
        'Credit note',
        creditNotes[0]!.number,
        number,
        visit.paid[0]!.test.testName,
        'Total returned',
        rupees(creditNotes[0]!.amount),
      ]),
    );
    expect(rest.filter((text) => ['TSH', 'Lipid Profile'].includes(text))).toHaveLength(2);
    const [stranger] = await crowd(shop.api, 1);
    expect((await stranger!.get(creditNotes[0]!.url)).status).toBe(404);
    const other = await paidVisit(shop);
    const elsewhere = creditNotes[0]!.url.replace(visit.id, other.id);
    expect((await other.guest.get(elsewhere)).status).toBe(404);
  });
});

describe('a credit note', () => {
  it('says when it was made, is no receipt, and the staff’s look at it is written down', async () => {
    const visit = await paidVisit(shop);
    shop.api.clock.advance({ minutes: 5 });
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    const { creditNotes, receiptUrl, amount } = await visit.read();
    const { number, url } = creditNotes[0]!;
    const notes = `/api/v1/order/${visit.id}/creditnotes`;
    expect(creditNotes).toEqual([
      {
        number,
        amount,
        issuedAt: '2026-11-21T04:35:00.000Z',
        url: `${notes}/${number.replaceAll('/', '-')}`,
      },
    ]);
    const receipt = receiptNumber((await pdfOf(visit.guest, receiptUrl)).texts);
    const asNote = await visit.guest.get(`${notes}/${receipt.replaceAll('/', '-')}`);
    expect(reasonOf(asNote)).toEqual([404, 'RECEIPT_NOT_FOUND']);
    const operations = await temporaryAdministrator(shop.api, 'operations');
    await pdfOf(operations, url);
    const seen = await shop.api.db
      .selectFrom('admin_audit')
      .select(['action', 'order_ids'])
      .where('admin_id', '=', operations.id)
      .execute();
    expect(seen).toEqual([{ action: 'receipt.viewed', order_ids: [visit.id] }]);
  });
});

describe('the numbers', () => {
  it('have no gap and come once, however many are made at once', async () => {
    const visits = await Promise.all(Array.from({ length: 6 }, () => paidVisit(shop)));
    await Promise.all(
      visits.flatMap(({ guest, id, paid }) => [
        guest.post(`order/${id}/items/${paid[0]!._id}/cancel`, {}),
        guest.post(`order/${id}/cancel`, {}),
        guest.get(`order/${id}/receipt.pdf`),
      ]),
    );
    for (const [kind, series] of [
      ['receipt', 'A/2026-27'],
      ['creditNote', 'C/2026-27'],
    ] as const) {
      const rows = await shop.api.db
        .selectFrom('receipts')
        .select('number')
        .where('kind', '=', kind)
        .orderBy('number')
        .execute();
      const { last } = await shop.api.db
        .selectFrom('receipt_series')
        .select('last')
        .where('series', '=', series)
        .executeTakeFirstOrThrow();
      expect(last).toBeGreaterThan(6);
      expect(rows.map(({ number }) => number)).toEqual(
        Array.from(
          { length: last },
          (_, index) => `${series}/${String(index + 1).padStart(6, '0')}`,
        ),
      );
    }
  });

  it('begin anew with each financial year, on 1 April in India', () => {
    expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('2026-27');
    expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('2027-28');
    expect(financialYear(new Date('2099-06-01T00:00:00Z'))).toBe('2099-00');
  });
});
