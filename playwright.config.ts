import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { executablePath, launchArguments } from './e2e/browser.ts';
import { productOfRun } from './e2e/startOwnProduct.ts';
import { areNamed } from './e2e/turns/areNamed.ts';
import { currentTurn } from './tests/rotation.ts';

// Workers inherit the runner's environment: the location of the outbox, and the current turn.
const isOwnFolder = process.env.E2E_DATA_DIR === undefined;
process.env.E2E_DATA_DIR ??= join(tmpdir(), `assay-e2e-${randomUUID()}`);
process.env.ROTATION ??= areNamed(process.argv) ? 'all' : String(currentTurn());

const browser = {
  launchOptions: { args: launchArguments, ...(executablePath && { executablePath }) },
};

/** The real product on a data folder of its own, at two widths. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // Four times what tests take on a quiet machine: a busy one is half as fast or less.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // A test spends half of its time waiting for the product, and there are at least two processors.
  workers: 4,
  // A test that passes on retry is listed as flaky at the end: a race to be found, but no reason to
  // stop a change.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Emptied at each start, so it must not be shared.
  outputDir: 'test-results/playwright',
  reporter: [
    ['./e2e/turns/reporter.ts'],
    ['list'],
    ['json', { outputFile: 'test-results/browser.json' }],
  ],
  // Requests that a test intercepts must not pass through the service worker; the test of the
  // worker switches it on.
  use: {
    serviceWorkers: 'block',
    baseURL: process.env.E2E_URL,
    locale: 'en-IN',
    timezoneId: 'America/New_York',
    ...browser,
    // A failure's trace has every step as a snapshot of the page. Recording costs a passing test a
    // tenth of its time, and screenshots of each step a third, so they are only recorded on retries.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  projects: [
    // The few tests of the desktop first, so that no worker is left alone with them at the end.
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grep: /@both/ },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: 'node --import ./e2e/endWithRun.ts server/main.ts',
    // It takes a free port and prints it, so that two checkouts can be tested at once.
    wait: { stdout: /Assay is ready at (?<e2e_url>\S+)/ },
    env: {
      ...productOfRun,
      PORT: '0',
      DATA_DIR: process.env.E2E_DATA_DIR,
      ...(isOwnFolder && { IS_LAST_START: 'yes' }),
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'admin-password',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
