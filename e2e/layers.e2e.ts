import type { Page } from '@playwright/test';
import { expect, inState, test } from './fixtures.ts';
import { anySlot, bookToReview } from './pages/booking.page.ts';
import { questionOf } from './pages/question.ts';
import { answerOperation, holdFiles } from './pages/wire.ts';
import { paidOrder } from './paidOrder.ts';

// A small phone, where everything has to be scrolled.
test.use({ viewport: { width: 360, height: 640 } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const panelOf = (page: Page) => page.locator('[data-panel="profile"]:not(#opening)');

/** Waits until one layer is open; a page just opened has no history state yet. */
const toOneLayer = (page: Page) =>
  page.waitForFunction(() => (history.state as { layers?: number } | null)?.layers === 1);

/** From the help to the offers, where the panel was opened and closed by its button. */
async function toClosedPanel(page: Page) {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Offers' }).last().click();
  await expect(page).toHaveURL(/\/offers$/);
  await press(page, 'Profile');
  await expect(panelOf(page)).toBeVisible();
  await toOneLayer(page);
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
    () => questionOf(page).getByRole('button', { name: 'Keep it' }).click(),
  ]) {
    await press(page, 'Cancel order');
    await expect(questionOf(page)).toBeVisible();
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
  await toOneLayer(page);
  await page.reload();
  await expect(panelOf(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test('a press is answered before the code of what it opens is there', async ({ page }) => {
  const release = await holdFiles(
    page,
    /\/assets\/(ChakraTheme|ProfilePanel|ChatDialog|PinSheet|chakra)-/,
  );
  await page.goto('/offers');
  for (const [name, title, close, filled] of [
    ['Profile', 'Profile', 'Close', page.getByText('You are not logged in.')],
    [/PIN code/, 'Where do you need us?', 'Close', page.getByLabel('PIN code', { exact: true })],
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
      await toOneLayer(page);
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

test('a question can be read, and left, before its code is there', async ({
  page,
  customer: _,
}) => {
  const release = await holdFiles(page, /\/assets\/(ChakraTheme|AlertDialog|chakra)-/);
  await answerOperation(page, 'Patients', { patients });
  await page.goto('/family');
  const remove = page.getByRole('button', { name: 'Remove', exact: true }).last();
  const question = page.getByRole('alertdialog');
  const yes = question.getByRole('button', { name: 'Yes, remove' });
  await remove.click();
  await expect(question.getByRole('heading')).toHaveText('Remove Leela 7?');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expect(yes).toBeHidden();
  await toOneLayer(page);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(question).toBeVisible();
  release();
  await expect(yes).toBeVisible();
  await expect(question).toHaveCount(1);
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
});

test('a form and the choice of a slot stand there before their code does', async ({
  page,
  customer: _,
}) => {
  const lab = 'kaveri-precision-labs';
  const reply = await page.request.get(`/api/v1/slot/getslot?labId=${lab}`);
  const { data } = (await reply.json()) as { data: { _id: string }[] };
  const slot = anySlot(data.slice(-20).map(({ _id }) => _id));
  const id = await paidOrder(page.request, { test: 'tsh', lab, slot });
  const releaseForm = await holdFiles(page, /\/assets\/PersonForm-/);
  const releaseSlots = await holdFiles(page, /\/assets\/SlotPicker-/);
  await page.goto('/family');
  await press(page, 'Add a person');
  const form = page.getByRole('group', { name: 'Add a person' });
  await expect(form).toBeFocused();
  await expect(form).toContainText('Loading');
  await page.goBack();
  await expect(form).toBeHidden();
  await press(page, 'Add a person');
  releaseForm();
  await expect(form.getByLabel('Name', { exact: true })).toBeVisible();
  await page.goto(`/trackOrder/${id}`);
  await press(page, 'Change the slot');
  await expect(page.getByRole('heading', { name: 'Pick another slot' })).toBeVisible();
  await toOneLayer(page);
  await page.goBack();
  await inState(page, 'tracking', 'following.showing');
  await press(page, 'Change the slot');
  releaseSlots();
  await expect(page.getByRole('radio').first()).toBeVisible();
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
