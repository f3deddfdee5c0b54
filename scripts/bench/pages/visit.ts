import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from '../load.ts';

/** A slow phone on a slow network: 4x CPU slow-down, 1.6 Mbit/s, 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const cpu = 4;
/** The number of times that each figure is measured; the median counts. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

export interface Visit {
  lcp: number;
  fcp: number;
  ready: number;
  answered: number;
  shift: number;
  /** Total blocking time: the time of tasks beyond 50 ms each. */
  blocked: number;
  script: number;
}
/** `answered` is what appears once the press has had its effect: an element, or `scrolled`. */
export interface Subject {
  url: string;
  ready: string;
  press: string;
  answered: string;
  /** The `Cookie` header of the visitor. */
  cookie?: string;
  /** The tab's storage before the visit, by name. */
  stored?: Readonly<Record<string, string>>;
}
/** The medians of several visits, and the spread of their times. */
export interface Visits {
  cold: Visit;
  warm: Visit;
  spread: Record<'cold' | 'warm', string>;
}

export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

/** A visitor on a phone, with the subject's cookies. */
export async function visitor(
  browser: Browser,
  subject: Pick<Subject, 'cookie' | 'url'>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookiesOf(subject));
  return context;
}

/**
 * Opens a page like a slow phone, presses as soon as there is something to press, and reads the
 * browser's own clock.
 */
async function visit(
  context: BrowserContext,
  { url, ready, press, answered, stored = {} }: Subject,
): Promise<Visit & Pick<Subject, 'stored'>> {
  const page = await slowPage(context);
  await page.addInitScript(
    ({ readyAt, answeredAt, items }) => {
      for (const [name, value] of Object.entries(items)) sessionStorage.setItem(name, value);
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
        if (!marks.ready && document.querySelector(readyAt)) marks.ready = performance.now();
        if (
          !marks.answered &&
          (answeredAt === 'scrolled' ? scrollY > 4 : document.querySelector(answeredAt))
        )
          marks.answered = performance.now();
        if (!marks.answered) requestAnimationFrame(look);
      };
      look();
    },
    { readyAt: ready, answeredAt: answered, items: stored },
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
  // The first press ends the browser's search for the largest paint.
  await page.locator(ready).first().waitFor({ state: 'visible' });
  await page.locator(press).first().waitFor({ state: 'visible' });
  // A person presses again if nothing happens.
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
  const storedThen = await page.evaluate(
    () => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  );
  await page.close();
  return { ...marks, script, stored: storedThen };
}

const figures = ['lcp', 'fcp', 'ready', 'answered', 'shift', 'blocked', 'script'] as const;

/** First and returning visits, each pair by a new visitor. */
export async function visits(browser: Browser, subject: Subject): Promise<Visits> {
  const seen: Record<'cold' | 'warm', Visit>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await visitor(browser, subject);
    const cold = await visit(context, subject);
    // The choices as the first visit leaves them; with others the page would be rendered anew.
    const warm = await visit(context, { ...subject, stored: cold.stored });
    seen.push({ cold, warm });
    await context.close();
  }
  const middle = (kind: 'cold' | 'warm') =>
    Object.fromEntries(
      figures.map((name) => [name, median(seen.map((one) => one[kind][name]))]),
    ) as unknown as Visit;
  const spread = (kind: 'cold' | 'warm') =>
    (['lcp', 'answered'] as const)
      .map((name) => {
        const all = seen.map((one) => one[kind][name]);
        return `${name} ${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`;
      })
      .join(', ');
  return {
    cold: middle('cold'),
    warm: middle('warm'),
    spread: { cold: spread('cold'), warm: spread('warm') },
  };
}

/** The cookies of a `Cookie` header in Playwright's format. */
export function cookiesOf({ cookie = '', url }: Pick<Subject, 'cookie' | 'url'>) {
  return cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: new URL(url).origin };
    });
}
