import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../api/support/serverProcess.ts';
import { realSettings } from './support/realSettings.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'assay-log-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Line {
  method?: string;
  reqId?: string;
  msg: string;
}
/** All that a server wrote, each line as JSON, after it answered the requests. */
async function linesOf(
  environment: Record<string, string>,
  program: string,
  ask: (url: string) => Promise<unknown>,
): Promise<Line[]> {
  const server = await startServer({ DATA_DIR: join(dataDir, program), ...environment }, program);
  await ask(server.url);
  await server.stop();
  const { said } = await server.ended;
  return said
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Assay is ready'))
    .map((line) => JSON.parse(line) as Line);
}

it('the product writes one line for each request, without its query and what a person typed', async () => {
  const headers = { 'content-type': 'application/json', 'x-request-id': 'from-the-proxy' };
  const lines = await linesOf(
    { LOG_LEVEL: 'info' },
    'tests/api/support/product.process.ts',
    async (url) => {
      await fetch(`${url}/api/v1/place?latitude=12.97&longitude=77.64`, { headers });
      await fetch(`${url}/api/v1/files/asha@example.com`);
      await fetch(`${url}/readyz`);
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers,
        body: '{"query":"{ faq { id } }"}',
      });
    },
  );
  expect(lines.filter(({ method }) => method)).toMatchObject([
    { method: 'GET', path: '/api/v1/place', status: 200, reqId: 'from-the-proxy' },
    { method: 'GET', path: '/api/v1/files/-', status: 404, reqId: expect.any(String) },
    { method: 'POST', path: '/graphql', status: 200, reqId: 'from-the-proxy' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/latitude|asha/);
});

it('in production every line is JSON, what is said at the start too', async () => {
  const { DATABASE_URL: _, ...settings } = realSettings;
  const lines = await linesOf(
    {
      ...settings,
      ALLOW_EMBEDDED: 'yes',
      STOP_DELAY_SECONDS: '0',
      LOG_LEVEL: 'info',
      RATE_LIMIT: 'on',
      // Nobody is there.
      RAZORPAY_API_URL: 'http://127.0.0.1:9',
    },
    'api/server.ts',
    (url) => fetch(`${url}/api/v1/faq/getFaq`),
  );
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^REST service at /), 'request answered']),
  );
});
