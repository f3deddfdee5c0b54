import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReceiptRepository } from '../../api/receipts/receipts.repository.ts';
import { drawReceipt } from '../../api/receipts/drawReceipt.ts';
import { receiptWords } from '../../api/receipts/receiptWords.ts';
import { readPdf } from './support/readPdf.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
afterAll(() => shop.stop());

/** The letters of a text: a PDF has them in the order in which they are drawn. */
const lettersOf = (text: string) => [...new Set(text.normalize('NFD').replaceAll(/\s/g, ''))];

describe('a receipt', () => {
  it('is in the language of the booking', async () => {
    const visit = await paidVisit(shop, 'hi');
    const order = await visit.read();
    const { bytes } = await visit.guest.get(order.receiptUrl!);
    const { texts, title } = await readPdf(bytes!);
    const { receipt, totalPaid } = receiptWords.hi;
    expect(title).toMatch(new RegExp(`^${receipt} A/`));
    const letters = lettersOf(texts.join(''));
    for (const word of [totalPaid, order.items[1]!.test.testNameHindi!])
      expect(letters).toEqual(expect.arrayContaining(lettersOf(word)));
    expect(texts).not.toContain(receiptWords.en.totalPaid);
  });

  it('says when the visit is as messages do, with the year', async () => {
    const visit = await paidVisit(shop);
    const row = (await createReceiptRepository(shop.api.db).receiptOf(visit.id))!;
    const said = async (language: 'en' | 'hi') => {
      const slot = { date: '2027-01-01', startTime: '07:00 am' };
      const facts = { ...row.facts, language, visit: slot };
      return (await readPdf(await drawReceipt({ ...row, facts }))).texts;
    };
    expect(await said('en')).toContain('1 January 2027, 7:00 am');
    const hindi = (await said('hi')).join('');
    expect(hindi).not.toMatch(/\d [ap]m/);
    expect(lettersOf(hindi)).toEqual(expect.arrayContaining(lettersOf('1 जनवरी 2027, सुबह 7:00')));
  });

  it('of a price without a discount has no minus before the zero', async () => {
    const visit = await paidVisit(shop);
    const row = (await createReceiptRepository(shop.api.db).receiptOf(visit.id))!;
    const lines = [{ test: 'TSH', price: 1 }];
    const facts = { ...row.facts, lines, discount: 0 };
    const { texts } = await readPdf(await drawReceipt({ ...row, rupees: 1, facts }));
    expect(texts.filter((text) => text.includes('₹'))).toEqual(['₹1', '₹1', '₹0', '₹1']);
  });

  it.each([
    'Łukasz Żółć',
    'आशा शर्मा',
    'தமிழரசி',
    'অনন্যা',
    'తెలుగు',
    'ગુજરાતી',
    'ਗੁਰਪ੍ਰੀਤ',
    'ನಾಗರಾಜ್',
    'മലയാളം',
    'ଓଡ଼ିଆ',
    'محمد عبد الله',
    'Ravi आशा தமிழ் — O’Neil…',
  ])('has the letters of the name %s', async (customer) => {
    const visit = await paidVisit(shop);
    const row = await createReceiptRepository(shop.api.db).receiptOf(visit.id);
    const drawn = await drawReceipt({ ...row!, people: { customer, patients: [] } });
    const { texts } = await readPdf(drawn);
    expect(lettersOf(texts.join(''))).toEqual(expect.arrayContaining(lettersOf(customer)));
  });
});
