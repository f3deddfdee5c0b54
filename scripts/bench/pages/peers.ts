import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Serves a static page, and the same page with React and one button, as simply as possible. */
export async function startPeers(): Promise<{ address: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-peers-'));
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Peer</title>';
  writeFileSync(
    join(folder, 'static.html'),
    `${head}<h1>Welcome back</h1><p>Log in to book and to follow your tests.</p><button id="press" onclick="this.dataset.answered=1">Log in</button></html>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `${head}<div id="root"></div><script type="module" src="./main.jsx"></script></html>`,
  );
  writeFileSync(
    join(folder, 'main.jsx'),
    `import { useState } from '${resolve('node_modules/react/index.js')}'; import { createRoot } from '${resolve('node_modules/react-dom/client.js')}';
    function Page() { const [done, setDone] = useState(false); return <><h1>Welcome back</h1><p>Log in to book and to follow your tests.</p><button id="press" data-answered={done ? 1 : undefined} onClick={() => setDone(true)}>Log in</button></>; }
    createRoot(document.getElementById('root')).render(<Page />);`,
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: 'out' },
    resolve: { alias: { 'react/jsx-runtime': resolve('node_modules/react/jsx-runtime.js') } },
  });
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
  };
  const files = new Map<string, Buffer>([
    ['/static', gzipSync(readFileSync(join(folder, 'static.html')))],
    ['/react', gzipSync(readFileSync(join(folder, 'out/index.html')))],
  ]);
  for (const name of readdirSync(join(folder, 'out/assets')))
    files.set(`/assets/${name}`, gzipSync(readFileSync(join(folder, 'out/assets', name))));
  const server: Server = createServer((request, response) => {
    const bytes = files.get(request.url!);
    if (!bytes) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': types[extname(request.url!)] ?? 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        ...(request.url!.startsWith('/assets') && {
          'cache-control': 'public, max-age=31536000, immutable',
        }),
      })
      .end(bytes);
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
