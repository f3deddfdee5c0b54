/// <reference lib="webworker" />
// Makes pages, their files, the catalogue and the customer's own orders readable without a
// connection. A request that changes anything is never cached or queued.
declare const self: ServiceWorkerGlobalScope;

const [files, pages, own] = ['assay-files', 'assay-pages', 'assay-own'];
/** Queries whose last answer may be read offline. */
const readable = new Set(['Me', 'Orders', 'TrackedOrderById', 'Reports', 'BookedOrderById']);
/** The most entries in a cache, so that files of old versions drop out. */
const maxEntries = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(pages!)
      .then((cache) => cache.addAll(['/offline.html']))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  // Requests a page while this worker starts. Chromium's static routes did this before, but they are
  // suspected, not proved, of a page that never finished loading offline.
  event.waitUntil(self.registration.navigationPreload?.enable());
  event.waitUntil(self.clients.claim());
});
// Logging out, or any other end of a session, removes all data of the customer.
self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(endSession());
  const { customerId } = Object(event.data) as { customerId?: string };
  if (customerId !== undefined) event.waitUntil(storeAs(customerId, []));
  if (event.data === 'cached?' && event.source instanceof Client) {
    const cachedAt = cachedAtOf.get(event.source.id);
    if (cachedAt !== undefined) event.source.postMessage({ cachedAt });
  }
});

/** When the oldest cached answer of a page was stored, by the page's client id. */
const cachedAtOf = new Map<string, number>();

/** Tells a page that it shows a cached answer, and since when; or that the service answers (0). */
async function tellPage(event: FetchEvent, cached: Response | undefined): Promise<void> {
  const id = event.resultingClientId || event.clientId;
  const at = cached ? Date.parse(cached.headers.get('date') ?? '') || Date.now() : 0;
  const cachedAt = Math.min(at, cachedAtOf.get(id) ?? at);
  if (cached) cachedAtOf.set(id, cachedAt);
  else cachedAtOf.delete(id);
  (await self.clients.get(id))?.postMessage({ cachedAt });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(cacheFirst(event));
  else if (
    request.mode === 'navigate' &&
    !/^\/(admin(?!\/day$)|flows|api|graphql|(hi\/)?(sharedReport|endReminder))/i.test(url.pathname)
  )
    event.respondWith(
      networkFirst(event, pages!, request.url).then((reply) => reply ?? offlinePage()),
    );
  else if (url.pathname === '/graphql' && request.method === 'GET')
    event.respondWith(
      networkFirst(event, pages!, request.url).then((reply) => reply ?? Response.error()),
    );
  else if (
    url.pathname === '/graphql' &&
    request.method === 'POST' &&
    request.headers.get('content-type')?.includes('json')
  )
    event.respondWith(personalQuery(event));
});

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(files!);
  const cached = await cache.match(event.request);
  if (cached) return cached;
  const reply = await fetch(event.request);
  if (reply.ok) store(event, cache, event.request, reply.clone());
  return reply;
}

/**
 * Stores an answer without delaying the request, removing the oldest entry if needed. The offline
 * page is never removed.
 */
function store(event: FetchEvent, cache: Cache, key: RequestInfo, reply: Response): void {
  const put = async () => {
    await cache.put(key, reply);
    await dropOldest(cache, '/offline.html');
  };
  // If storage is full, the page continues as if there were no cache.
  event.waitUntil(put().catch(() => undefined));
}

async function dropOldest(cache: Cache, kept: string): Promise<void> {
  const entries = (await cache.keys()).filter(({ url }) => !url.endsWith(kept));
  const tooMany = entries.slice(0, Math.max(0, entries.length - maxEntries));
  await Promise.all(tooMany.map((oldest) => cache.delete(oldest)));
}

/**
 * The network's answer, which is then cached (a personal page in the customer's own cache); without
 * a connection, the cached one.
 */
async function networkFirst(
  event: FetchEvent,
  cacheName: string,
  key: string,
): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const session = sessions;
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const reply = preloaded ?? (await fetch(event.request));
    // A redirect to the login contains the wanted page, which must not be cached.
    if (reply.ok && !isDetour(key)) {
      if (isPrivate(reply)) event.waitUntil(storeOwnPage(event, key, reply.clone(), session));
      else store(event, cache, key, reply.clone());
    }
    event.waitUntil(tellPage(event, undefined));
    return reply;
  } catch {
    const cached = (await (await caches.open(own!)).match(key)) ?? (await cache.match(key));
    if (cached) event.waitUntil(tellPage(event, cached));
    return cached;
  }
}

const isPrivate = (reply: Response) => reply.headers.get('cache-control')?.includes('private');
const isDetour = (url: string) => new URL(url, location.origin).searchParams.has('wanted');

const offlinePage = async () => (await caches.match('/offline.html')) ?? Response.error();

const ownKey = (operation: string, variables: string) =>
  `/own/${operation}?${encodeURIComponent(variables)}`;

async function personalQuery(event: FetchEvent): Promise<Response> {
  const body = await event.request.clone().text();
  const { operationName = '', variables } = JSON.parse(body) as {
    operationName?: string;
    variables?: unknown;
  };
  if (!readable.has(operationName)) return fetch(event.request);
  const key = ownKey(operationName, JSON.stringify(variables ?? {}));
  const before = { clearings, sessions };
  try {
    const reply = await fetch(event.request);
    if (reply.ok) event.waitUntil(storeOwn(key, operationName, reply.clone(), before));
    event.waitUntil(tellPage(event, undefined));
    return reply;
  } catch {
    const cached = await (await caches.open(own!)).match(key);
    if (cached) event.waitUntil(tellPage(event, cached));
    return cached ?? Response.error();
  }
}

/** Counts the times the customer's answers were cleared: older requests are not stored then. */
let clearings = 0;
/** Counts the ended sessions: an answer that names its customer is not stored after one. */
let sessions = 0;
/** The cache key of the name of the stored answers' owner. */
const ownerKey = '/own/customer';

async function clearOwn(): Promise<void> {
  clearings += 1;
  await caches.delete(own!);
}

function endSession(): Promise<void> {
  sessions += 1;
  return clearOwn();
}

type Before = { clearings: number; sessions: number };
interface OwnAnswer {
  data?: { me?: { id: string } | null };
  errors?: { extensions?: { code?: string } }[];
}

/** Stores an answer under its customer, whom only the answer to the 'Me' query can name. */
async function storeOwn(key: string, operation: string, reply: Response, before: Before) {
  const { data, errors } = (await reply.clone().json()) as OwnAnswer;
  const isLatest = () => before.clearings === clearings;
  const owner = await ownerNow();
  if (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') && isLatest())
    await endSession();
  else if (!errors && operation === 'Me')
    await storeAs(data?.me?.id, [[key, reply]], () => before.sessions === sessions);
  else if (!errors && owner !== undefined) await storeAs(owner, [[key, reply]], isLatest);
}

const ownerNow = async () => (await (await caches.open(own!)).match(ownerKey))?.text();

/**
 * Stores a page that the server rendered for its customer, and each answer in it as if it had been
 * requested. Without answers it is the shell, which is the same for everybody.
 */
async function storeOwnPage(event: FetchEvent, key: string, reply: Response, session: number) {
  const [, json] =
    /<script type="application\/json" id="answers" data-own>(.*?)<\/script>/s.exec(
      await reply.clone().text(),
    ) ?? [];
  if (json === undefined) store(event, await caches.open(pages!), key, reply);
  const answers = JSON.parse(json ?? '{}') as Record<string, object>;
  // Not stored, as slots, prices and the time to pay would be out of date.
  if ('Draft {}' in answers) return;
  const { me } = (answers['Me {}'] ?? {}) as NonNullable<OwnAnswer['data']>;
  const headers = { date: reply.headers.get('date')!, 'content-type': 'application/json' };
  const entries = Object.entries(answers).flatMap(([name, data]): [string, Response][] => {
    const end = name.indexOf(' ');
    const [operation, variables] = [name.slice(0, end), name.slice(end + 1)];
    return readable.has(operation)
      ? [[ownKey(operation, variables), new Response(JSON.stringify({ data }), { headers })]]
      : [];
  });
  if (me) await storeAs(me.id, [[key, reply], ...entries], () => session === sessions);
}

/** One at a time: two at once would each clear what the other stored. */
let storing = Promise.resolve();

/** Stores replies under a customer, after clearing those of another one. */
function storeAs(
  customer: string | undefined,
  replies: [key: string, reply: Response][],
  isCurrent = () => true,
): Promise<void> {
  const put = async () => {
    if (!isCurrent()) return;
    const owner = await ownerNow();
    if (customer !== owner && owner !== undefined) await clearOwn();
    const cache = await caches.open(own!);
    // If the session ended meanwhile, not even a name is stored; a later end clears this cache.
    if (customer === undefined || !isCurrent()) return;
    if (customer !== owner) await cache.put(ownerKey, new Response(customer));
    for (const [key, reply] of replies) await cache.put(key, reply);
    await dropOldest(cache, ownerKey);
  };
  storing = storing.then(put).catch(() => undefined);
  return storing;
}

// It must import nothing, or the build would share chunks with the app: it is registered as a
// classic script, in which an import is an error.
export {};
