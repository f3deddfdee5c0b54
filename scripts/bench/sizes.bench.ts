import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { executablePath, launchArguments } from '../../e2e/browser.ts';
import { ensureBrowser } from '../programs.ts';
import type { Finding } from './load.ts';
import { benchCustomer } from './pages/customer.ts';
import { cookiesOf } from './pages/visit.ts';
import { startRunning } from './product.ts';

/**
 * A page, and the most kilobytes of script that it may load: until a press is answered, and until
 * the network is idle.
 */
interface SizedPage {
  url: string;
  cookie?: string;
  usable: number;
  /** Absent: no limit. */
  resting?: number;
}

/** Milliseconds without a request for scripts after which the network counts as idle. */
const restsAfter = 5_000;

/**
 * Kilobytes of script that the browser receives, compressed as the product sends it. To measure the
 * production build: `NODE_ENV=production npm run bench sizes`.
 */
export async function benchSizes(): Promise<Finding[]> {
  ensureBrowser();
  const product = await startRunning({ NODE_ENV: 'development' });
  const browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  });
  try {
    const findings: Finding[] = [];
    for (const page of await pagesOf(product.address))
      findings.push(...(await measure(browser, product.address, page)));
    return findings;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function pagesOf(address: string): Promise<SizedPage[]> {
  const { cookie, draftCookie, paidOrder, unpaidOrder } = await benchCustomer(address);
  const own = { cookie, usable: 120, resting: 125 };
  const step = { cookie: `${cookie}; ${draftCookie}`, usable: 165, resting: 172 };
  return [
    { url: '/', usable: 120 },
    { url: '/login', usable: 120, resting: 135 },
    { url: '/home', usable: 120, resting: 149 },
    { url: '/testinfo/tsh', usable: 120 },
    ...['/orders', '/reports', '/appointments', '/payments', '/family', '/address'].map((url) => ({
      ...own,
      url,
    })),
    { ...own, url: `/trackOrder/${paidOrder}` },
    ...['/AddPatient', '/Lab', '/SelectAppointment'].map((url) => ({
      ...step,
      url,
    })),
    ...(unpaidOrder ? [{ ...step, url: `/reviewOrder/${unpaidOrder}` }] : []),
  ];
}

async function measure(
  browser: Browser,
  address: string,
  { url, cookie = '', usable, resting }: SizedPage,
): Promise<Finding[]> {
  // A service worker's own requests do not count among the page's.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addCookies(cookiesOf({ cookie, url: address }));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, { path: string; bytes: number }>();
  let lastAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const path = new URL(request.url).pathname;
    if (!path.endsWith('.js')) return;
    scripts.set(requestId, { path, bytes: 0 });
    lastAt = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  const received = () => [...scripts.values()].reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const detail = () =>
    [...scripts.values()]
      .filter(({ bytes }) => bytes > 0)
      .map(
        ({ path, bytes }) =>
          `${path.replace(/^\/assets\/|-[\w-]{8}\.js$/g, '')} ${(bytes / 1024).toFixed(1)}`,
      )
      .join(', ');
  await page.goto(address + url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.replayEarlyPress === undefined);
  const name = url.replace(/\/\w{26}$/, '');
  const findings = [
    {
      name: `${name}, until a press is answered, KB`,
      ratio: received(),
      atMost: usable,
      detail: detail(),
    },
  ];
  lastAt = Date.now();
  // The page prefetches likely next pages while somebody uses it.
  for (let x = 0; Date.now() - lastAt < restsAfter; x += 1) {
    await page.mouse.move(2 + (x % 2), 300);
    await page.waitForTimeout(500);
  }
  findings.push({
    name: `${name}, until the network rests, KB`,
    ratio: received(),
    atMost: resting ?? Infinity,
    detail: detail(),
  });
  await context.close();
  return findings;
}
