import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Where vite puts the web. */
export const webRoot = resolve(import.meta.dirname, '../dist/web');

// Chakra's styles are put in by script (emotion), hence unsafe-inline for styles; scripts come from files only.
const policy = [
  "default-src 'self'", "script-src 'self' https://checkout.razorpay.com", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self'",
  "connect-src 'self' https://api.razorpay.com https://lumberjack.razorpay.com", "frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com",
  "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'self'",
].join('; ');

const pageHeaders = {
  'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()', 'cache-control': 'no-cache',
};

/** The web app: hashed files forever, pages afresh; every other address is the app's own to route. */
export async function webRoutes(app: FastifyInstance, { flows }: { flows: boolean }): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error('The web is not built: run npm start, or npx vite build');
  await app.register(fastifyStatic, {
    root: webRoot, index: false, preCompressed: true, wildcard: true, cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable');
      else for (const [name, value] of Object.entries(pageHeaders)) reply.header(name, value);
    },
  });
  const page = readFileSync(join(webRoot, 'index.html'));
  if (flows && existsSync(join(webRoot, 'flows/index.html'))) {
    const flowPage = readFileSync(join(webRoot, 'flows/index.html'));
    app.get('/flows', (_request, reply) => reply.headers(pageHeaders).type('text/html; charset=utf-8').send(flowPage));
  }
  app.setNotFoundHandler((request, reply) => {
    const asksForPage = request.method === 'GET' && !/^\/(assets|flows)\//.test(request.url) && !/\.\w{2,5}$/.test(request.url.split('?')[0]!);
    if (!asksForPage) return reply.code(404).send({ message: 'There is nothing here', code: 'NOT_FOUND' });
    return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page);
  });
}
