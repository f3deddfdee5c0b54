import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { distinctSteps } from '../devtools/chart/walkedStep.ts';
import type { WalkedStep } from '../devtools/chart/walkedStep.ts';
import { browserRuns } from '../tests/models/runs.ts';
import { reachedFolder, takeReached, withMutants } from './mutants.ts';
import { hasAttribute } from './pages/hasAttribute.ts';
import { unaskedOn } from './pages/wire.ts';
import { listenTo, stepShowsWhatWasSaid } from './pages/said.ts';

/** A customer made through the REST service, as another client would. */
export interface Customer {
  email: string;
  phone: string;
  password: string;
}

/**
 * What the service refuses on purpose shows as a failed request in the browser's log; that is no
 * fault of the page.
 */
const expected = /Failed to load resource|net::ERR_/;

/**
 * Fails a test on any error in the page; a story that provokes failures on the wire is still held
 * to the rest.
 */
export const test = base.extend<{ customer: Customer; isRenderedAnew: boolean }>({
  // A page that something changed before it was hydrated: React says so and renders it anew.
  isRenderedAnew: [false, { option: true }],
  browser: [async ({ browser }, use) => use(withMutants(browser)), { scope: 'worker' }],
  // What the page's machines walked, for the coverage report.
  context: async ({ context }, use, info) => {
    context.on('page', listenTo);
    const walked: WalkedStep[] = [];
    await context.exposeBinding(
      'assayWalked',
      (_, step: WalkedStep | null) => void (step && walked.push(step)),
    );
    await use(context);
    mkdirSync(browserRuns, { recursive: true });
    writeFileSync(`${browserRuns}/${info.testId}.json`, JSON.stringify(distinctSteps(walked)));
    if (reachedFolder !== undefined && info.status === info.expectedStatus) {
      const { titlePath, duration } = info;
      const test = { name: titlePath.join(' › '), duration, reached: takeReached() };
      writeFileSync(`${reachedFolder}/${info.testId}.json`, JSON.stringify(test));
    }
  },
  page: async ({ page, isRenderedAnew }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (!isRenderedAnew || !message.includes('React error #418'))
        errors.push(`page error: ${message}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text()))
        errors.push(`console.error: ${message.text()}`);
    });
    await use(page);
    // What the page told last is still on its way: an answer to nothing comes after it.
    await page.evaluate(() => window.assayWalked?.(null)).catch(() => undefined);
    expect(errors).toEqual([]);
    expect([...unaskedOn(page)], 'held back, but never asked for').toEqual([]);
  },
  // A verified customer whose session the page has.
  customer: async ({ page }, use) => {
    await use(await makeCustomer(page.request));
  },
});

export { expect };

/** An e-mail and a number that nobody else has. */
export function freshPerson(): Customer {
  const unique = String(randomInt(1e9)).padStart(9, '0');
  return { email: `e2e${unique}@example.com`, phone: `9${unique}`, password: 'correct horse' };
}

/** The newest code that went to a number or an e-mail. */
export async function codeFor(to: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      () => {
        const lines = readOutbox().filter((message) => message.to.endsWith(to) && message.code);
        code = lines.at(-1)?.code;
        return code ?? '';
      },
      { message: `a code for ${to}` },
    )
    .toMatch(/^\d{4}$/);
  return code!;
}

/** Every message that the product sent. */
export function readOutbox(): { to: string; code?: string; kind: string; text: string }[] {
  try {
    return readFileSync(join(process.env.E2E_DATA_DIR!, 'outbox.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { to: string; code?: string; kind: string; text: string });
  } catch {
    return [];
  }
}

/** Signs up and proves the number by REST calls. */
export async function makeCustomer(request: APIRequestContext): Promise<Customer> {
  const person = freshPerson();
  const account = await call<{ userID: string }>(request, 'users/signup', {
    firstName: 'Meera',
    lastName: 'Iyer',
    email: person.email,
    password: person.password,
  });
  await call(request, 'users/sendotp', { phoneNumber: person.phone, userID: account.userID });
  await call(request, 'users/verifyotp', {
    otp: await codeFor(person.phone),
    userID: account.userID,
  });
  return person;
}

/** A REST call that must succeed; answers its data. */
export async function call<Data>(
  request: APIRequestContext,
  path: string,
  body: object,
): Promise<Data> {
  const reply = await request.post(`/api/v1/${path}`, { data: body });
  const answer = (await reply.json()) as { message: string; data: Data };
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${answer.message}`);
  return answer.data;
}

/** Waits until a machine's screen is in a state, and shows what the service said. */
export async function inState(page: Page, machine: string, state: string | RegExp): Promise<void> {
  await hasAttribute(page, `[data-machine="${machine}"]`, ['data-state', state]);
  if (machine === 'booking' && typeof state === 'string') await stepShowsWhatWasSaid(page, state);
}
