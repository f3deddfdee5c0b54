import { createServer as createVite } from 'vite';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { readConfig } from '../config.ts';
import { startProduct } from '../gateway/server.ts';

// The same product with hot reload: vite answers for the web from its sources, in the same process and on the same port.
const config = readConfig(process.env);
const vite = await createVite({
  mode: 'development',
  appType: 'custom',
  server: { middlewareMode: true },
});

async function webFromSources(front: FastifyInstance): Promise<void> {
  const page = async (file: string, url: string) =>
    vite.transformIndexHtml(url, await readFile(file, 'utf8'));
  front.get('/flows', async (request, reply) =>
    reply
      .type('text/html')
      .send(await page('web/flows/index.html', '/flows/index.html?' + request.url)),
  );
  front.setNotFoundHandler((request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      page('web/index.html', request.url).then(
        (html) =>
          reply.raw.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
        (error: Error) => reply.raw.writeHead(500).end(error.message),
      );
    });
  });
}

const product = await startProduct(config, { web: webFromSources });
console.log(
  `Assay (development) is ready at ${product.address}; flows at ${product.address}/flows`,
);
if (product.firstAdmin)
  console.log(
    `First administrator: ${product.firstAdmin.email}, password ${product.firstAdmin.password}`,
  );
const stop = () => void Promise.all([product.close(), vite.close()]).then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
