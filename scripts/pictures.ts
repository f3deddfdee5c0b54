import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readConfig } from '../server/shared/config.ts';
import { executablePath, launchArguments } from '../e2e/browser.ts';
import { bookingPage } from '../e2e/pages/booking.page.ts';
import { startProduct } from '../server/startProduct.ts';
import { readArguments, refuse, refuseUnknown } from './arguments.ts';
import { takeFilm } from './pictures/film.ts';
import { ensureBrowser, ensureBuilt } from './programs.ts';

/** The pages that pictures are taken of. */
interface Studio {
  /** The app on a phone, with a customer logged in. */
  app: Page;
  flows: Page;
  shoot: (page: Page, name: string) => Promise<unknown>;
}

/**
 * Where a booking begins, watched. A link that leads there loads a page that nobody watches, if it
 * is pressed before its page answers.
 */
const watchedTest = '/testinfo/tsh?inspect';

const coverage = resolve('coverage/flows/index.html');

/** Each entry takes one picture for the guides, or several of the same situation. */
const pictures: Record<string, (studio: Studio) => Promise<void>> = {
  async beside({ flows, shoot }) {
    await flows.goto('/flows?split#booking?chart');
    const inside = flows.frameLocator('iframe');
    await inside.getByRole('heading').first().waitFor();
    await flows.frames()[1]!.goto(watchedTest);
    await inside.getByRole('button', { name: 'Add Patient' }).click();
    await inside.getByRole('button', { name: 'Select Lab' }).click();
    await inside.getByRole('radio').first().waitFor();
    await flows.locator('[data-state-id="booking.lab.choosing"][data-active="true"]').waitFor();
    await shoot(flows, 'flows-beside');
  },
  async order({ app, flows, shoot }) {
    await app.goto(watchedTest);
    const funnel = bookingPage(app);
    await funnel.press('Add Patient');
    await funnel.press('Select Lab');
    await app.getByRole('radio').first().waitFor();
    await funnel.press('Select Appointment');
    await funnel.pickSlot(([first]) => first!);
    await funnel.press('Add Address');
    await funnel.press('Complete Order');
    await funnel.press('Continue');
    await funnel.pay();
    await app.getByRole('heading', { name: 'Your order has been placed' }).waitFor();
    await flows.goto('/flows#booking?chart');
    await flows.getByRole('button', { name: 'payment live' }).click();
    await flows.getByRole('button', { name: 'Sequence' }).click();
    await flows.locator('[data-state-id="payment.SUCCESS"][data-active="true"]').waitFor();
    await shoot(flows, 'flows-server');
    await flows.getByRole('button', { name: 'booking live' }).click();
    await flows.getByRole('button', { name: 'Events' }).click();
    await flows.locator('[data-state-id="booking.placed"][data-active="true"]').waitFor();
    await flows.getByText('Rehearse failures').click();
    const rehearsed = flows.getByRole('combobox', { name: 'createOrder' });
    await rehearsed.selectOption('fail:SLOT_TAKEN');
    await rehearsed.evaluate((choice) => choice.scrollIntoView({ block: 'center' }));
    await shoot(flows, 'flows-rehearse');
  },
  async phone({ flows, shoot }) {
    await flows.setViewportSize({ width: 390, height: 760 });
    await flows.goto('/flows#booking?tab=nobody');
    await flows.getByRole('img', { name: 'Choosing the patient' }).waitFor();
    await shoot(flows, 'flows-phone');
  },
  async coverage({ flows, shoot }) {
    await flows.setViewportSize({ width: 1280, height: 760 });
    await flows.goto(`file://${coverage}`);
    await shoot(flows, 'coverage');
    await flows.goto(`file://${coverage}#chat`);
    await shoot(flows, 'coverage-chart');
  },
};

// Takes the pictures for the guides from the running product, and those for the flows' films.
const usage = 'pictures -- [names…] [--to FOLDER]';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: { to: { type: 'string', default: 'docs/images' } },
});
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);
refuseUnknown('picture', positionals, [...Object.keys(pictures), 'film'], usage);
if (isWanted('coverage') && !existsSync(coverage))
  refuse(`'coverage' shows what was walked: run 'npm run test:model' first.`, usage);
ensureBuilt();
ensureBrowser();
if (isWanted('film')) takeFilm();
if (positionals.length > 0 && positionals.every((name) => name === 'film')) process.exit();
const dataDir = join(tmpdir(), `assay-pictures-${process.pid}`);
const product = await startProduct(
  readConfig({
    ...process.env,
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
  }),
);
const browser = await chromium.launch({
  args: launchArguments,
  ...(executablePath && { executablePath }),
});
try {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 1280, height: 760 },
    locale: 'en-IN',
    serviceWorkers: 'block',
  });
  mkdirSync(values.to, { recursive: true });
  const app = await context.newPage();
  await app.setViewportSize({ width: 390, height: 760 });
  await app.request.post('/api/v1/users/login', {
    data: { email: 'asha@example.com', password: 'assay-demo-1' },
  });
  const flows = await context.newPage();
  const shoot = (page: Page, name: string) =>
    page.screenshot({ path: `${values.to}/${name}.png`, animations: 'disabled' });
  for (const [name, take] of Object.entries(pictures))
    if (isWanted(name)) await take({ app, flows, shoot });
} finally {
  await browser.close();
  await product.close();
  rmSync(dataDir, { recursive: true, force: true });
}
