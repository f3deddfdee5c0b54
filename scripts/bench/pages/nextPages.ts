import type { Browser, Page } from '@playwright/test';
import { median } from '../load.ts';
import type { Finding } from '../load.ts';
import { runs, slowPage, visitor } from './visit.ts';
import type { Subject } from './visit.ts';

interface Way {
  from: string;
  to: RegExp;
  press: string;
}

/** Pairs of a page and the one that most people open next. */
const ways: Way[] = [
  { from: '/home', to: /^\/testinfo\//, press: '#tests a' },
  { from: '/testinfo/tsh', to: /^\/AddPatient/, press: 'main button:has-text("Add Patient")' },
  { from: '/AddPatient', to: /^\/Lab/, press: 'main button:has-text("Select Lab")' },
  { from: '/Lab', to: /^\/SelectAppointment/, press: 'main button:has-text("Select Appointment")' },
];
/** Milliseconds that a person reads before the press, in which the page prefetches the next one. */
const readingTime = 10_000;

/** Milliseconds from a press on a page that has been read to the heading of the next page. */
export async function nextPages(
  browser: Browser,
  address: string,
  { cookie, stored = {} }: Pick<Subject, 'cookie' | 'stored'>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { from, to, press } of ways) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await visitor(browser, { cookie, url: address });
      const page = await slowPage(context);
      await page.addInitScript((items) => {
        for (const [name, value] of Object.entries(items))
          if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, value);
      }, stored);
      await page.goto(address + from);
      await page.locator(press).first().waitFor();
      await page.mouse.move(100, 300);
      await page.waitForTimeout(readingTime);
      times.push(await timeOf(page, press, to));
      await context.close();
    }
    findings.push({
      name: `${from}: a press to the next page, ms`,
      ratio: median(times),
      atMost: 100,
      detail: `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`,
    });
  }
  return findings;
}

async function timeOf(page: Page, press: string, to: RegExp): Promise<number> {
  const time = page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        let pressedAt = 0;
        addEventListener('click', ({ timeStamp }) => (pressedAt ||= timeStamp), { capture: true });
        const look = () => {
          const isThere = new RegExp(path).test(location.pathname) && heading() !== before;
          if (pressedAt && isThere && heading()) resolve(performance.now() - pressedAt);
          else requestAnimationFrame(look);
        };
        look();
      }),
    to.source,
  );
  await page.locator(press).first().click({ noWaitAfter: true });
  return time;
}
