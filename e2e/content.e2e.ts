import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openByMenu } from './pages/staff.page.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/adminLogin');
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password').fill('admin-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

/** The last entry of a list. */
const lastEntry = (page: Page) => page.getByRole('group', { name: /^Entry / }).last();
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const isPublished = (page: Page) =>
  expect(page.getByText(/^Published as version \d+\. It is on the pages now\.$/)).toBeVisible();

test('a question is written in both languages, previewed and published; customers read it at once, the assistant answers from it, and it is taken out again', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const unique = Date.now() % 1e9;
  const question = `Do you bring ${unique} balloons?`;
  const said = `One for each child, ${unique}.`;
  const saidInHindi = `हर बच्चे के लिए एक, ${unique}।`;
  await openByMenu(page, 'Content');
  await page.getByRole('link', { name: /^Frequent questions/ }).click();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await lastEntry(page).getByLabel('Question', { exact: true }).fill(question);
  await publish(page);
  const answer = lastEntry(page).getByLabel('Answer', { exact: true });
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Answer is missing').first()).toBeVisible();
  await answer.fill(said);
  await lastEntry(page).getByLabel('Question in Hindi').fill('क्या आप ग़ुब्बारे लाते हैं?');
  await lastEntry(page).getByLabel('Answer in Hindi').fill(saidInHindi);
  // What is typed is not lost, and nobody else sees it.
  await page.reload();
  await expect(lastEntry(page).getByLabel('Question', { exact: true })).toHaveValue(question);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText(question).click();
  await expect(preview.getByText(said)).toBeVisible();
  await preview.getByRole('radio', { name: 'हिन्दी' }).check();
  await expect(preview.getByText(saidInHindi)).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(new URL('/home', page.url()).href);
  await expect(guest.getByText(question)).toHaveCount(0);
  await publish(page);
  await isPublished(page);
  await guest.reload();
  await expect(guest.getByText(question)).toHaveCount(1);
  expect(await (await guest.request.get('/home')).text()).toContain(question);
  expect(await (await guest.request.get('/hi/home')).text()).toContain(saidInHindi);
  const asked = await guest.request.post('/api/v1/rag/ask', { data: { question } });
  expect(await asked.text()).toContain(said);

  await lastEntry(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText('It is gone once you publish.')).toBeVisible();
  await lastEntry(page)
    .getByRole('button', { name: /^Put back/ })
    .click();
  await lastEntry(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await publish(page);
  await isPublished(page);
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText(question)).toHaveCount(0);
  }).toPass();
  await guest.context().close();
});

test('of two who edit the privacy notice the later one sees that, keeps what was typed, and decides; earlier versions stay readable', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const unique = Date.now() % 1e9;
  const mine = `Typed here ${unique}.`;
  const theirs = `Faster ${unique}.`;
  const text = page.getByLabel('Text', { exact: true });
  await page.goto('/admin/content/privacy');
  const typed = await text.inputValue();
  await text.fill(`${typed}\n\n## Mine\n\n${mine}`);
  const other = await page.context().newPage();
  await other.goto('/admin/content/privacy');
  await other.getByLabel('Text', { exact: true }).fill(`${typed}\n\n## Theirs\n\n${theirs}`);
  await publish(other);
  await isPublished(other);

  await publish(page);
  await expect(page.getByText(/^Somebody else has published since you began/)).toBeVisible();
  await expect(text).toHaveValue(new RegExp(mine));
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show what is published' }).click();
  await expect(
    page.getByRole('region', { name: 'What is published now' }).getByText(theirs),
  ).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue(new RegExp(mine));
  await page.getByRole('button', { name: 'Publish mine in its place' }).click();
  await isPublished(page);

  await page.goto('/privacy');
  await expect(page.getByText(mine)).toBeVisible();
  await expect(page.getByText(theirs)).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Version \d+, from/ })
    .first()
    .click();
  await expect(page.getByText(theirs)).toBeVisible();
  await page.getByRole('link', { name: 'Read the current version' }).click();
  await expect(page.getByText(mine)).toBeVisible();
  expect((await page.request.get('/privacy/9999')).status()).toBe(404);
});
