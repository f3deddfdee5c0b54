import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { executablePath, launchArguments } from '../../e2e/browser.ts';
import { ensureBrowser } from '../programs.ts';
import { median } from './load.ts';
import type { Finding } from './load.ts';
import { clientOf, startRunning } from './product.ts';

/** A slow phone on a slow net: 4x CPU slow-down, 1.6 Mbit/s, 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const cpu = 4;
const runs = Number(process.env.BENCH_RUNS ?? 5);

interface Visit {
  lcp: number;
  fcp: number;
  ready: number;
  answered: number;
  shift: number;
  /** Total blocking time: what tasks take beyond 50 ms each. */
  blocked: number;
  script: number;
}
/** `answered` is what is there once the press has done something: an element, or `scrolled`. */
interface Subject {
  url: string;
  ready: string;
  press: string;
  answered: string;
  /** Whoever opens it. */
  cookie?: string;
}

/**
 * A page of words, and the same with React and one button, built and served as simply as can be.
 */
async function peers(): Promise<{ address: string; close(): void }> {
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

/**
 * Opens a page as a slow phone does, presses as soon as there is something to press, and reads the
 * browser's own clock.
 */
async function visit(
  context: BrowserContext,
  { url, ready, press, answered }: Subject,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(
    ([readyAt, answeredAt]) => {
      const marks = { lcp: 0, shift: 0, blocked: 0, ready: 0, answered: 0 };
      Object.assign(window, { marks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) marks.lcp = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) marks.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) marks.blocked += Math.max(0, duration - 50);
      }).observe({ type: 'longtask', buffered: true });
      const look = () => {
        if (!marks.ready && document.querySelector(readyAt!)) marks.ready = performance.now();
        if (
          !marks.answered &&
          (answeredAt === 'scrolled' ? scrollY > 4 : document.querySelector(answeredAt!))
        )
          marks.answered = performance.now();
        if (!marks.answered) requestAnimationFrame(look);
      };
      look();
    },
    [ready, answered],
  );
  let script = 0;
  const scripts: { size: number; at: number }[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      void request.sizes().then(
        ({ responseBodySize }) =>
          scripts.push({ size: Math.max(0, responseBodySize), at: Date.now() }),
        () => undefined,
      );
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(press).first().waitFor({ state: 'visible' });
  // A person presses again when nothing happens.
  const pressed = async () => {
    await page
      .locator(press)
      .first()
      .click({ noWaitAfter: true, timeout: 2000 })
      .catch(() => undefined);
    return page
      .evaluate(() => (window as unknown as { marks: { answered: number } }).marks.answered > 0)
      .catch(() => false);
  };
  for (let left = 200; !(await pressed()); left -= 1) {
    if (left === 0) throw new Error(`${url}: no press was answered`);
    await page.waitForTimeout(60);
  }
  const end = Date.now();
  const marks = await page.evaluate(() => ({
    ...(window as unknown as { marks: Visit }).marks,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  script = scripts.filter(({ at }) => at <= end).reduce((sum, { size }) => sum + size, 0);
  await page.close();
  return { ...marks, script };
}

async function visits(browser: Browser, subject: Subject): Promise<{ cold: Visit; warm: Visit }> {
  const seen: { cold: Visit; warm: Visit }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const [name, value] = subject.cookie?.split('=') ?? [];
    if (name && value) await context.addCookies([{ name, value, url: subject.url }]);
    seen.push({ cold: await visit(context, subject), warm: await visit(context, subject) });
    await context.close();
  }
  const middle = (kind: 'cold' | 'warm') =>
    Object.fromEntries(
      (['lcp', 'fcp', 'ready', 'answered', 'shift', 'blocked', 'script'] as const).map((name) => [
        name,
        median(seen.map((one) => one[kind][name])),
      ]),
    ) as unknown as Visit;
  return { cold: middle('cold'), warm: middle('warm') };
}

/** /login and /home on a slow phone, against a static page and a plain React page. */
export async function benchPages(): Promise<Finding[]> {
  ensureBrowser();
  const product = await startRunning();
  const others = await peers();
  const browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  });
  try {
    const still = await visits(browser, {
      url: `${others.address}/static`,
      ready: 'h1',
      press: '#press',
      answered: '[data-answered]',
    });
    const plain = await visits(browser, {
      url: `${others.address}/react`,
      ready: 'h1',
      press: '#press',
      answered: '[data-answered]',
    });
    const login = await visits(browser, {
      url: `${product.address}/login`,
      ready: 'h1',
      press: 'button[type=submit]',
      answered: '[data-machine="signIn"]:not([data-state="editing"])',
    });
    const home = await visits(browser, {
      url: `${product.address}/home`,
      ready: '#tests a',
      press: 'section button',
      answered: 'scrolled',
    });
    const customer = clientOf(product.address);
    await customer.call('users/login', { email: 'nandini@example.com', password: 'assay-demo-1' });
    const orders = await customer.call<{ _id: string; paymentStatus: string }[]>('order');
    const track = orders.find(({ paymentStatus }) => paymentStatus === 'SUCCESS')!._id;
    const unpaid = orders.find(({ paymentStatus }) => paymentStatus === 'PENDING')?._id;
    const own = async (path: string, ready: string) =>
      visits(browser, {
        url: product.address + path,
        ready,
        press: '[aria-label="Profile"]',
        answered: '[data-panel="profile"]',
        cookie: customer.cookie(),
      });
    const ownPages = [
      ['/orders', await own('/orders', 'main a[href^="/trackOrder"]')],
      ['/reports', await own('/reports', 'main a[download]')],
      ['/trackOrder', await own(`/trackOrder/${track}`, '[data-stage]')],
      ...(unpaid
        ? [['/reviewOrder', await own(`/reviewOrder/${unpaid}`, '[data-booking-summary]')] as const]
        : []),
    ] as const;
    const say = ({ fcp, lcp, ready, answered, shift, blocked, script }: Visit) =>
      `FCP ${fcp.toFixed(0)} LCP ${lcp.toFixed(0)} readable ${ready.toFixed(0)} answered ${answered.toFixed(0)} ms, shift ${shift.toFixed(3)}, blocked ${blocked.toFixed(0)} ms, script ${(script / 1024).toFixed(0)} KB`;
    const of = (name: string, visit: { cold: Visit; warm: Visit }): Finding[] =>
      (['cold', 'warm'] as const).flatMap((kind) => [
        {
          name: `${name}, ${kind}: LCP : static page`,
          ratio: visit[kind].lcp / still[kind].lcp,
          atMost: 2,
          detail: say(visit[kind]),
        },
        {
          name: `${name}, ${kind}: press answered : plain React page`,
          ratio: visit[kind].answered / plain[kind].answered,
          atMost: 1.8,
          detail: '',
        },
        {
          name: `${name}, ${kind}: layout shift`,
          ratio: visit[kind].shift,
          atMost: 0.02,
          detail: '',
        },
      ]);
    const ofOwn = (name: string, visit: { cold: Visit; warm: Visit }): Finding[] =>
      (['cold', 'warm'] as const).flatMap((kind) => [
        {
          name: `${name}, ${kind}: LCP : static page`,
          ratio: visit[kind].lcp / still[kind].lcp,
          atMost: name === '/reviewOrder' ? 3 : 2.5,
          detail: say(visit[kind]),
        },
        {
          name: `${name}, ${kind}: layout shift`,
          ratio: visit[kind].shift,
          atMost: 0.01,
          detail: '',
        },
      ]);
    return [
      { name: 'static page, cold', detail: say(still.cold) },
      { name: 'plain React page, cold', detail: say(plain.cold) },
      { name: 'plain React page, warm', detail: say(plain.warm) },
      ...of('/login', login),
      ...of('/home', home),
      ...ownPages.flatMap(([name, visit]) => ofOwn(name, visit)),
    ];
  } finally {
    await browser.close();
    others.close();
    await product.stop();
  }
}
