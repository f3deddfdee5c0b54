import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageOf } from '../../api/messages/language.ts';
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
    'आपका TSH Kaveri Precision Labs में 26 नवंबर, 07:00 am के लिए बुक हो गया है।',
    'Ravi K TSH का सैंपल लेने 26 नवंबर, 07:00 am पर आएँगे।',
    'TSH का सैंपल ले लिया गया है।',
    'Your TSH with Kaveri Precision Labs is booked for 2026-11-26, 09:00 am.',
    'Ravi K comes on 2026-11-26, 09:00 am, to collect the sample for TSH.',
    'The sample for TSH was collected.',
  ]);
});

it.each([
  [undefined, 'en'],
  ['assay_lang=hi', 'hi'],
  ['a=b; assay_lang=hi; c=d', 'hi'],
  ['assay_lang=en', 'en'],
  ['xassay_lang=hi', 'en'],
  ['assay_lang=hindi', 'en'],
])('the cookie %j is %s', (cookie, language) => {
  expect(languageOf({ headers: { cookie } })).toBe(language);
});
