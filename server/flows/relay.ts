import type { ServerResponse } from 'node:http';
import { stillRunning, tabOf } from './stillRunning.ts';

/** One line of the inspector's protocol, or a command to the app; the relay does not read it. */
type Message = Record<string, unknown>;

/** How many past messages a new viewer gets, and how much of them: anybody may send. */
const maxMessages = 2000;
const maxSigns = 16_000_000;
/** A viewer who has so many bytes still to read is let go. */
const maxUnread = 32_000_000;
/** Milliseconds between two signs of life of a stream, as at /graphql/stream. */
const heartbeat = 12_000;

/**
 * Carries inspection events from the app's tabs (or a phone on the same server) to the flow page,
 * and events to send
 * the other way. Development and demo only: nothing of it is stored.
 */
export class FlowRelay {
  readonly #past: Message[] = [];
  #published = 0;
  /** How long each past message is, by its number. */
  readonly #lengths = new Map<unknown, number>();
  #kept = 0;
  readonly #viewers = new Set<ServerResponse>();
  readonly #apps = new Set<ServerResponse>();

  /**
   * Takes events in and hands them to every viewer, numbered: a link to a moment means the same to
   * whoever opens it, though the oldest are forgotten.
   */
  publish(messages: Message[]): void {
    const numbered = messages.map((message) => ({ ...message, number: (this.#published += 1) }));
    for (const message of numbered) this.#keep(message);
    for (const message of numbered) send(this.#viewers, message);
  }

  /** Keeps a message for those who come later, in place of the oldest ones. */
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

  /** Hands an order (`{sessionId, event}`) to every app that listens. */
  order(message: Message): void {
    send(this.#apps, message);
  }

  /** Opens a stream to a viewer, which is first given what happened before it came. */
  view(response: ServerResponse): void {
    open(response, this.#viewers);
    for (const message of this.#past) response.write(line(message));
  }

  /**
   * Opens a stream of orders to an app. Viewers learn when the tab is gone, and when it is back
   * after a break.
   */
  listen(response: ServerResponse, tab?: string): void {
    open(response, this.#apps);
    if (tab === undefined) return;
    this.publish([{ type: 'flows.back', sessionId: tab }]);
    response.on('close', () => this.publish([{ type: 'flows.gone', sessionId: tab }]));
  }

  /** Forgets what happened, for everyone, or only what a tab did; what runs is watched on. */
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
  // As an event, which a page can notice: by it a stream that froze is known.
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
