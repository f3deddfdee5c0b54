/// <reference lib="webworker" />
// What can be read again without a connection: pages, their files, the catalogue, and the customer's own orders. Nothing that changes anything is ever kept or queued.
declare const self: ServiceWorkerGlobalScope;

const [files, pages, own] = ['assay-files', 'assay-pages', 'assay-own'];
/** Questions whose last answer may be read offline. */
const readable = new Set(['Me', 'Orders', 'TrackedOrderById', 'Reports', 'BookedOrderById']);
/** Answers kept at most in each place: files of versions that are gone leave by themselves. */
const most = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(pages!).then((cache) => cache.addAll(['/offline.html'])).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// Logging out takes everything of the customer's with it.
self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(caches.delete(own!));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate' && !/^\/(admin|flows|api|graphql)/.test(url.pathname)) event.respondWith(freshFirst(pages!, request, request.url).then((reply) => reply ?? offlinePage()));
  else if (url.pathname === '/graphql' && request.method === 'GET') event.respondWith(freshFirst(pages!, request, request.url).then((reply) => reply ?? Response.error()));
  else if (url.pathname === '/graphql' && request.method === 'POST' && request.headers.get('content-type')?.includes('json')) event.respondWith(question(request));
});

async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(files!);
  const kept = await cache.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) await keep(cache, request, reply.clone());
  return reply;
}

/** Puts an answer in its place; the oldest makes room. The page for no connection is always kept. */
async function keep(cache: Cache, key: RequestInfo, reply: Response): Promise<void> {
  await cache.put(key, reply);
  const kept = (await cache.keys()).filter(({ url }) => !url.endsWith('/offline.html'));
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
}

/** The network's answer, kept for later; without a connection the kept one. */
async function freshFirst(cacheName: string, request: Request, key: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  try {
    const reply = await fetch(request);
    if (reply.ok) await keep(cache, key, reply.clone());
    return reply;
  } catch {
    return cache.match(key);
  }
}

const offlinePage = async () => (await caches.match('/offline.html')) ?? Response.error();

async function question(request: Request): Promise<Response> {
  const body = await request.clone().text();
  const { operationName = '', variables } = JSON.parse(body) as { operationName?: string; variables?: unknown };
  if (!readable.has(operationName)) return fetch(request);
  const key = `/own/${operationName}?${encodeURIComponent(JSON.stringify(variables ?? {}))}`;
  return (await freshFirst(own!, request, key)) ?? Response.error();
}

export {};
