import { followLive } from '../../machines/followLive.ts';

/** The page's data about one actor. */
export interface ActorInfo {
  sessionId: string;
  name: string;
  parentId: string | undefined;
  definition: string | undefined;
}

/** One line of the event log: an event that an actor received, and the resulting snapshot. */
export interface Entry {
  /** The number that the server gave the message: increasing, and the same for everyone. */
  index: number;
  at: number;
  sessionId: string;
  sourceId: string | undefined;
  event: { type: string } & Record<string, unknown>;
  snapshot: { value?: unknown; status?: string; context?: unknown } | undefined;
}

/** A tab or a phone whose app is shown. */
export interface Tab {
  id: string;
  label: string;
  /** Whether it was closed or reloaded: its events are still shown, but it cannot receive any. */
  isGone?: boolean;
}

/** The whole feed so far. */
export interface Feed {
  connected: boolean;
  tabs: Tab[];
  actors: ActorInfo[];
  entries: Entry[];
  /** Why the last event sent from here did nothing; removed once its actor takes an event. */
  refusal: { sessionId: string; event: string; reason: string } | undefined;
}

/** A message of the inspector's protocol, or of the flow page's own (`flows.…`). */
export interface InspectionEvent {
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
  number?: number;
}

/** Milliseconds for which messages are collected before the page is rendered again. */
const gatherFor = 32;

/** The server's own machines are listed beside the tabs. */
export const serverTab: Tab = { id: 'server', label: 'Server' };
/** The tab in an actor's session id. */
export const tabOf = (sessionId: string) => sessionId.split('/')[0]!;

/** Whether the tab of an actor is still open. */
export const isThere = ({ tabs }: Feed, sessionId: string) =>
  !tabs.some(({ id, isGone }) => isGone && id === tabOf(sessionId));

/**
 * Whether an actor is watched. If no tab is chosen, the server's machines are only watched while an
 * app is open, as their orders are unknown to the viewer otherwise.
 */
export const isWatchedIn = ({ tabs }: Feed, sessionId: string, tab: string | undefined) =>
  tab === undefined
    ? tabOf(sessionId) !== serverTab.id || tabs.some(isOpenApp)
    : tabOf(sessionId) === tab;

const isOpenApp = ({ id, isGone }: Tab) => id !== serverTab.id && isGone !== true;

/** Whether events can be sent to an actor: the server's own machines take none from here. */
export const takesEvents = (feed: Feed, sessionId: string) =>
  tabOf(sessionId) !== serverTab.id && isThere(feed, sessionId);

export const emptyFeed: Feed = {
  connected: false,
  tabs: [],
  actors: [],
  entries: [],
  refusal: undefined,
};

/** The feed after some messages of the inspector's protocol. */
export function withMessages(feed: Feed, messages: readonly InspectionEvent[]): Feed {
  // One copy for all of them, so that a burst of a thousand is one step.
  const next = {
    ...feed,
    tabs: [...feed.tabs],
    actors: [...feed.actors],
    entries: [...feed.entries],
  };
  for (const message of messages) take(next, message);
  return next;
}

function take(feed: Feed, message: InspectionEvent): void {
  const { type, sessionId } = message;
  if (type === 'flows.cleared') forget(feed, sessionId);
  if (!sessionId) return;
  if (type === 'flows.tab')
    replace(feed.tabs, { id: sessionId, label: `${message.label}, ${message.path}` }, 'id');
  else if (type === 'flows.gone' || type === 'flows.back')
    feed.tabs = feed.tabs.map((tab) =>
      tab.id === sessionId ? { ...tab, isGone: type === 'flows.gone' } : tab,
    );
  else if (type === 'flows.refused')
    feed.refusal = {
      sessionId,
      event: message.event?.type ?? '',
      reason: message.reason ?? '',
    };
  else if (type === '@xstate.actor') {
    if (tabOf(sessionId) === serverTab.id) replace(feed.tabs, serverTab, 'id');
    const { name = sessionId, parentId, definition } = message;
    replace(feed.actors, { sessionId, name, parentId, definition }, 'sessionId');
    if (message.snapshot) append(feed, message, { type: 'xstate.init' });
  } else if (type === '@xstate.snapshot') append(feed, message, message.event ?? { type: '?' });
}

/** Removes the events of a tab, or all of them. */
function forget(feed: Feed, tab: string | undefined): void {
  const isKept = (sessionId: string) => tab !== undefined && tabOf(sessionId) !== tab;
  feed.tabs = feed.tabs.filter(({ id }) => isKept(id));
  feed.actors = feed.actors.filter(({ sessionId }) => isKept(sessionId));
  feed.entries = feed.entries.filter(({ sessionId }) => isKept(sessionId));
  if (feed.refusal && !isKept(feed.refusal.sessionId)) feed.refusal = undefined;
}

/** Moves a thing to the end of its list, replacing the one with the same key. */
function replace<Key extends string, Thing extends Record<Key, unknown>>(
  list: Thing[],
  thing: Thing,
  key: Key,
): void {
  const known = list.findIndex((one) => one[key] === thing[key]);
  if (known >= 0) list.splice(known, 1);
  list.push(thing);
}

function append(feed: Feed, message: InspectionEvent, event: Entry['event']): void {
  const sessionId = message.sessionId!;
  if (feed.refusal?.sessionId === sessionId) feed.refusal = undefined;
  feed.entries.push({
    index: message.number ?? feed.entries.length,
    at: Number(message.createdAt ?? Date.now()),
    sessionId,
    sourceId: message.sourceId,
    event,
    snapshot: message.snapshot,
  });
}

/**
 * A store of the feed for `useSyncExternalStore`; it connects at once and reconnects after a break.
 */
export function connectFeed(url = '/flows/feed') {
  let feed = emptyFeed;
  const listeners = new Set<() => void>();
  const change = (next: Feed) => {
    feed = next;
    for (const listener of listeners) listener();
  };
  let waiting: InspectionEvent[] = [];
  followLive((alive) => {
    const source = new EventSource(url);
    source.addEventListener('open', () => {
      alive();
      // A new connection first sends the earlier messages.
      waiting = [];
      change({ ...emptyFeed, connected: true });
    });
    source.addEventListener('error', () => change({ ...feed, connected: false }));
    source.addEventListener('alive', alive);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      alive();
      waiting.push(JSON.parse(data) as InspectionEvent);
      // Messages of one frame are rendered once; a tab in the background renders later.
      if (waiting.length === 1)
        setTimeout(() => {
          const messages = waiting;
          waiting = [];
          change(withMessages(feed, messages));
        }, gatherFor);
    });
    return () => source.close();
  });
  return {
    read: () => feed,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Asks the app to send an event to one of its actors. */
    send: (sessionId: string, event: { type: string }) =>
      post('/flows/orders', { sessionId, event }),
    /** Tells every app how a port is to behave from now on; an empty text restores it. */
    rehearse: (port: string, how: string) =>
      post('/flows/orders', { sessionId: '*', event: { type: 'flows.rehearsed', port, how } }),
    /** Clears the history for everyone, or only that of a tab. */
    clear: (tab: string | undefined) =>
      fetch(tab ? `${url}?tab=${encodeURIComponent(tab)}` : url, { method: 'DELETE' }),
  };
}

const nothing = async () => new Response();
/** The store of a production build, in which nothing can be watched. */
export const silentFeed: ReturnType<typeof connectFeed> = {
  read: () => emptyFeed,
  subscribe: () => () => undefined,
  send: nothing,
  rehearse: nothing,
  clear: nothing,
};

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
