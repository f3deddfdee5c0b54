import { describe, expect, it } from 'vitest';
import { startApi } from '../api/support/api.ts';

const pages = [
  '/metrics',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/swagger-ui-bundle.js',
  '/api/v1/openapi.json',
];

describe('pages for operators in production', () => {
  const statusesOf = async (operatorToken: string | undefined, authorization?: string) => {
    const { app, stop } = await startApi({ production: true, operatorToken });
    const replies = await Promise.all(
      pages.map((url) => app.inject({ url, headers: { ...(authorization && { authorization }) } })),
    );
    await stop();
    return replies.map(({ statusCode }) => statusCode);
  };
  const token = 'k3J9sLq0aZp7Xw2d';

  it.each([
    ['without the setting', undefined, undefined, 404],
    ['without the setting, whatever is sent', undefined, 'Bearer undefined', 404],
    ['without the token', token, undefined, 404],
    ['with another token', token, 'Bearer k3J9sLq0aZp7Xw2e', 404],
    ['with the token', token, `Bearer ${token}`, 200],
  ])('%s', async (_, setting, authorization, status) => {
    expect(await statusesOf(setting, authorization)).toEqual(pages.map(() => status));
  });
});

it('tells browsers to come by HTTPS only, in production alone', async () => {
  for (const production of [true, false]) {
    const { app, stop } = await startApi({ production });
    const { headers } = await app.inject('/api/v1/tests/alltests');
    expect(headers['strict-transport-security']).toBe(production ? 'max-age=31536000' : undefined);
    await stop();
  }
});
