import { repeatsCopy as copy } from '../web/copy/repeats.ts';
import { homeCopy } from '../web/copy/home.ts';
import { authCopy } from '../web/copy/auth.ts';
import { paths } from '../web/paths.ts';
import { expect, test } from './fixtures.ts';
import { axeOn } from './pages/axe.ts';

const farhan = { email: 'farhan@example.com', password: 'assay-demo-1' };

test('a reminder leads to its booking behind the login, is ended and set again at the test', async ({
  page,
}) => {
  const api = page.request;
  await api.post('/api/v1/users/login', { data: farhan });
  const listed = await api.get('/api/v1/users/me/repeats');
  const { items } = ((await listed.json()) as { data: { items: { set: { _id: string } }[] } }).data;
  await api.post('/api/v1/users/logout');
  await page.goto(paths.again(items[0]!.set._id));
  await page.getByLabel('Email').fill(farhan.email);
  await page.getByLabel('Password', { exact: true }).fill(farhan.password);
  await page.getByRole('button', { name: authCopy.login.action }).click();
  const again = page.getByRole('region', { name: homeCopy.own.bookAgain });
  await expect(again).toContainText('HbA1c for Farhan Qureshi');
  await expect(again).toContainText('due in');

  await page.goto(paths.testInfo('hba1c'));
  const part = page.getByRole('region', { name: copy.title });
  await part.getByRole('button', { name: copy.end }).click();
  await expect(part.getByText(copy.ended)).toBeVisible();
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.goto(paths.home);
  await expect(again).not.toContainText('HbA1c');

  await page.goto(paths.testInfo('hba1c'));
  await part.getByLabel(copy.interval).selectOption('6');
  await part.getByRole('button', { name: /Again in 6 months/ }).click();
  await expect(part.getByText('We remind you every 6 months')).toBeVisible();
  await page.goto(paths.reminders);
  await expect(page.getByRole('listitem').getByText('every 6 months')).toBeVisible();
});
