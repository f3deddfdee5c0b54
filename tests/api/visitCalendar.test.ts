import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleAddress } from '../../api/addresses/addresses.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { fastingWords } from '../../api/orders/visitWords.ts';
import { mapAddress } from '../../machines/text/addressText.ts';
import { START } from './support/clock.ts';
import { adminClient } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { examine, family, paidVisit, visitLab } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

/** A visit that is paid, moved to half past seven on Tuesday the 24th a minute later. */
async function visitOnTuesday(language?: 'hi') {
  const visit = await paidVisit(shop, language);
  shop.api.clock.advance({ minutes: 1 });
  const slot = `${visitLab}-20261124-0730`;
  expect((await visit.guest.post(`order/${visit.id}/reschedule`, { slot })).status).toBe(200);
  return { ...visit, file: () => visit.guest.get(`order/${visit.id}/visit.ics`) };
}
const place = mapAddress(exampleAddress);
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a visit', () => {
  it('has the visit with an alarm an hour before, and a name with the number of the order', async () => {
    const visit = await visitOnTuesday();
    const { number } = await visit.read();
    const { status, headers, text } = await visit.file();
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['content-disposition']).toContain(`filename="visit-${number}.ics"`);
    expect(linesOf(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Assay//Visits//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:${visit.id}@assay`,
      'SEQUENCE:1',
      'DTSTAMP:20261121T043100Z',
      'DTSTART:20261124T020000Z',
      'DTEND:20261124T023000Z',
      'SUMMARY:Sample collection: 3 tests',
      `LOCATION:${place.replaceAll(',', String.raw`\,`)}`,
      String.raw`DESCRIPTION:Order ${number}\, Kaveri Precision Labs\nNothing but water after 9:30 pm on Monday.`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT1H',
      'DESCRIPTION:Sample collection: 3 tests',
      'END:VALARM',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  it('takes the visit out of the calendar once it is cancelled, also after the money is back', async () => {
    const visit = await visitOnTuesday();
    shop.api.clock.advance({ minutes: 1 });
    expect((await visit.guest.post(`order/${visit.id}/cancel`, {})).status).toBe(200);
    const cancelled = linesOf((await visit.file()).text);
    expect(
      cancelled.filter((line) => /^(METHOD|SEQUENCE|DTSTAMP|STATUS|BEGIN)/.test(line)),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'METHOD:CANCEL',
      'BEGIN:VEVENT',
      'SEQUENCE:2',
      'DTSTAMP:20261121T043200Z',
      'STATUS:CANCELLED',
    ]);
    await shop.refundJob();
    expect((await visit.read()).paymentStatus).toBe('REFUNDED');
    const { status, text } = await visit.file();
    expect([status, linesOf(text).includes('METHOD:CANCEL')]).toEqual([200, true]);
  });

  it('is in the language of the booking, and names the test where there is one', async () => {
    const visit = await visitOnTuesday('hi');
    const { number } = await visit.read();
    const said = async () =>
      linesOf((await visit.file()).text).filter((line) => /^(SUMMARY|DESCRIPTION)/.test(line));
    const several = 'सैंपल लेना: 3 टेस्ट';
    expect(await said()).toEqual([
      `SUMMARY:${several}`,
      String.raw`DESCRIPTION:ऑर्डर ${number}\, Kaveri Precision Labs\nसोमवार\, रात 9:30 बजे के बाद पानी के सिवा कुछ न लें।`,
      `DESCRIPTION:${several}`,
    ]);
    for (const { _id } of visit.paid.slice(1)) await visit.cancelItem(_id);
    expect(await said()).toEqual([
      'SUMMARY:सैंपल लेना: टीएसएच (TSH)',
      String.raw`DESCRIPTION:ऑर्डर ${number}\, Kaveri Precision Labs`,
      'DESCRIPTION:सैंपल लेना: टीएसएच (TSH)',
    ]);
  });
});

describe('the links to a calendar', () => {
  const linksOf = ({ calendarFileUrl, googleCalendarUrl }: OrderJson) => [
    calendarFileUrl,
    googleCalendarUrl?.split('?')[0] ?? null,
  ];
  const linked = (id: string) => [
    `/api/v1/order/${id}/visit.ics`,
    'https://calendar.google.com/calendar/render',
  ];

  it('say all that the file says', async () => {
    const visit = await visitOnTuesday();
    const { number, googleCalendarUrl } = await visit.read();
    expect(Object.fromEntries(new URL(googleCalendarUrl!).searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Sample collection: 3 tests',
      dates: '20261124T020000Z/20261124T023000Z',
      ctz: 'Asia/Kolkata',
      details: `Order ${number}, Kaveri Precision Labs\nNothing but water after 9:30 pm on Monday.`,
      location: place,
    });
  });

  it('are there from the booking until the sample is taken', async () => {
    const home = await family(shop.api);
    const made = (await home.order()).body.data;
    expect(linksOf(made)).toEqual(linked(made._id));
    const set = (payment_status: 'FAILED' | 'PENDING') =>
      shop.api.db
        .updateTable('orders')
        .set({ payment_status })
        .where('id', '=', made._id)
        .execute();
    await set('FAILED');
    expect(linksOf((await home.guest.get<OrderJson>(`order/${made._id}`)).body.data)).toEqual(
      linked(made._id),
    );
    await set('PENDING');
    shop.api.clock.advance({ minutes: 15 });
    await shop.api.app.jobs.runOnce('expire holds');
    const over = (await home.guest.get<OrderJson>(`order/${made._id}`)).body.data;
    expect([over.paymentStatus, ...linksOf(over)]).toEqual(['EXPIRED', null, null]);

    const visit = await paidVisit(shop);
    expect(linksOf(await visit.read())).toEqual(linked(visit.id));
    const admin = await adminClient(shop.api);
    await admin.post(`admin/orders/${visit.id}/move`, { action: 'assign', technician: 'Kiran' });
    const assigned = await visit.read();
    expect([assigned.status, ...linksOf(assigned)]).toEqual(['assigned', ...linked(visit.id)]);
    await examine(shop, visit.id);
    expect(linksOf(await visit.read())).toEqual([null, null]);
    shop.api.clock.set(START);
    const cancelled = await paidVisit(shop);
    await cancelled.guest.post(`order/${cancelled.id}/cancel`, {});
    expect(linksOf(await cancelled.read())).toEqual([null, null]);
  });
});

it.each([
  ['04:00', 'सुबह 4'],
  ['11:59', 'सुबह 11:59'],
  ['12:00', 'दोपहर 12'],
  ['15:59', 'दोपहर 3:59'],
  ['16:00', 'शाम 4'],
  ['19:59', 'शाम 7:59'],
  ['20:00', 'रात 8'],
])('who reads Hindi and fasts from %s on is told %s', (time, said) => {
  const needed = { booked: { test: { fasting: 'needed' } } };
  // Ten hours after the fasting begins.
  const startsAt = new Date(Date.parse(`2026-11-24T${time}:00+05:30`) + 10 * 3600_000);
  const order = { ...needed, items: [], starts_at: startsAt, language: 'hi' };
  expect(fastingWords(order as never)?.text).toBe(`मंगलवार, ${said} बजे के बाद पानी के सिवा कुछ न लें।`);
});

it.each([
  ['en', 'Nothing but water after midnight between Monday and Tuesday.'],
  ['hi', 'सोमवार और मंगलवार के बीच की रात 12 बजे के बाद पानी के सिवा कुछ न लें।'],
])('at midnight both days are named (%s)', (language, said) => {
  const startsAt = new Date('2026-11-24T10:00:00+05:30');
  const order = { booked: { test: { fasting: 'needed' } }, items: [], starts_at: startsAt };
  expect(fastingWords({ ...order, language } as never)?.text).toBe(said);
});
