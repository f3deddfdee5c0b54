import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';
import { questionOf } from './pages/question.ts';

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** What a field says is wrong with it, to those who do not see that. */
async function expectInvalid(page: Page, fields: Record<string, RegExp>): Promise<void> {
  for (const [name, words] of Object.entries(fields)) {
    const field = page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByRole('radiogroup', { name, exact: true }))
      .or(page.getByLabel(name, { exact: true }))
      .first();
    await expect(field, name).toHaveAttribute('aria-invalid', 'true');
    // The form's own sentence is the error message of its field, any other is read out with it.
    const isForms = (await field.getAttribute('aria-errormessage')) !== null;
    await (isForms
      ? expect(field, name).toHaveAccessibleErrorMessage(words)
      : expect(field, name).toHaveAccessibleDescription(words));
  }
}

test('every form of a visitor names the fields that it was refused for', async ({ page }) => {
  await page.goto('/');
  await press(page, 'Sign up');
  await expectInvalid(page, {
    'First name': /First name is missing/,
    'Last name': /Last name is missing/,
    Email: /Email is missing/,
    Password: /8 characters or more/,
  });
  for (const [path, button] of [
    ['/login', 'Log in'],
    ['/ForgotPassword', 'Send OTP'],
    ['/adminLogin', 'Log in'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel('Email').fill('no address');
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expectInvalid(page, { Email: /valid/i });
  }
});

test('every form of a customer names the fields that it was refused for', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await press(page, 'Next');
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill all fields' })).toBeVisible();
  await expectInvalid(page, {
    'Date of birth': /Date of birth is missing/,
    Gender: /Gender is missing/,
  });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveAttribute(
    'aria-invalid',
  );
  await page.goto('/family');
  await press(page, 'Add a person');
  await press(page, 'Save');
  await expectInvalid(page, {
    Name: /Name is missing/,
    'Date of birth': /missing/,
    Gender: /missing/,
  });
  await page.goto('/address');
  await press(page, 'Add an address');
  await press(page, 'Save Address');
  await expectInvalid(page, {
    'House/Flat/Block number': /missing/,
    'Road/Area': /missing/,
    Zipcode: /missing/,
    'City and state': /missing/,
  });
  // On a low screen the form's own sentence is far below its first field.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 480 });
  await page.getByLabel('House/Flat/Block number').fill('12');
  await page.getByLabel('Road/Area').fill('MG Road');
  await page.getByLabel('City and state').fill('Bengaluru, Karnataka');
  await press(page, 'Save Address');
  const sentence = await page.getByRole('alert').first().innerText();
  await expect(page.locator('form p[aria-hidden]', { hasText: sentence })).toBeInViewport();
  await page.setViewportSize(size!);
  await page.goto('/home');
  await press(page, 'Profile');
  await press(page, 'Edit');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').fill('');
  await press(page, 'Save');
  await expectInvalid(page, { 'First name': /missing/, 'Last name': /missing/ });
});

test('the forms of the administration name the fields that they were refused for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/adminLogin');
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password').fill('admin-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/add-test');
  await press(page, 'Add Test');
  await expectInvalid(page, { testName: /./, price: /./ });
  await page.goto('/admin/add-lab');
  await press(page, 'Save');
  await expectInvalid(page, { Name: /./ });

  // On a phone the form's own sentence stays in view at the end of the screen (PD-171).
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/add-offer');
  await press(page, 'Save');
  await expectInvalid(page, { Code: /./ });
  await expect(page.getByRole('alert').first()).toBeInViewport();
});

test('what cannot be undone is asked first, and the question begins on the way back', async ({
  page,
  customer: _,
}) => {
  await page.goto('/family');
  await press(page, 'Add a person');
  await page.getByLabel('Name', { exact: true }).fill('Leela Iyer');
  await page.getByLabel('Date of birth').fill('1960-05-05');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await press(page, 'Save');
  const person = page.getByRole('listitem').filter({ hasText: 'Leela Iyer' });
  await person.getByRole('button', { name: 'Remove' }).click();
  const question = questionOf(page, 'Remove Leela Iyer?');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(person.getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(person).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
