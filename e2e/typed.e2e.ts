import type { Page } from '@playwright/test';
import { expect, freshPerson, inState, makeCustomer, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';
import { holdFiles, inUse } from './pages/wire.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function toPatient(page: Page) {
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await inState(page, 'booking', 'patient.editing');
}

/** Reload, and Back and forward again: what is typed is there afterwards. */
async function tripsKeep(page: Page, isThere: () => Promise<void>) {
  await page.reload();
  await isThere();
  await page.goBack();
  await page.goForward();
  await isThere();
}

test('sign-up: what is typed survives, the password does not', async ({ page }) => {
  await page.goto('/login');
  await page.goto('/');
  await inUse(page);
  const { email } = freshPerson();
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse');
  await tripsKeep(page, async () => {
    await expect(page.getByLabel('First name')).toHaveValue('Meera');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue('');
  });
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).toContain('Meera');
  expect(stored).not.toContain('correct horse');
});

test('a patient: what is typed survives, is gone once cancelled, and saved once it is saved', async ({
  page,
  customer: _,
}) => {
  await toPatient(page);
  await page.getByRole('radio', { name: 'Mother', exact: true }).check();
  await page.getByLabel('Name', { exact: true }).fill('Leela Iyer');
  await page.getByLabel('Date of birth').fill('1957-09-30');
  await tripsKeep(page, async () => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Leela Iyer');
    await expect(page.getByLabel('Date of birth')).toHaveValue('1957-09-30');
    await expect(page.getByRole('radio', { name: 'Mother', exact: true })).toBeChecked();
  });
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await press(page, 'Next');
  await expect(page.getByText('1 Patient Selected')).toBeVisible();
  await press(page, 'New Patient');
  // Nothing of what was saved: the customer's own name, for 'Myself'.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Iyer');
  await page.getByLabel('Name', { exact: true }).fill('Ravi');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravi');
  await press(page, 'Cancel');
  await press(page, 'New Patient');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Iyer');
});

test('the form of a patient comes rendered, and what is typed before any script is there survives', async ({
  page,
  customer: _,
}) => {
  await toPatient(page);
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  const name = page.getByLabel('Name', { exact: true });
  const relation = page.getByRole('radio', { name: 'Mother', exact: true });
  await name.fill('Leela Iyer');
  await relation.check();
  release();
  await inUse(page);
  await page.getByLabel('Date of birth').fill('1957-09-30');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await expect(name).toHaveValue('Leela Iyer');
  await expect(relation).toBeChecked();
  await page.reload();
  await inState(page, 'booking', 'patient.editing');
  await expect(name).toHaveValue('Leela Iyer');
  await expect(relation).toBeChecked();
});

test('the names in the profile: what is typed survives until it is saved or cancelled', async ({
  page,
  customer: _,
}) => {
  const panel = page.locator('[data-panel="profile"]:not(#opening)');
  const openPanel = () => page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  await page.goto('/home');
  await openPanel();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByLabel('First name').fill('Mira');
  await page.reload();
  await openPanel();
  await expect(panel.getByLabel('First name')).toHaveValue('Mira');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await expect(panel.getByLabel('First name')).toHaveValue('Meera');
  await panel.getByLabel('First name').fill('Mira');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Mira Iyer')).toBeVisible();
  await page.reload();
  await openPanel();
  await expect(panel.getByText('Mira Iyer')).toBeVisible();
  await expect(panel.getByLabel('First name')).toHaveCount(0);
});

test('a session that ends on save: after the login the form is there as typed, and says nothing stale', async ({
  page,
  customer,
}) => {
  await toPatient(page);
  await page.getByLabel('Name', { exact: true }).fill('Leela Iyer');
  await page.getByLabel('Date of birth').fill('1957-09-30');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.context().clearCookies();
  await press(page, 'Next');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password').fill(customer.password);
  await press(page, 'Log in');
  await expect(page).toHaveURL(/\/AddPatient$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Leela Iyer');
  await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await press(page, 'Next');
  await expect(page.getByText('1 Patient Selected')).toBeVisible();
});

test('the next customer at this tab finds nothing of what was typed', async ({
  page,
  customer: _,
}) => {
  await toPatient(page);
  await page.getByLabel('Name', { exact: true }).fill('Leela Iyer');
  await makeCustomer(page.request);
  await toPatient(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Iyer');
});
