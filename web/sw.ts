/// <reference lib="webworker" />
// What can be read again without a connection: pages, their files, the catalogue, and the
// customer's own orders. Nothing that changes anything is ever kept or queued.
declare const self: ServiceWorkerGlobalScope;

const [files, pages, own] = ['assay-files', 'assay-pages', 'assay-own'];
/** Questions whose last answer may be read offline. */
const readable = new Set(['Me', 'Orders', 'TrackedOrderById', 'Reports', 'BookedOrderById']);
/** Answers kept at most in each place: files of versions that are gone leave by themselves. */
const most = 200;

/**
 * Where the browser can race them (Chromium), the network need not wait until this worker has started.
 */
interface RacingInstall extends ExtendableEvent {
  addRoutes?(
    rules: { condition: { requestMode: RequestMode }; source: 'race-network-and-fetch-handler' }[],
  ): Promise<void>;
}

self.addEventListener('install', (event: RacingInstall) => {
  if (event.addRoutes)
    event.waitUntil(
      event.addRoutes([
        { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
      ]),
    );
  event.waitUntil(
    caches
      .open(pages!)
      .then((cache) => cache.addAll(['/offline.html']))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// Logging out, and whatever else ends a session, takes everything of the customer's with it.
self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(clearOwn());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event));
  else if (request.mode === 'navigate' && !/^\/(admin|flows|api|graphql)/.test(url.pathname))
    event.respondWith(
      freshFirst(event, pages!, request.url).then((reply) => reply ?? offlinePage()),
    );
  else if (url.pathname === '/graphql' && request.method === 'GET')
    event.respondWith(
      freshFirst(event, pages!, request.url).then((reply) => reply ?? Response.error()),
    );
  else if (
    url.pathname === '/graphql' &&
    request.method === 'POST' &&
    request.headers.get('content-type')?.includes('json')
  )
    event.respondWith(question(event));
});

async function keptFirst(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(files!);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const reply = await fetch(event.request);
  if (reply.ok) keep(event, cache, event.request, reply.clone());
  return reply;
}

/**
 * Puts an answer in its place while whoever asked goes on; the oldest makes room. The page for no
 * connection is always kept.
 */
function keep(event: FetchEvent, cache: Cache, key: RequestInfo, reply: Response): void {
  const put = async () => {
    await cache.put(key, reply);
    const kept = (await cache.keys()).filter(({ url }) => !url.endsWith('/offline.html'));
    await Promise.all(
      kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)),
    );
  };
  // Without room for it the page goes on as if nothing were kept.
  event.waitUntil(put().catch(() => undefined));
}

/** The network's answer, kept for later; without a connection the kept one. */
async function freshFirst(
  event: FetchEvent,
  cacheName: string,
  key: string,
): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  try {
    const reply = await fetch(event.request);
    if (reply.ok) keep(event, cache, key, reply.clone());
    return reply;
  } catch {
    return cache.match(key);
  }
}

const offlinePage = async () => (await caches.match('/offline.html')) ?? Response.error();

async function question(event: FetchEvent): Promise<Response> {
  const body = await event.request.clone().text();
  const { operationName = '', variables } = JSON.parse(body) as {
    operationName?: string;
    variables?: unknown;
  };
  if (!readable.has(operationName)) return fetch(event.request);
  const key = `/own/${operationName}?${encodeURIComponent(JSON.stringify(variables ?? {}))}`;
  const before = clearings;
  try {
    const reply = await fetch(event.request);
    if (reply.ok) event.waitUntil(storeOwn(key, operationName, reply.clone(), before));
    return reply;
  } catch {
    return (await (await caches.open(own!)).match(key)) ?? Response.error();
  }
}

/** How often the customer's answers were cleared: one that was asked for before is not stored. */
let clearings = 0;
/** Under this key stands whose answers are stored. */
const ownerKey = '/own/customer';

async function clearOwn(): Promise<void> {
  clearings += 1;
  await caches.delete(own!);
}

interface OwnAnswer {
  data?: { me?: { id: string } | null };
  errors?: { extensions?: { code?: string } }[];
}

/** Stores an answer under its customer, whom only the answer to 'who am I' can name. */
async function storeOwn(
  key: string,
  operation: string,
  reply: Response,
  before: number,
): Promise<void> {
  const { data, errors } = (await reply.clone().json()) as OwnAnswer;
  if (before !== clearings) return;
  if (errors) {
    const isOver = errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    return isOver ? clearOwn() : undefined;
  }
  const owner = await (await (await caches.open(own!)).match(ownerKey))?.text();
  let clearingsNow = before;
  if (operation === 'Me' && data?.me?.id !== owner) {
    await clearOwn();
    clearingsNow += 1;
    if (!data?.me) return;
    await (await caches.open(own!)).put(ownerKey, new Response(data.me.id));
  } else if (owner === undefined) return;
  if (clearingsNow === clearings) await (await caches.open(own!)).put(key, reply);
}

export {};
