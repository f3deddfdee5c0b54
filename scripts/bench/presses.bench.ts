import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { executablePath, launchArguments } from '../../e2e/browser.ts';
import { ensureBrowser } from '../programs.ts';
import { median } from './load.ts';
import type { Finding } from './load.ts';
import { benchCustomer } from './pages/customer.ts';
import { runs, slowPage, visitor } from './pages/visit.ts';
import { startRunning } from './product.ts';

interface Press {
  name: string;
  url: string;
  press: string;
  /** The element that answers the press; if that is another page, its heading is enough. */
  answer?: string;
  cookie?: string;
  stored?: Readonly<Record<string, string>>;
}

/**
 * When the press happens: once the page is painted, or once it is hydrated. Presses after reading
 * are in `nextPages`.
 */
const moments = ['painted', 'hydrated'] as const;
type Moment = (typeof moments)[number];
/** The most milliseconds until a press is answered. */
const atMost = 100;

/**
 * Milliseconds from the first press on a page to its answer, on a slow phone. `beside`: another
 * checkout, whose presses are measured alternately with ours.
 */
export async function benchPresses(beside?: string): Promise<Finding[]> {
  ensureBrowser();
  const checkouts = [process.cwd(), ...(beside === undefined ? [] : [beside])];
  const products = await Promise.all(checkouts.map((folder) => startRunning({}, folder)));
  const browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  });
  try {
    const all = await Promise.all(products.map(({ address }) => pressesAt(address)));
    const only = process.env.BENCH_ONLY;
    const findings: Finding[] = [];
    for (const [index, { name }] of all[0]!.entries()) {
      if (only !== undefined && !name.includes(only)) continue;
      for (const moment of moments) {
        const times: number[][] = products.map(() => []);
        for (let run = 0; run < runs; run += 1)
          for (const [at, { address }] of products.entries())
            times[at]!.push(await timeOf(browser, address, all[at]![index]!, moment));
        findings.push(
          ...times.map((of, at) => ({
            name: `${name}, ${moment}${at === 0 ? '' : ', beside'}, ms`,
            ratio: median(of),
            atMost,
            detail: of.map((time) => time.toFixed(0)).join(' '),
          })),
        );
      }
    }
    return findings;
  } finally {
    await browser.close();
    for (const product of products) await product.stop();
  }
}

async function pressesAt(address: string): Promise<Press[]> {
  const { cookie, draftCookie, stored, paidOrder } = await benchCustomer(address);
  const step = { cookie: `${cookie}; ${draftCookie}`, stored };
  const dialog = '[role="dialog"], [role="alertdialog"], dialog[open]';
  const form = 'main [role="group"]';
  const home = { url: '/home', cookie };
  const button = (text: string) => `main button:has-text("${text}")`;
  const order = { url: `/trackOrder/${paidOrder}`, cookie };
  return [
    { ...home, name: 'Profile', press: '[aria-label="Profile"]', answer: dialog },
    {
      ...home,
      name: 'Reports below',
      press: '[data-bottom-bar] a[href="/reports"]',
    },
    { ...home, name: 'Chat', press: '[aria-label="Open chat"]', answer: dialog },
    { ...home, name: 'PIN code', press: '[data-location]', answer: dialog },
    {
      name: 'Add Patient',
      url: '/testinfo/tsh',
      cookie,
      press: button('Add Patient'),
      answer: dialog,
    },
    {
      ...step,
      name: 'Select Lab',
      url: '/AddPatient',
      press: button('Select Lab'),
      answer: dialog,
    },
    { ...step, name: 'Sort', url: '/Lab', press: button('Sort'), answer: '[role="menu"]' },
    { ...step, name: 'Add test', url: '/Lab', press: button('Add test'), answer: dialog },
    {
      ...step,
      name: 'Select Appointment',
      url: '/Lab',
      press: button('Select Appointment'),
      answer: dialog,
    },
    { name: 'Edit a person', url: '/family', cookie, press: button('Edit'), answer: form },
    { name: 'Remove a person', url: '/family', cookie, press: button('Remove'), answer: dialog },
    { name: 'Edit an address', url: '/address', cookie, press: button('Edit'), answer: form },
    { ...order, name: 'Cancel order', press: button('Cancel order'), answer: dialog },
  ];
}

async function timeOf(
  browser: Browser,
  address: string,
  { url, press, answer = '', cookie = '', stored = {} }: Press,
  moment: Moment,
): Promise<number> {
  const context = await visitor(browser, { cookie, url: address });
  const page = await slowPage(context);
  await page.addInitScript(
    ({ items, element }) => {
      for (const [name, value] of Object.entries(items))
        if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, value);
      const titleOf = () => document.querySelector('h1')?.textContent;
      const now = () => performance.timeOrigin + performance.now();
      const isSeen = () =>
        element !== '' &&
        [...document.querySelectorAll(element)].some((one) => one.checkVisibility());
      const look = (pressedAt: number, heading: unknown) => {
        if ((titleOf() ?? heading) !== heading || isSeen())
          Object.assign(window, { answered: now() - pressedAt });
        else requestAnimationFrame(() => look(pressedAt, heading));
      };
      // The browser itself may follow a link.
      const before = sessionStorage.getItem('bench.pressed');
      if (before) look(...(JSON.parse(before) as [number, unknown]));
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const press = [performance.timeOrigin + timeStamp, titleOf()] as const;
          sessionStorage.setItem('bench.pressed', JSON.stringify(press));
          look(...press);
        },
        { capture: true, once: true },
      );
    },
    { items: stored, element: answer },
  );
  await page.goto(address + url, { waitUntil: 'commit' });
  const target = page.locator(press).first();
  await target.waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  if (moment === 'hydrated') {
    await page.waitForFunction(() => window.replayEarlyPress === undefined);
    await page.waitForLoadState('load');
  }
  await target.click({ noWaitAfter: true });
  const time = await page
    .waitForFunction(() => (window as unknown as { answered?: number }).answered, undefined, {
      timeout: 8_000,
    })
    .then((answered) => answered.jsonValue())
    .catch(() => Infinity);
  await context.close();
  return time!;
}
