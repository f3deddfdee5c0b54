/** What the page knows of one actor: the inspector's protocol, folded. */
export interface ActorInfo {
  sessionId: string;
  name: string;
  parentId: string | undefined;
  definition: string | undefined;
}

/** One line of the event log: an event that reached an actor, and the snapshot it led to. */
export interface Entry {
  index: number;
  at: number;
  sessionId: string;
  sourceId: string | undefined;
  event: { type: string } & Record<string, unknown>;
  snapshot: { value?: unknown; status?: string; context?: unknown } | undefined;
}

/** A tab or a phone that shows what it does. */
export interface Tab {
  id: string;
  label: string;
}

/** The whole feed up to now. */
export interface Feed {
  connected: boolean;
  tabs: Tab[];
  actors: ActorInfo[];
  entries: Entry[];
  /** Why the last event that was sent from here did nothing; gone once its actor hears something. */
  refusal: { sessionId: string; words: string } | undefined;
}

interface InspectionEvent {
  type: string;
  sessionId?: string;
  name?: string;
  parentId?: string;
  sourceId?: string;
  definition?: string;
  event?: Entry['event'];
  snapshot?: Entry['snapshot'];
  createdAt?: string;
  label?: string;
  path?: string;
  reason?: string;
}

/** The server's own charts stand beside the tabs. */
export const serverTab: Tab = { id: 'server', label: 'Server' };
/** The tab that an actor's number begins with. */
export const tabOf = (sessionId: string) => sessionId.split('/')[0]!;

const empty: Feed = { connected: false, tabs: [], actors: [], entries: [], refusal: undefined };

/** Folds one message of the inspector's protocol into the feed. */
export function fold(feed: Feed, message: InspectionEvent): Feed {
  if (message.type === 'flows.cleared')
    return { ...feed, tabs: [], actors: [], entries: [], refusal: undefined };
  const { sessionId } = message;
  if (!sessionId) return feed;
  if (message.type === 'flows.tab')
    return {
      ...feed,
      tabs: [
        ...feed.tabs.filter((tab) => tab.id !== sessionId),
        { id: sessionId, label: `${message.label}, ${message.path}` },
      ],
    };
  if (message.type === 'flows.refused')
    return {
      ...feed,
      refusal: { sessionId, words: `${message.event?.type} did nothing: ${message.reason}` },
    };
  if (message.type === '@xstate.actor') {
    const actor = {
      sessionId,
      name: message.name ?? sessionId,
      parentId: message.parentId,
      definition: message.definition,
    };
    const tabs =
      tabOf(sessionId) === serverTab.id && !feed.tabs.includes(serverTab)
        ? [...feed.tabs, serverTab]
        : feed.tabs;
    const actors = [...feed.actors.filter((known) => known.sessionId !== sessionId), actor];
    return message.snapshot
      ? append({ ...feed, tabs, actors }, message, { type: 'xstate.init' })
      : { ...feed, tabs, actors };
  }
  if (message.type === '@xstate.snapshot')
    return append(feed, message, message.event ?? { type: '?' });
  return feed;
}

function append(feed: Feed, message: InspectionEvent, event: Entry['event']): Feed {
  const entry: Entry = {
    index: feed.entries.length,
    at: Number(message.createdAt ?? Date.now()),
    sessionId: message.sessionId!,
    sourceId: message.sourceId,
    event,
    snapshot: message.snapshot,
  };
  return {
    ...feed,
    refusal: feed.refusal?.sessionId === entry.sessionId ? undefined : feed.refusal,
    entries: [...feed.entries, entry],
  };
}

/** A store of the feed that `useSyncExternalStore` can read; connects at once and again after a break. */
export function connectFeed(url = '/flows/feed') {
  let feed = empty;
  const listeners = new Set<() => void>();
  const change = (next: Feed) => {
    feed = next;
    for (const listener of listeners) listener();
  };
  const source = new EventSource(url);
  source.addEventListener('open', () => change({ ...empty, connected: true }));
  source.addEventListener('error', () => change({ ...feed, connected: false }));
  source.addEventListener('message', ({ data }: MessageEvent<string>) =>
    change(fold(feed, JSON.parse(data) as InspectionEvent)),
  );
  return {
    read: () => feed,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks the app to send an event to one of its actors. */
    send: (sessionId: string, event: { type: string }) =>
      post('/flows/orders', { sessionId, event }),
    /** Tells every app how a port is to behave from now on; an empty text makes it itself again. */
    rehearse: (port: string, how: string) =>
      post('/flows/orders', { sessionId: '*', event: { type: 'flows.rehearsed', port, how } }),
    clear: () => fetch(url, { method: 'DELETE' }),
  };
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
