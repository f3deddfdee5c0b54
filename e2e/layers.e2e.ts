import type { Page } from '@playwright/test';
import { expect, inState, test } from './fixtures.ts';
import { bookToReview } from './pages/booking.page.ts';
import { answerOperation, holdFiles } from './pages/wire.ts';

// A small phone, where everything has to be scrolled.
test.use({ viewport: { width: 360, height: 640 } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const panelOf = (page: Page) => page.locator('[data-panel="profile"]');

/** From the help to the offers, where the panel was opened and closed by its button. */
async function toClosedPanel(page: Page) {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Offers' }).last().click();
  await expect(page).toHaveURL(/\/offers$/);
  await press(page, 'Profile');
  await expect(panelOf(page)).toBeVisible();
  await page.waitForFunction(() => (history.state as { layers?: number }).layers === 1);
  await panelOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(panelOf(page)).toBeHidden();
}

test('after Escape in the question of cancelling the focus is where it was', async ({
  page,
  customer: _,
}) => {
  await bookToReview(page, 'Ferritin');
  const id = page.url().split('/').at(-1)!;
  await page.goto(`/trackOrder/${id}`);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => press(page, 'Keep it'),
  ]) {
    await press(page, 'Cancel order');
    await expect(page.getByRole('alertdialog').getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
    await leave();
    await inState(page, 'tracking', 'following.showing');
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeFocused();
  }
  await press(page, 'Cancel order');
  await press(page, 'Yes, cancel it');
  await expect(page.getByRole('alert').filter({ hasText: 'cancelled' })).toBeInViewport();
});

const addresses = Array.from({ length: 8 }, (_, index) => ({
  __typename: 'Address',
  id: `a${index}`,
  houseNo: `${index}`,
  road: 'Main Road',
  zipCode: '560038',
  cityState: 'Bengaluru',
  isDefault: index === 0,
}));
const patients = Array.from({ length: 8 }, (_, index) => ({
  __typename: 'Patient',
  id: `p${index}`,
  name: `Leela ${index}`,
  relation: 'MOTHER',
  gender: 'FEMALE',
  age: 69,
  infantAge: null,
  dateOfBirth: '1957-09-30',
}));
for (const { path, operation, answer, label } of [
  { path: '/address', operation: 'Addresses', answer: { addresses }, label: 'Road/Area' },
  { path: '/family', operation: 'Patients', answer: { patients }, label: 'Name' },
])
  test(`${path}: the form of a row far below comes into view, and is there after a reload`, async ({
    page,
    customer: _,
  }) => {
    await answerOperation(page, operation, answer);
    await page.goto(path);
    const edit = page.getByRole('button', { name: 'Edit', exact: true }).last();
    const form = page.getByRole('group', { name: 'Edit', exact: true });
    const field = form.getByLabel(label, { exact: true });
    await edit.click();
    await expect(form).toBeFocused();
    await expect(field).toBeInViewport();
    await field.fill('Typed before');
    await page.reload();
    await expect(field).toHaveValue('Typed before');
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await edit.click();
    await expect(field).toHaveValue('Typed before');
    await form.getByRole('button', { name: 'Cancel' }).click();
    // Where it was opened.
    await expect(edit).toBeFocused();
    await expect(edit).toBeInViewport();
    await edit.click();
    await expect(field).not.toHaveValue('Typed before');
  });

test('a reload closes the panel, and one press of Back leaves the page all the same', async ({
  page,
}) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Offers' }).last().click();
  await expect(page).toHaveURL(/\/offers$/);
  await press(page, 'Profile');
  await expect(panelOf(page)).toBeVisible();
  await page.waitForFunction(() => (history.state as { layers?: number }).layers === 1);
  await page.reload();
  await expect(panelOf(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test('a press is answered before the code of what it opens is there', async ({ page }) => {
  const release = await holdFiles(page, /\/assets\/(ChakraTheme|ProfilePanel|ChatDialog|chakra)-/);
  await page.goto('/offers');
  for (const [name, title, close, filled] of [
    ['Profile', 'Profile', 'Close', page.getByText('You are not logged in.')],
    ['Open chat', 'AI Assistant', 'Close chat', page.getByPlaceholder('Type a message...')],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    const shell = page.getByRole('dialog', { name: title });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => shell.getByRole('button', { name: close }).click(),
    ]) {
      await button.click();
      await expect(shell.getByRole('button', { name: close })).toBeFocused();
      await page.waitForFunction(() => (history.state as { layers?: number }).layers === 1);
      await leave();
      await expect(shell).toBeHidden();
      await expect(button).toBeFocused();
    }
    await expect(filled).toBeHidden();
  }
  const profile = page.getByRole('button', { name: 'Profile', exact: true });
  await profile.click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  release();
  // What was left before its code came opens no more.
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('[data-panel="profile"] :focus')).toHaveCount(1);
  await page.goBack();
  await expect(panelOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/offers$/);
  await expect(profile).toBeFocused();
});

test('a jump in the history, and Forward, pass over what was closed', async ({ page }) => {
  await toClosedPanel(page);
  // As by a long press of Back: over the closed panel to the page before, and no further.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await page.goForward();
  await expect(page).toHaveURL(/\/offers$/);
  await page.getByRole('link', { name: 'Home', exact: true }).last().click();
  await expect(page).toHaveURL(/\/home$/);
  // From there to the page of the panel: it is the page that is shown, and one Back leaves it.
  await page.goBack();
  await expect(page).toHaveURL(/\/offers$/);
  await expect(panelOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});
