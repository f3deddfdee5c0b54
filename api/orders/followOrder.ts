import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { ANYTHING } from '../db/changeFeed.ts';
import type { Deps } from '../deps.ts';
import { tooMany } from '../refusal.ts';
import { sessionsTopic } from '../sessions/sessions.repository.ts';
import { ordersTopic } from './orderChanges.repository.ts';
import type { OrderJson } from './orders.contract.ts';

/**
 * Milliseconds between keep-alive comments, so that a proxy does not take a quiet stream for a dead
 * one.
 */
const heartbeat = 20_000;

/** The open streams of this process, each with its customer. */
export type Followers = Map<ServerResponse, string>;

/** Streams that a customer may have open at one process; far more than anybody has tabs. */
const mostStreams = 10;

/** Refuses another stream to a customer who has the maximum open. */
export function checkStreams(followers: Followers, userId: string): void {
  const open = [...followers.values()].filter((id) => id === userId);
  if (open.length >= mostStreams) throw tooMany('REQUESTS_TOO_MANY', 30);
}

/** Which order is followed, and by whom. */
export interface Following {
  orderId: string;
  userId: string;
  read: () => Promise<OrderJson | undefined>;
  /** Whether the session that opened the stream is still open. */
  isSignedIn: () => Promise<boolean>;
}

/**
 * Streams an order: as it is now, then after each change, until its session ends. A change that
 * arrives during a read causes one more read.
 */
export function followOrder(
  { changes }: Pick<Deps, 'changes'>,
  reply: FastifyReply,
  followers: Followers,
  { orderId, userId, read, isSignedIn }: Following,
): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  let reading = false;
  let again = false;
  /** Sends the order once the session is known to be open, even if that had to be waited for. */
  const send = async () => {
    again = true;
    if (reading) return;
    reading = true;
    try {
      while (again && !raw.destroyed && !raw.writableEnded) {
        again = false;
        const order = await read();
        if (!(await isSignedIn())) raw.end();
        else if (order && !raw.writableEnded) raw.write(`data: ${JSON.stringify(order)}\n\n`);
      }
    } catch {
      // The client reconnects by itself and reads everything anew.
      raw.end();
    } finally {
      reading = false;
    }
  };
  const checkSession = () =>
    void isSignedIn().then(
      (isOpen) => isOpen || raw.end(),
      () => raw.end(),
    );
  const endings = [
    changes.subscribe(ordersTopic, (id) => {
      if (id === orderId || id === ANYTHING) void send();
    }),
    changes.subscribe(sessionsTopic, (id) => {
      if (id === userId || id === ANYTHING) checkSession();
    }),
  ];
  const beat = setInterval(() => {
    raw.write(': still here\n\n');
    checkSession();
  }, heartbeat).unref();
  followers.set(raw, userId);
  raw.once('close', () => {
    clearInterval(beat);
    for (const end of endings) end();
    followers.delete(raw);
  });
  void send();
  return reply;
}
