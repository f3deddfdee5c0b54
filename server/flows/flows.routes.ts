import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FlowRelay } from './relay.ts';

/** A batch of events from our app is far smaller than this. */
const bodyLimit = 512 * 1024;

function tabIn({ query }: FastifyRequest): string | undefined {
  const { tab } = query as { tab?: unknown };
  return typeof tab === 'string' ? tab : undefined;
}

/**
 * The flow page's streams under /flows/; registered in development and demo, never in production.
 */
export function flowRoutes(app: FastifyInstance): FlowRelay {
  const relay = new FlowRelay();
  app.post('/flows/feed', { bodyLimit }, async (request, reply) => {
    if (!Array.isArray(request.body))
      return reply.code(400).send({ message: 'A list of events is expected', code: 'BAD_REQUEST' });
    relay.publish(request.body as Record<string, unknown>[]);
    return reply.code(204).send();
  });
  app.get('/flows/feed', (_request, reply) => {
    reply.hijack();
    relay.view(reply.raw);
  });
  app.delete('/flows/feed', async (request, reply) => {
    relay.clear(tabIn(request));
    return reply.code(204).send();
  });
  app.post('/flows/orders', { bodyLimit }, async (request, reply) => {
    const order = request.body as { sessionId?: unknown; event?: { type?: unknown } } | null;
    if (typeof order?.sessionId !== 'string' || typeof order.event?.type !== 'string') {
      return reply
        .code(400)
        .send({ message: 'A sessionId and an event are expected', code: 'BAD_REQUEST' });
    }
    relay.order(order as Record<string, unknown>);
    return reply.code(204).send();
  });
  app.get('/flows/orders', (request, reply) => {
    reply.hijack();
    relay.listen(reply.raw, tabIn(request));
  });
  app.addHook('preClose', async () => relay.close());
  return relay;
}
