import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import { webRoutes } from '../../server/web/web.routes.ts';
import { startApi } from '../api/support/api.ts';
import type { Client } from '../api/support/client.ts';
import { adminClient, formerAdministrator, signUp } from '../api/support/people.ts';

/** What everybody gets of the flow page and its streams, on a product in or out of production. */
async function found(production: boolean) {
  const root = mkdtempSync(join(tmpdir(), 'assay-web-'));
  mkdirSync(join(root, 'flows'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Assay</title>');
  writeFileSync(join(root, 'flows/index.html'), '<!doctype html><title>Flows</title>');
  const api = await startApi({ rateLimit: false });
  const product = await startProduct(
    { ...api.config, production, port: 0 },
    { api: api.app, web: (app, options) => webRoutes(app, { ...options, root, renderer: 'none' }) },
  );
  const get = async (path: string, client: Client) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${product.address}${path}`, { headers: { cookie } });
    return answer.ok && (await answer.text()).includes('<title>Flows') ? 'the page' : 'not there';
  };
  const people = {
    guest: api.client(),
    customer: await signUp(api),
    former: await formerAdministrator(api),
    administrator: await adminClient(api),
  };
  const answers = await Promise.all(
    Object.entries(people).map(async ([who, client]) => [
      who,
      [await get('/flows', client), await get('/flows/index.html', client)],
    ]),
  );
  const posted = await fetch(`${product.address}/flows/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await product.close();
  await api.stop();
  rmSync(root, { recursive: true });
  return { pages: Object.fromEntries(answers) as Record<string, string[]>, orders: posted.status };
}

it('the flow page is for administrators alone in production, without what sends events to the app', async () => {
  const nothing = ['not there', 'not there'];
  expect(await found(true)).toEqual({
    pages: {
      guest: nothing,
      customer: nothing,
      former: nothing,
      administrator: ['the page', 'not there'],
    },
    orders: 404,
  });
});

it('the flow page is for everybody elsewhere', async () => {
  const { pages, orders } = await found(false);
  expect(Object.values(pages).map(([page]) => page)).toEqual(
    Array.from({ length: 4 }, () => 'the page'),
  );
  expect(orders).toBe(400);
});
