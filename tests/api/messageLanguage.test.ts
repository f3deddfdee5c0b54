import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageOf } from '../../api/messages/language.ts';
import { slotWords } from '../../api/slots/slotWords.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';
import { adminClient, signUp } from './support/people.ts';
import { reachSlotDay } from './support/slotDay.ts';

const lab = 'kaveri-precision-labs';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

it('a code comes in the language of the page, and stands first in it', async () => {
  const customer = await signUp(api);
  customer.cookies.set('assay_lang', 'hi');
  await customer.post('users/sendotp', { phoneNumber: '+919000000077', userID: customer.id });
  await customer.post('users/forgotPassword', { email: customer.email });
  const [sms, mail] = (await api.outbox()).slice(-2);
  expect(sms).toMatchObject({
    kind: 'otp',
    text: `${sms?.code} आपका Assay ओटीपी है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
  });
  expect(mail).toMatchObject({
    kind: 'passwordReset',
    to: customer.email,
    text: expect.stringMatching(/^\d{4} आपका Assay पासवर्ड/),
  });
});

it('what is told of an order is in the language it was booked in, whoever moves it', async () => {
  const [inHindi, inEnglish] = await crowd(api, 2);
  inHindi!.cookies.set('assay_lang', 'hi');
  const admin = await adminClient(api);
  for (const [guest, start] of [
    [inHindi!, '0700'],
    [inEnglish!, '0900'],
  ] as const) {
    const { body } = await guest.post<OrderJson>('order/createorder', {
      patient: guest.patient,
      test: 'tsh',
      lab,
      slot: `${lab}-20261126-${start}`,
      address: guest.address,
    });
    const orderId = body.data._id;
    const { razorpayOrderId } = (
      await guest.post<{ razorpayOrderId: string }>('payment/create-order', { orderId })
    ).body.data;
    const proof = (
      await guest.post<object>('sandbox/pay', {
        razorpayOrderId,
        outcome: 'paid',
        behaviour: 'noWebhook',
      })
    ).body.data;
    await guest.post('payment/verify', { ...(proof as object), orderId });
    await reachSlotDay(api, orderId);
    for (const move of [{ action: 'assign', technician: 'Ravi K' }, { action: 'collect' }])
      expect((await admin.post(`admin/orders/${orderId}/move`, move)).status).toBe(200);
  }
  const messages = (await api.outbox())
    .filter(({ kind }) => kind === 'orderStatus')
    .map(({ text }) => text);
  expect(messages.slice(-6)).toEqual([
    expect.stringMatching(
      /^आपका टीएसएच \(TSH\) Kaveri Precision Labs में 26 नवंबर, सुबह 7:00 के लिए बुक हो गया है। ऑर्डर \d{4}-\d{4}।$/,
    ),
    'Ravi K टीएसएच (TSH) का सैंपल लेने 26 नवंबर, सुबह 7:00 पर आएँगे।',
    'टीएसएच (TSH) का सैंपल ले लिया गया है।',
    expect.stringMatching(
      /^Your TSH with Kaveri Precision Labs is booked for Thu 26 Nov, 9:00 am\. Order \d{4}-\d{4}\.$/,
    ),
    'Ravi K comes on Thu 26 Nov, 9:00 am, to collect the sample for TSH.',
    'The sample for TSH was collected.',
  ]);
});

it.each([
  ['06:30 am', 'सुबह 6:30'],
  ['12:00 pm', 'दोपहर 12:00'],
  ['04:00 pm', 'शाम 4:00'],
  ['08:30 pm', 'रात 8:30'],
  ['soon', 'soon'],
])('%s is %s to those who read Hindi', (startTime, said) => {
  expect(slotWords({ date: '2026-11-26', startTime }, 'hi')).toBe(`26 नवंबर, ${said}`);
});

it.each([
  [undefined, 'en'],
  ['assay_lang=hi', 'hi'],
  ['a=b; assay_lang=hi; c=d', 'hi'],
  // A client may leave out the space after the semicolon, or write more than one.
  ['a=b;assay_lang=hi', 'hi'],
  ['a=b;  assay_lang=hi;c=d', 'hi'],
  ['assay_lang=en; a=assay_lang=hi', 'en'],
  ['assay_lang=en', 'en'],
  ['xassay_lang=hi', 'en'],
  ['assay_lang=hindi', 'en'],
])('the cookie %j is %s', (cookie, language) => {
  expect(languageOf({ headers: { cookie } })).toBe(language);
});
