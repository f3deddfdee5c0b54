import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { START } from './support/clock.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  await api.db.updateTable('slots').set({ capacity: 50 }).execute();
});
beforeEach(() => api.clock.set(START));
afterAll(() => api.stop());

/** The provider's page sends a form to our service: from another site, in a browser of nobody. */
async function comesBack(
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
) {
  const answer = await api.app.inject({
    method: 'POST',
    url: path,
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://api.razorpay.com',
      'sec-fetch-site': 'cross-site',
      ...headers,
    },
  });
  return { status: answer.statusCode, leadsTo: answer.headers.location, body: answer.body };
}
async function atReturn() {
  const one = await checkout(api);
  const path = (await one.prepare()).body.data.returnPath!;
  return {
    ...one,
    path,
    paidPage: `/payment-success/${one.id}`,
    unknownPage: `/checkout?order=${one.id}&payment=unknown`,
    failedPage: `/checkout?order=${one.id}&payment=failed`,
  };
}
const failed = {
  'error[code]': 'BAD_REQUEST_ERROR',
  'error[description]': 'Payment failed',
  'error[metadata]': '{"payment_id":"pay_1","order_id":"order_1"}',
};

describe('a payment on the page of the provider', () => {
  it.each(['plain', 'webhookFirst', 'authorized', 'noWebhook'])(
    'that went through (%s) leads back to a paid order, however often, and is paid once',
    async (behaviour) => {
      const one = await atReturn();
      const proof = (await one.pay(behaviour)).body.data;
      for (let time = 0; time < 2; time += 1)
        expect(await comesBack(one.path, proof)).toMatchObject({
          status: 303,
          leadsTo: one.paidPage,
        });
      expect(await one.payments()).toEqual([`${one.amount} SUCCESS`]);
    },
  );

  it('leads back where a browser sends the session along, and the session changes nothing', async () => {
    const [one, other] = [await atReturn(), await atReturn()];
    const proof = (await one.pay()).body.data;
    const cookie = { cookie: 'assay_session=of-somebody' };
    expect((await comesBack(one.path, proof, cookie)).leadsTo).toBe(one.paidPage);
    expect(await other.status()).toBe('PENDING');
  });

  it('that failed leads back as failed, and changes nothing by itself', async () => {
    const one = await atReturn();
    expect(await comesBack(one.path, failed)).toMatchObject({
      status: 303,
      leadsTo: one.failedPage,
    });
    expect(await one.status()).toBe('PENDING');
  });

  it('that cannot be checked now leads back as unknown, and the webhook makes it paid', async () => {
    const one = await atReturn();
    const proof = (await one.pay()).body.data;
    await one.ask({ calls: 'error' });
    expect((await comesBack(one.path, proof)).leadsTo).toBe(one.unknownPage);
    await api.app.jobs.runOnce('send sandbox webhooks');
    expect(await one.status()).toBe('SUCCESS');
  });

  it('of too much money is no success', async () => {
    const one = await atReturn();
    const proof = (await one.pay('wrongAmount')).body.data;
    expect((await comesBack(one.path, proof)).leadsTo).toBe(one.unknownPage);
    expect(await one.status()).toBe('PENDING');
  });
});

describe('what nobody signed', () => {
  it('makes no order paid: another signature, another order, a failed payment, nothing', async () => {
    const [one, other] = [await atReturn(), await atReturn()];
    const proof = (await one.pay()).body.data;
    const wrong = { ...proof, razorpay_signature: proof.razorpay_signature.replace(/^./, 'z') };
    for (const [back, fields] of [
      [one, wrong],
      [one, { ...proof, razorpay_payment_id: 'pay_other' }],
      [one, {}],
      [one, { razorpay_order_id: proof.razorpay_order_id }],
      // Signed, but for the order of somebody else.
      [other, proof],
      [other, (await other.pay('plain', 'failed')).body.data],
    ] as const)
      expect((await comesBack(back.path, fields)).leadsTo).toBe(back.unknownPage);
    expect([await one.status(), await other.status()]).toEqual(['PENDING', 'PENDING']);
  });

  it('leads to no other site, whatever the order is said to be', async () => {
    const { leadsTo } = await comesBack('/api/v1/payment/return/%2F%2Fevil.example%3F', failed);
    expect(leadsTo).toBe('/checkout?order=%2F%2Fevil.example%3F&payment=failed');
  });

  it('is refused where it is no form, has the NUL character, or is too large', async () => {
    const one = await atReturn();
    const json = { 'content-type': 'application/json' };
    expect((await comesBack(one.path, '{}', json)).status).toBe(415);
    expect((await comesBack(one.path, { razorpay_order_id: '\0' })).status).toBe(400);
    expect((await comesBack(one.path, { razorpay_order_id: 'x'.repeat(101) })).status).toBe(400);
    expect((await comesBack(one.path, `a=${'x'.repeat(33_000)}`)).status).toBe(413);
  });

  it('may not write anywhere else with a session', async () => {
    const one = await atReturn();
    const answer = await comesBack(
      '/api/v1/payment/verify',
      {},
      { cookie: 'assay_session=of-somebody' },
    );
    expect(answer.status).toBe(403);
    expect(await one.status()).toBe('PENDING');
  });
});

describe("the sandbox's page", () => {
  const formOf = (html: string) => ({
    action: /action="([^"]+)"/.exec(html)![1]!,
    fields: Object.fromEntries(
      [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!.replaceAll('&#34;', '"'),
      ]),
    ),
  });
  it.each([
    ['paid', 'paidPage', 'SUCCESS'],
    ['failed', 'failedPage', 'PENDING'],
  ] as const)('that is %s leads back by its own form', async (outcome, page, status) => {
    const one = await atReturn();
    const path = `/api/v1/sandbox/checkout/${await one.providerOrder()}`;
    const shown = await api.app.inject({ method: 'GET', url: path });
    expect(shown.body).toContain(`₹${one.amount}`);
    expect(shown.headers['content-security-policy']).toContain('sandbox allow-forms ');
    const { action, fields } = formOf((await comesBack(path, { outcome })).body);
    expect((await comesBack(action, fields)).leadsTo).toBe(one[page]);
    expect(await one.status()).toBe(status);
  });

  it('of no order is not there', async () => {
    const answer = await comesBack('/api/v1/sandbox/checkout/order_none', { outcome: 'paid' });
    expect(answer.status).toBe(404);
  });
});
