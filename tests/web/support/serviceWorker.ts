import { vi } from 'vitest';

export const origin = 'https://assay.test';
const urlOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, origin).href;

/** A cache as a browser has it: by URL, the oldest entry first. */
class CacheStandIn {
  readonly entries = new Map<string, Response>();
  /** Whether the device has room for another entry. */
  hasRoom = true;
  async match(key: string | { url: string }): Promise<Response | undefined> {
    return this.entries.get(urlOf(key))?.clone();
  }
  async put(key: string | { url: string }, reply: Response): Promise<void> {
    if (!this.hasRoom) throw new DOMException('Full', 'QuotaExceededError');
    this.entries.delete(urlOf(key));
    this.entries.set(urlOf(key), reply);
  }
  async addAll(paths: string[]): Promise<void> {
    for (const path of paths) await this.put(path, await fetch(urlOf(path)));
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
  async delete(key: { url: string }): Promise<boolean> {
    return this.entries.delete(urlOf(key));
  }
}

/** A page that is open, as a service worker knows it. */
class ClientStandIn {
  readonly id: string;
  readonly messages: unknown[] = [];
  constructor(id: string) {
    this.id = id;
  }
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

interface Asked {
  method?: string;
  mode?: string;
  type?: string;
  body?: object;
  /** What the browser requested while the worker started. */
  preloaded?: Response;
  clientId?: string;
  resultingClientId?: string;
}

/** What the network answers with, by path and query; what is not there cannot be reached. */
export type Network = Record<string, () => Response | Promise<Response>>;

/**
 * Starts the service worker with these pages open and nothing but this network; `preloads`: whether
 * the browser requests a page while the worker starts.
 */
export async function startServiceWorker(network: Network, clientIds = ['page'], preloads = true) {
  const stored = new Map<string, CacheStandIn>();
  const open = (name: string) => {
    if (!stored.has(name)) stored.set(name, new CacheStandIn());
    return stored.get(name)!;
  };
  const clients = new Map(clientIds.map((id) => [id, new ClientStandIn(id)]));
  const listeners = new Map<string, (event: object) => void>();
  const called: string[] = [];
  const enable = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const claim = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const skipWaiting = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('Client', ClientStandIn);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    delete: async (name: string) => stored.delete(name),
    match: async (key: string) => {
      for (const cache of stored.values()) {
        const found = await cache.match(key);
        if (found) return found;
      }
      return undefined;
    },
  });
  vi.stubGlobal('fetch', async (request: string | { url: string }) => {
    const path = urlOf(request).replace(origin, '');
    called.push(path);
    const answer = network[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    skipWaiting,
    registration: { ...(preloads && { navigationPreload: { enable } }) },
    clients: { claim, get: async (id: string) => clients.get(id) },
  });
  vi.resetModules();
  await import('../../../web/sw.ts');

  /** Gives the worker an event; what it begins with it has ended once `ended` is. */
  function send(type: string, event: object) {
    const begun: Promise<unknown>[] = [];
    let reply: Promise<Response> | undefined;
    listeners.get(type)!({
      ...event,
      waitUntil: (work: Promise<unknown> | undefined) => begun.push(Promise.resolve(work)),
      respondWith: (answer: Promise<Response>) => (reply = answer),
    });
    const ended = async () => {
      await reply;
      for (let index = 0; index < begun.length; index += 1) await begun[index];
    };
    return { reply, ended };
  }

  /** What the page requests; `reply` is undefined where the browser is left to it. */
  function request(path: string, asked: Asked = {}) {
    const { method = 'GET', mode = 'cors', type, body, preloaded } = asked;
    const { clientId = '', resultingClientId = '' } = asked;
    const text = async () => JSON.stringify(body);
    const headers = new Headers(type === undefined ? {} : { 'content-type': type });
    return send('fetch', {
      request: { url: urlOf(path), method, mode, headers, clone: () => ({ text }) },
      preloadResponse: Promise.resolve(preloaded),
      clientId,
      resultingClientId,
    });
  }

  return {
    network,
    called,
    /** What the worker has asked of the browser. */
    browser: { enable, claim, skipWaiting },
    send,
    request,
    /** What the page gets once everything that this begins has ended. */
    async get(path: string, asked?: Asked): Promise<Response> {
      const { reply, ended } = request(path, asked);
      const answer = await reply!;
      await ended();
      return answer;
    },
    message: (data: unknown, from?: string) =>
      send('message', { data, source: from === undefined ? null : clients.get(from) }).ended(),
    messagesOf: (id: string) => clients.get(id)!.messages,
    /** The paths that a cache holds, the oldest first. */
    pathsIn: (name: string) =>
      [...(stored.get(name)?.entries.keys() ?? [])].map((url) => url.replace(origin, '')),
    cache: open,
  };
}

export const navigation = { mode: 'navigate', resultingClientId: 'page' };
/** What a page asks of the gateway. */
export const asks = (operationName: string, variables?: object) => ({
  method: 'POST',
  type: 'application/json',
  clientId: 'page',
  body: { operationName, variables },
});
