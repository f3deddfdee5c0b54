import { describe, expect, it, vi } from 'vitest';
import { navigation, startServiceWorker } from './support/serviceWorker.ts';
import type { Network } from './support/serviceWorker.ts';

const monday = 'Mon, 23 Nov 2026 06:00:00 GMT';
const page = (text: string, headers: Record<string, string> = {}) => ({
  [text]: () => new Response(text, { headers: { date: monday, ...headers } }),
});
const home: Network = { ...page('/home'), ...page('/offline.html') };

describe('the service worker', () => {
  it('has the page for no connection before it is used, and begins at once', async () => {
    const worker = await startServiceWorker({ ...home });
    await worker.send('install', {}).ended();
    expect(worker.pathsIn('assay-pages')).toEqual(['/offline.html']);
    const { skipWaiting, claim, enable } = worker.browser;
    expect([skipWaiting.mock.calls.length, claim.mock.calls.length]).toEqual([1, 0]);
    await worker.send('activate', {}).ended();
    expect([enable.mock.calls.length, claim.mock.calls.length]).toEqual([1, 1]);
  });

  it('begins in a browser that requests nothing by itself', async () => {
    const worker = await startServiceWorker({}, [], false);
    await worker.send('activate', {}).ended();
    expect(worker.browser.claim).toHaveBeenCalledOnce();
  });

  it.each([
    ['another site’s file', 'https://elsewhere.test/assets/a.js', {}, false],
    ['a file of the pages', '/assets/a.js', {}, true],
    ['a file of another folder', '/media/assets/a.js', {}, false],
    ['a page', '/home', navigation, true],
    ['what a page fetches of itself', '/home', {}, false],
    ['the technician’s day', '/admin/day', navigation, true],
    ['what is below it', '/admin/day/x', navigation, false],
    ['a page of the staff', '/admin/orders', navigation, false],
    ['the first page of the staff', '/admin', navigation, false],
    ['a page with the staff in its path', '/tests/admin', navigation, true],
    ['the page of flows', '/flows', navigation, false],
    ['what the service itself answers', '/api/v1/tests', navigation, false],
    ['the gateway as a page', '/graphql', navigation, true],
    ['a question that all may ask', '/graphql?query=x', {}, true],
    ['such a question elsewhere', '/other?query=x', {}, false],
    ['a question of a customer', '/graphql', { method: 'POST', type: 'application/json' }, true],
    ['the same elsewhere', '/problem', { method: 'POST', type: 'application/json' }, false],
    ['files that are sent', '/graphql', { method: 'POST', type: 'multipart/form-data' }, false],
    ['what is sent without a type', '/graphql', { method: 'POST' }, false],
    ['another method', '/graphql', { method: 'PUT', type: 'application/json' }, false],
  ])('%s (%s, %o) is answered by it: %s', async (_, path, asked, wanted) => {
    const worker = await startServiceWorker({});
    const { reply } = worker.request(path, { body: {}, ...asked });
    await reply?.catch(() => undefined);
    expect(reply !== undefined).toBe(wanted);
  });

  it('fetches a file once, and again what failed', async () => {
    const worker = await startServiceWorker({
      ...page('/assets/a.js'),
      '/assets/b.js': () => new Response('', { status: 404 }),
    });
    for (const path of ['/assets/a.js', '/assets/b.js', '/assets/a.js', '/assets/b.js'])
      await worker.get(path);
    expect(worker.called).toEqual(['/assets/a.js', '/assets/b.js', '/assets/b.js']);
    expect(await (await worker.get('/assets/a.js')).text()).toBe('/assets/a.js');
    expect(worker.pathsIn('assay-files')).toEqual(['/assets/a.js']);
  });

  it('keeps two hundred entries, the newest ones, and the page for no connection', async () => {
    const worker = await startServiceWorker({ ...home });
    await worker.send('install', {}).ended();
    const pages = worker.cache('assay-pages');
    for (let index = 0; index < 201; index += 1) await pages.put(`/t${index}`, new Response());
    await worker.get('/home', navigation);
    const paths = worker.pathsIn('assay-pages');
    expect([paths.length, ...paths.slice(0, 2), paths.at(-1)]).toEqual([
      201,
      '/offline.html',
      '/t2',
      '/home',
    ]);
  });

  it('answers where the device has no room to store it', async () => {
    const worker = await startServiceWorker({ ...home });
    worker.cache('assay-pages').hasRoom = false;
    expect(await (await worker.get('/home', navigation)).text()).toBe('/home');
    expect(worker.pathsIn('assay-pages')).toEqual([]);
  });
});

describe('a page', () => {
  it('comes from the network, and is the stored one without a connection', async () => {
    const worker = await startServiceWorker({ ...home });
    await worker.get('/home', navigation);
    worker.network['/home'] = () => new Response('newer', { headers: { date: monday } });
    expect(await (await worker.get('/home', navigation)).text()).toBe('newer');
    delete worker.network['/home'];
    expect(await (await worker.get('/home', navigation)).text()).toBe('newer');
  });

  it('that the browser requested by itself is not requested again', async () => {
    const worker = await startServiceWorker({});
    const preloaded = new Response('early');
    expect(await (await worker.get('/home', { ...navigation, preloaded })).text()).toBe('early');
    expect([worker.called, worker.pathsIn('assay-pages')]).toEqual([[], ['/home']]);
  });

  it('that was never read is the one for no connection, where that is there', async () => {
    const worker = await startServiceWorker({ ...home });
    expect((await worker.get('/away', navigation)).type).toBe('error');
    await worker.send('install', {}).ended();
    expect(await (await worker.get('/away', navigation)).text()).toBe('/offline.html');
    // An answer of the gateway is not taken for a page.
    expect((await worker.get('/graphql?query=x')).type).toBe('error');
    expect(worker.messagesOf('page')).toEqual([]);
  });

  it('that is closed by now changes nothing', async () => {
    const worker = await startServiceWorker({ ...home });
    const answer = await worker.get('/home', { ...navigation, resultingClientId: 'closed' });
    expect([await answer.text(), worker.pathsIn('assay-pages')]).toEqual(['/home', ['/home']]);
  });

  it('that failed, or leads to the login, is not stored', async () => {
    const worker = await startServiceWorker({
      '/broken': () => new Response('', { status: 500 }),
      ...page('/login?wanted=%2Forders'),
    });
    await worker.get('/broken', navigation);
    await worker.get('/login?wanted=%2Forders', navigation);
    expect(worker.pathsIn('assay-pages')).toEqual([]);
  });

  it('learns from when what it shows is, of its oldest part, and that the service answers again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T06:00:00Z') });
    const tuesday = { date: 'Tue, 24 Nov 2026 06:00:00 GMT' };
    const worker = await startServiceWorker(
      { ...home, ...page('/graphql?query=x', tuesday), '/graphql?query=y': () => new Response() },
      ['page', 'other'],
    );
    const asked = { clientId: 'page' };
    const at = (day: number) => ({ cachedAt: Date.UTC(2026, 10, day, 6) });
    const messages = () => worker.messagesOf('page').splice(0);
    for (const query of ['x', 'y']) await worker.get(`/graphql?query=${query}`, asked);
    await worker.get('/home', navigation);
    expect(messages()).toEqual([{ cachedAt: 0 }, { cachedAt: 0 }, { cachedAt: 0 }]);
    await worker.message('cached?', 'page');
    expect(messages()).toEqual([]);
    for (const path of Object.keys(worker.network)) delete worker.network[path];
    // Without its day, an answer is one of now.
    await worker.get('/graphql?query=y', asked);
    await worker.get('/graphql?query=x', asked);
    await worker.get('/home', { ...navigation, clientId: 'other' });
    await worker.get('/graphql?query=x', asked);
    expect(messages()).toEqual([at(25), at(24), at(23), at(23)]);
    await worker.message('other', 'page');
    await worker.message('cached?', 'other');
    await worker.message('cached?');
    expect([messages(), worker.messagesOf('other')]).toEqual([[], []]);
    await worker.message('cached?', 'page');
    expect(messages()).toEqual([at(23)]);
    worker.network['/home'] = home['/home']!;
    await worker.get('/home', navigation);
    await worker.message('cached?', 'page');
    expect(messages()).toEqual([{ cachedAt: 0 }]);
  });
});
