import { expect, it } from 'vitest';
import { httpTransport } from '../../api/payments/httpTransport.ts';
import { httpStandIn } from './support/standIns.ts';

const account = { keyId: 'rzp_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };

it('a call of the payment provider goes with the keys of the account, JSON only where there is a body', async () => {
  const service = await httpStandIn(({ path }) => ({ status: 418, body: { path } }));
  const send = httpTransport({ ...account, apiUrl: service.url });
  expect(await send({ method: 'GET', path: '/v1/payments' })).toEqual({
    status: 418,
    text: '{"path":"/v1/payments"}',
  });
  await send({
    method: 'POST',
    path: '/v1/orders',
    body: { amount: 1 },
    headers: { 'x-key': 'k' },
  });
  await service.close();
  const authorization = `Basic ${Buffer.from('rzp_1:key secret').toString('base64')}`;
  expect(service.received).toMatchObject([
    { method: 'GET', path: '/v1/payments', headers: { authorization }, body: '' },
    {
      method: 'POST',
      path: '/v1/orders',
      headers: { authorization, 'content-type': 'application/json', 'x-key': 'k' },
      body: '{"amount":1}',
    },
  ]);
  expect(service.received[0]!.headers).not.toHaveProperty('content-type');
});
