import { createServer as createVite } from 'vite';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { currentVersion } from '../devtools/versions/currentVersion.ts';
import { readConfig } from '../server/shared/config.ts';
import { startProduct } from '../server/startProduct.ts';

// The same product with hot reload: vite serves the web from its sources, in the same process and
// on the same port.
const config = readConfig(process.env);
const vite = await createVite({
  mode: 'development',
  appType: 'custom',
  // The flow page compares versions.
  plugins: [currentVersion()],
  // A separate port for each instance, so that two can run side by side.
  server: { middlewareMode: true, hmr: { port: 20_000 + (config.port % 40_000) } },
});

async function webFromSources(httpApp: FastifyInstance): Promise<void> {
  // Whatever the path of the page, its script is at the root.
  const page = async (file: string, url: string) => {
    const html = await readFile(file, 'utf8');
    return vite.transformIndexHtml(url, html.replace('src="./', 'src="/'));
  };
  const flowsFolder = `/@fs/${resolve('devtools/flows')}`.replace('//', '/');
  httpApp.get('/flows', async (_request, reply) => {
    const html = await readFile('devtools/flows/index.html', 'utf8');
    return reply
      .type('text/html')
      .send(
        await vite.transformIndexHtml('/flows', html.replace('src="./', `src="${flowsFolder}/`)),
      );
  });
  httpApp.setNotFoundHandler((request, reply) => {
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
// `npm run dev | head`: otherwise Panda CSS would write the error to the same closed pipe
// endlessly.
process.stdout.once('error', () => process.exit());
