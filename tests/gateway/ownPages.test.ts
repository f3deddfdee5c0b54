import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { webRoutes } from '../../server/web/web.routes.ts';
import {
  LabTestsDocument,
  MeDocument,
  OrdersDocument,
  PatientsDocument,
  TrackedOrderByIdDocument,
} from '../../web/generated/graphql.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { browserAt } from './support/browser.ts';
import { hashOf, makeStubWeb } from './support/stubWeb.ts';
import { sharedCacheBefore } from './support/sharedCache.ts';

/** A web whose server part shows the answers as they came. */
const renderer = `
export const answerKey = (name, variables) => name + ' ' + JSON.stringify(variables);
export const shells = { customer: '/orders', admin: '/admin' };
const query = (name, hash, variables = {}) => ({ name, hash, variables });
const pages = {
  '/home': [query('LabTests', '${hashOf(LabTestsDocument)}')],
  '/orders': [query('Orders', '${hashOf(OrdersDocument)}')],
  '/family': [query('Patients', '${hashOf(PatientsDocument)}')],
  '/gone': [query('Gone', '${'0'.repeat(64)}')],
};
const session = (path) => path === '/home' ? undefined : {
  query: query('Me', '${hashOf(MeDocument)}'),
  detourOf: ({ me }) => me ? null : '/login?wanted=' + encodeURIComponent(path),
};
export const planOf = async (path, search) => {
  const queries = path.startsWith('/order/') ? [query('TrackedOrderById', '${hashOf(TrackedOrderByIdDocument)}', { id: path.slice(7) })] : pages[path];
  const own = path === '/home' ? { queries: pages['/orders'], session: session('/orders') } : undefined;
  return { shell: 'customer', path, session: session(path + search), modules: ['home'], page: path === '/funnel' ? undefined : { queries, own } };
};
export const render = async (path, answers, language) => {
  if (path === '/family') throw new Error('cannot be rendered');
  return { html: JSON.stringify(answers), answers, title: path, description: language };
};
`;

let root: string;
let api: TestApi;
let product: Product;
let asha: ReturnType<typeof browserAt>;
beforeAll(async () => {
  root = makeStubWeb(renderer);
  api = await startApi({ demo: true, rateLimit: false });
  product = await startProduct(
    { ...api.config, port: 0 },
    {
      api: api.app,
      web: (front, options) =>
        webRoutes(front, { ...options, root, renderer: join(root, 'server.mjs') }),
    },
  );
  asha = await signedIn('nandini');
});
afterAll(async () => {
  await product.close();
  await api.stop();
  rmSync(root, { recursive: true });
});

async function signedIn(name: string, address = product.address) {
  const browser = browserAt(address);
  const direct = browserAt(product.address);
  const { status } = await direct.post('/api/v1/users/login', {
    email: `${name}@example.com`,
    password: 'assay-demo-1',
  });
  expect(status).toBe(200);
  for (const [cookie, value] of direct.cookies) browser.cookies.set(cookie, value);
  return browser;
}

const cachingOf = (reply: Response) => [
  reply.status,
  reply.headers.get('cache-control'),
  reply.headers.get('etag'),
];
const answersIn = (text: string) =>
  JSON.parse(/id="answers" data-own>(.*?)<\/script>/s.exec(text)?.[1] ?? 'null') as Record<
    string,
    { me?: { firstName: string }; orderPage?: { items: { id: string }[] } }
  > | null;

describe('a page for everybody with a part of its own', () => {
  it('comes with it for whom is logged in, and for anybody else as it is cached for all', async () => {
    const own = await asha.send('/home');
    expect(cachingOf(own)).toEqual([200, 'private, no-store', null]);
    const answers = answersIn(await own.text())!;
    expect(Object.keys(answers)).toEqual(['Me {}', 'LabTests {}', 'Orders {}']);
    expect(answers['Me {}']!.me!.firstName).toBe('Nandini');
    const nobody = browserAt(product.address);
    const everybody = await (await nobody.send('/home')).text();
    expect(everybody).not.toContain('Orders');
    for (const cookie of ['theme=dark', 'assay_session=unknown']) {
      const reply = await nobody.send('/home', { headers: { cookie } });
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await reply.text()).toBe(everybody);
    }
  });
});

describe('a page behind the login', () => {
  it('comes with who it is and what they see, for no cache', async () => {
    const reply = await asha.send('/orders');
    expect(cachingOf(reply)).toEqual([200, 'private, no-store', null]);
    const text = await reply.text();
    const renderedAt = /<div id="root" data-server-rendered="(\d+)">/;
    expect(Math.abs(Number(renderedAt.exec(text)?.[1]) - Date.now())).toBeLessThan(60_000);
    const answers = answersIn(text)!;
    expect(answers['Me {}']!.me!.firstName).toBe('Nandini');
    expect(answers['Orders {}']!.orderPage!.items.length).toBeGreaterThan(2);
    // Whoever has it already gets it again: nothing is compared with what was stored.
    const again = await asha.send('/orders', { headers: { 'if-none-match': '*' } });
    const withoutTime = (page: string) => page.replace(renderedAt, '');
    expect([again.status, withoutTime(await again.text())]).toEqual([200, withoutTime(text)]);
  });

  it('leads to the login where nobody is logged in, with the way back', async () => {
    const nobody = browserAt(product.address);
    for (const cookie of [undefined, 'theme=dark', 'assay_session=unknown']) {
      const reply = await nobody.send('/orders?a=1', {
        redirect: 'manual',
        headers: cookie ? { cookie } : {},
      });
      expect(cachingOf(reply)).toEqual([302, 'private, no-store', null]);
      expect(reply.headers.get('location')).toBe('/login?wanted=%2Forders%3Fa%3D1');
      expect(await reply.text()).toBe('');
    }
  });

  it('is the shell where an answer is missing, or where it cannot be rendered', async () => {
    const shell = await (await asha.send('/gone')).text();
    expect(shell).toContain('<div id="root">{}</div>');
    expect(answersIn(shell)).toBeNull();
    for (const path of ['/gone', '/family']) {
      const reply = await asha.send(path);
      expect(cachingOf(reply).slice(0, 1)).toEqual([200]);
      expect(await reply.text()).toBe(shell);
    }
    const rehearsed = await asha.send('/orders?rehearse=loadOrders:fail');
    expect([rehearsed.status, await rehearsed.text()]).toEqual([200, shell]);
  });

  it('that the browser renders is its shape, with who it is and the files that it needs', async () => {
    const reply = await asha.send('/funnel');
    expect(cachingOf(reply)).toEqual([200, 'private, no-store', null]);
    const text = await reply.text();
    // Rendered with the name, and not as what the browser would hydrate.
    expect(text).toMatch(/<div id="root">\{"Me \{\}":.*"Nandini"/);
    expect(text).toContain(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/grid.js">',
    );
    expect(Object.keys(answersIn(text)!)).toEqual(['Me {}']);
    expect(answersIn(text)!['Me {}']!.me!.firstName).toBe('Nandini');
  });

  it("of somebody else's order is not found, and says nothing of it", async () => {
    const [order] = answersIn(await (await asha.send('/orders')).text())!['Orders {}']!.orderPage!
      .items;
    expect((await asha.send(`/order/${order!.id}`)).status).toBe(200);
    const other = await (await signedIn('asha')).send(`/order/${order!.id}`);
    expect(cachingOf(other)).toEqual([404, 'private, no-store', null]);
    expect(answersIn(await other.text())).toBeNull();
  });
});

it('a cache that others share holds nothing of a person, and hands nothing of one to another', async () => {
  const cache = await sharedCacheBefore(product.address);
  try {
    const visitors = [
      await signedIn('nandini', cache.address),
      await signedIn('asha', cache.address),
      browserAt(cache.address),
    ];
    const secrets = await Promise.all(
      visitors.slice(0, 2).map(async (visitor) => {
        const answers = answersIn(await (await visitor.send('/orders')).text())!;
        const { id, email } = answers['Me {}']!.me as unknown as { id: string; email: string };
        return [id, email, ...answers['Orders {}']!.orderPage!.items.map((order) => order.id)];
      }),
    );
    expect(secrets.map(({ length }) => length > 1)).toEqual([true, true]);
    const [order] = secrets[0]!.slice(2);
    for (const round of [1, 2])
      for (const [index, visitor] of visitors.entries())
        for (const path of ['/home', '/orders', `/order/${order}`, '/funnel', '/gone']) {
          const reply = await visitor.send(path, { redirect: 'manual' });
          const text = JSON.stringify([...reply.headers]) + (await reply.text());
          const seen = secrets.flatMap((own, owner) =>
            // The way back names the page that was asked for, to whoever asked for it.
            owner === index
              ? []
              : own.filter((secret) => text.includes(secret) && !path.includes(secret)),
          );
          expect([round, path, index, seen]).toEqual([round, path, index, []]);
        }
    const held = cache.held();
    expect(held.map(({ url }) => url)).toContain('/home');
    for (const { url, text } of held)
      expect([url, secrets.flat().filter((secret) => text.includes(secret))]).toEqual([url, []]);
  } finally {
    cache.close();
  }
});
