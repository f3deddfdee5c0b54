import { defineConfig } from '@playwright/test';
import { executablePath, launchArguments } from './e2e/browser.ts';

const port = Number(process.env.E2E_PORT ?? 24817);
const dataDir = process.env.E2E_DATA_DIR ?? `/tmp/assay-e2e-${process.pid}`;
// Workers read where the outbox is; the runner and its workers share the environment.
process.env.E2E_DATA_DIR = dataDir;

const browser = {
  launchOptions: { args: launchArguments, ...(executablePath && { executablePath }) },
};

/** The real product on a folder of its own, in two widths. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // What then passes is named as flaky at the end: a race to be found, not a change to be stopped.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Emptied at each start, so it is nobody else's.
  outputDir: 'test-results/playwright',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  // Requests that a test holds or answers must not pass through the service worker; its own story
  // switches it on.
  use: {
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    timezoneId: 'America/New_York',
    ...browser,
    // Every step of a failure can be looked at as the page itself; pictures of each would cost
    // every passing test a third of its time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grep: /@both/ },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'admin-password',
      LOG_LEVEL: 'error',
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
