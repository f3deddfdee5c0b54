import type { ServerResponse } from 'node:http';
import { stillRunning, tabOf } from './stillRunning.ts';

/**
 * A message of the inspector's protocol, or a command to the app; the relay does not interpret it.
 */
type Message = Record<string, unknown>;

/**
 * The most past messages, and characters of them, that a new viewer gets; limited, as anybody may
 * send.
 */
const maxMessages = 2000;
const maxSigns = 16_000_000;
/** A viewer with this many unread bytes is disconnected. */
const maxUnread = 32_000_000;
/** Milliseconds between keep-alive events of a stream, as at /graphql/stream. */
const heartbeat = 12_000;

/**
 * Relays inspection events from the app's tabs (or a phone on the same server) to the flow page,
 * and events to send in the other direction. For development and demo only; nothing is stored.
 */
export class FlowRelay {
  readonly #past: Message[] = [];
  #published = 0;
  /** The length of each past message, by its number. */
  readonly #lengths = new Map<unknown, number>();
  #kept = 0;
  readonly #viewers = new Set<ServerResponse>();
  readonly #apps = new Set<ServerResponse>();

  /**
   * Sends events to every viewer. They are numbered, so that a link to a moment means the same to
   * everybody, even after the oldest events have been dropped.
   */
  publish(messages: Message[]): void {
    const numbered = messages.map((message) => ({ ...message, number: (this.#published += 1) }));
    for (const message of numbered) this.#keep(message);
    for (const message of numbered) send(this.#viewers, message);
  }

  /** Adds a message to the history and drops the oldest ones beyond the limits. */
  #keep(message: Message): void {
    const length = line(message).length;
    this.#past.push(message);
    this.#lengths.set(message.number, length);
    this.#kept += length;
    while (this.#past.length > maxMessages || this.#kept > maxSigns) {
      const { number } = this.#past.shift()!;
      this.#kept -= this.#lengths.get(number) ?? 0;
      this.#lengths.delete(number);
    }
  }

  /** Sends a command (`{sessionId, event}`) to every connected app. */
  order(message: Message): void {
    send(this.#apps, message);
  }

  /** Opens a stream to a viewer, and first sends it the history. */
  view(response: ServerResponse): void {
    open(response, this.#viewers);
    for (const message of this.#past) response.write(line(message));
  }

  /**
   * Opens a stream of commands to an app. Viewers get an event when the tab disconnects, and when it
   * reconnects.
   */
  listen(response: ServerResponse, tab?: string): void {
    open(response, this.#apps);
    if (tab === undefined) return;
    this.publish([{ type: 'flows.back', sessionId: tab }]);
    response.on('close', () => this.publish([{ type: 'flows.gone', sessionId: tab }]));
  }

  /** Clears the history, of everything or of one tab; actors that are still running remain. */
  clear(tab?: string): void {
    const isMeant = (message: Message) => tab === undefined || tabOf(message) === tab;
    const running = stillRunning(this.#past.filter(isMeant));
    const others = this.#past.filter((message) => !isMeant(message));
    this.#past.splice(0);
    this.#lengths.clear();
    this.#kept = 0;
    for (const message of [...others, ...running]) this.#keep(message);
    send(this.#viewers, { type: 'flows.cleared', sessionId: tab });
    for (const message of running) send(this.#viewers, message);
  }

  /** Ends every stream, so that the server can stop. */
  close(): void {
    for (const response of [...this.#viewers, ...this.#apps]) response.end();
    this.#viewers.clear();
    this.#apps.clear();
  }
}

const line = (message: Message) => `data: ${JSON.stringify(message)}\n\n`;

function open(response: ServerResponse, listeners: Set<ServerResponse>): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write(': here\n\n');
  listeners.add(response);
  // Sent as an event rather than a comment, so that the page can notice a stream that has stalled.
  const signs = setInterval(() => response.write('event: alive\ndata:\n\n'), heartbeat);
  signs.unref();
  response.on('close', () => {
    clearInterval(signs);
    listeners.delete(response);
  });
}

function send(listeners: Set<ServerResponse>, message: Message): void {
  const text = line(message);
  for (const response of listeners) {
    if (response.writableLength > maxUnread) {
      listeners.delete(response);
      response.destroy();
    } else response.write(text);
  }
}
