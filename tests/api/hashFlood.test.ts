import { expect, it } from 'vitest';
import { startApi } from './support/api.ts';

it('a flood of logins from one address is cut off with 503, and another address is served', async () => {
  const api = await startApi({ trustProxy: ['127.0.0.0/8'], rateLimit: false });
  const login = (address: string) =>
    api
      .client()
      .post(
        'users/login',
        { email: 'nobody@example.com', password: 'not this one' },
        { 'x-forwarded-for': address },
      );
  await login('192.0.2.1');
  const flood = Array.from({ length: 150 }, () => login('203.0.113.9'));
  const other = await login('192.0.2.1');
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(other.status).toBe(401);
  expect(refused.length).toBeGreaterThan(50);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  expect(refused[0]?.headers['retry-after']).toBe('2');
  await api.stop();
});
