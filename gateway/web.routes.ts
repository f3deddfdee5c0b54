import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isAppRoute } from './appRoutes.ts';

/** Where vite puts the web. */
const webRoot = resolve(import.meta.dirname, '../dist/web');

// Chakra's styles are put in by script (emotion), hence unsafe-inline for styles; scripts come from files only.
const policy = [
  "default-src 'self'", "script-src 'self' https://checkout.razorpay.com", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self'",
  "connect-src 'self' https://api.razorpay.com https://lumberjack.razorpay.com", "frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com",
  "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'self'",
].join('; ');
const pageHeaders = { 'content-security-policy': policy, 'permissions-policy': 'geolocation=(self), camera=(), microphone=()', 'cache-control': 'no-cache' };

/** The web app: hashed files forever, pages afresh; every other address is the app's own to route. */
export async function webRoutes(app: FastifyInstance, { flows, root = webRoot }: { flows: boolean; root?: string }): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) throw Object.assign(new Error('The web is not built: run npm start, or npx vite build'), { name: 'StartError' });
  await app.register(fastifyStatic, {

    root, index: false, preCompressed: true, wildcard: true, cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable');
      else for (const [name, value] of Object.entries(pageHeaders)) reply.header(name, value);
    },
  });
  // Nothing is returned: Fastify would listen to a returned reply twice more.
  const page = (reply: FastifyReply, file: string) => void reply.sendFile(file);
  const index = readFileSync(join(root, 'index.html'));
  if (flows && existsSync(join(root, 'flows/index.html'))) app.get('/flows', (_request, reply) => page(reply, 'flows/index.html'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    const asksForPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(assets|flows)\//.test(path) && !/\.\w{2,5}$/.test(path);
    if (asksForPage && isAppRoute(path)) page(reply, 'index.html');
    // Without an ETag: a browser that knows the page must not be told 'not found' and nothing else.
    else if (asksForPage) void reply.code(404).headers(pageHeaders).type('text/html; charset=utf-8').send(index);
    else void reply.code(404).send({ message: 'There is nothing here', code: 'NOT_FOUND' });
  });
}
