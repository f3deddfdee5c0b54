import { readFileSync } from 'node:fs';
import { reportCopy } from '../web/copy/report.ts';
import { reportLinksCopy as copy } from '../web/copy/reportLinks.ts';
import { paths } from '../web/paths.ts';
import { expect, test } from './fixtures.ts';
import { pageOf } from './pages/staff.page.ts';
import { axeOn } from './pages/axe.ts';

test('a report is shared by a link, read by somebody without an account, and no more once it is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.request.post('/api/v1/users/login', {
    data: { email: 'nandini@example.com', password: 'assay-demo-1' },
  });
  const { data: reports } = (await (await page.request.get('/api/v1/report')).json()) as {
    data: { _id: string; testName: string; patientName: string; values: unknown[]; url: string }[];
  };
  const report = reports.find(({ values }) => values.length > 0)!;
  await page.goto(paths.report(report._id));
  const part = page.getByRole('region', { name: copy.title });
  const newest = part.getByRole('listitem').first();
  await part.getByRole('button', { name: copy.make }).click();
  const link = await part.getByRole('textbox', { name: copy.link }).inputValue();
  const secret = link.split('#')[1]!;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await part.getByRole('button', { name: copy.copy }).click();
  await expect(part.getByText(copy.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(newest.getByText(copy.opened(0))).toBeVisible();

  const guest = await pageOf(browser, baseURL, { width: 390, height: 844 });
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  const reply = await guest.goto(link);
  expect(await reply!.allHeaders()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(report.testName);
  await expect(guest.getByText(report.patientName).first()).toBeVisible();
  await expect(guest.getByRole('row')).toHaveCount(report.values.length + 1);
  await expect(guest.getByText(reportCopy.trend.title)).toHaveCount(0);
  const { violations } = await axeOn(guest).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const [file] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('button', { name: reportCopy.download }).click(),
  ]);
  const own = await page.request.get(report.url);
  expect(readFileSync(await file.path())).toEqual(await own.body());
  expect(asked.filter((url) => !url.startsWith(link) && url.includes(secret))).toEqual([]);

  await page.reload();
  await expect(newest.getByText(copy.opened(1))).toBeVisible();
  await newest.getByRole('button', { name: copy.stop }).click();
  await expect(newest.getByText(copy.ended)).toBeVisible();
  await guest.getByRole('button', { name: reportCopy.download }).click();
  await expect(guest.getByText(copy.shared.fileGone)).toBeVisible();
  await expect(guest.locator('main :is(h1, h2):focus')).toHaveCount(1);
  await guest.reload();
  await expect(guest.getByRole('heading', { name: copy.shared.gone })).toBeVisible();
  await expect(guest.getByText(report.patientName)).toHaveCount(0);
  await guest.context().close();
});
