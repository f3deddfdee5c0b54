import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { ANYTHING } from '../db/changes.ts';
import type { Deps } from '../deps.ts';
import type { OrderJson } from './orders.contract.ts';
import { ordersTopic } from './orders.repository.ts';

/** Milliseconds between signs of life: a proxy must not take a quiet stream for a dead one. */
const heartbeat = 20_000;

/** Streams an order: as it is now, then each time it changed. Changes that come while it is being read are read once more. */
export function followOrder(
  { changes }: Pick<Deps, 'changes'>,
  reply: FastifyReply,
  followers: Set<ServerResponse>,
  id: string,
  read: () => Promise<OrderJson | undefined>,
): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  let reading = false;
  let again = false;
  const send = async () => {
    again = true;
    if (reading) return;
    reading = true;
    try {
      while (again && !raw.destroyed) {
        again = false;
        const order = await read();
        if (order) raw.write(`data: ${JSON.stringify(order)}\n\n`);
      }
    } catch {
      // The client comes back by itself and is told everything anew.
      raw.end();
    } finally {
      reading = false;
    }
  };
  const unsubscribe = changes.subscribe(ordersTopic, (changed) => {
    if (changed === id || changed === ANYTHING) void send();
  });
  const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat).unref();
  const end = () => {
    clearInterval(beat);
    unsubscribe();
  };
  raw.once('close', end);
  followers.add(raw);
  raw.once('close', () => followers.delete(raw));
  void send();
  return reply;
}
