import type { Page } from '@playwright/test';
import { call, codeFor, expect, freshPerson, inState, test } from './fixtures.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { seeToast } from './pages/toast.ts';
import { answerOperation, failOperation, inUse } from './pages/wire.ts';

const alertOn = (page: Page) => page.getByRole('main').getByRole('alert');
const toastsOn = (page: Page) => page.locator('[data-toast]');

/** The words appear as a toast and stay inline, where they do not go away. */
async function seeMessage(page: Page, words: string | RegExp): Promise<void> {
  await seeToast(page, words);
  await expect(alertOn(page).filter({ hasText: words })).toBeVisible();
}
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();

async function toPatient(page: Page, name = 'TSH') {
  const funnel = bookingPage(page);
  await funnel.openTest(name);
  await funnel.press('Add Patient');
  await inState(page, 'booking', /patient\.(editing|choosing)/);
  return funnel;
}

test.describe("a toast with the server's own words, and the same beside the form", () => {
  test('when signing up is refused', async ({ page }) => {
    await page.goto('/');
    for (const [label, value] of [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
      ['Email', 'asha@example.com'],
      ['Password', 'correct horse'],
    ])
      await page.getByLabel(label!, { exact: true }).fill(value!);
    const toast = page.locator('[data-toasts]:has([data-toast]):not(:has(svg))').boundingBox();
    await page.getByRole('button', { name: 'Sign up' }).click();
    // clauses 5.9, 8.3
    await seeMessage(page, 'An account with this email already exists');
    const { x, y, width } = (await toast)!;
    expect([y, page.viewportSize()!.width - x - width], 'clause 9.7').toEqual([8, 16]);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.com');
  });

  test('when logging in is refused', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    // clause 8.4
    await seeMessage(page, 'Wrong email or password');
  });

  test('when the one-time code is wrong', async ({ page }) => {
    const person = freshPerson();
    await call(page.request, 'users/signup', {
      firstName: 'Ravi',
      lastName: 'N',
      email: person.email,
      password: person.password,
    });
    await page.goto('/mobileNo');
    await page.getByLabel('Mobile number').fill(person.phone);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const boxes = page.getByRole('group', { name: 'One-time code' }).getByRole('textbox');
    await expect(boxes).toHaveCount(4);
    const wrong = (await codeFor(person.phone)) === '0000' ? '1111' : '0000';
    await boxes.first().pressSequentially(wrong);
    // clause 8.5
    await seeMessage(page, 'The code is wrong. 4 tries are left');
    await expect(boxes).toHaveCount(4);
    for (const box of await boxes.all()) await expect(box).toHaveValue('');
    await expect(boxes.first()).toBeFocused();
  });

  test('when a patient is refused', async ({ page, customer: _ }) => {
    const funnel = await toPatient(page);
    await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
    await page.getByLabel('Date of birth').fill('2090-01-01');
    await page.getByRole('radio', { name: 'Female', exact: true }).check();
    await funnel.press('Next');
    // clause 8.1
    await seeMessage(page, 'Date of birth cannot be in the future');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Iyer');
  });

  test('when an address is refused', async ({ page, customer: _ }) => {
    const funnel = await toPatient(page);
    await funnel.addPatient();
    await funnel.toLab();
    await funnel.toSlot();
    await funnel.pickSlot();
    await funnel.toAddress();
    for (const [label, value] of [
      ['House/Flat/Block number', '1'],
      ['Road/Area', 'MG Road'],
      ['Zipcode', '999999'],
      ['City and state', 'Nowhere'],
    ]) {
      const field = page.getByRole('textbox', { name: label!, exact: true });
      await expect(field, 'clause 2.70').toBeVisible();
      await field.fill(value!);
    }
    await expect(page.getByRole('button', { name: 'Save Address', exact: true })).toBeVisible();
    await funnel.press('Save Address');
    // clauses 5.9, 8.2
    await seeMessage(page, 'We do not collect samples at 999999 yet');
    await expect(page.getByLabel('Zipcode')).toHaveValue('999999');
  });
});

test('a patient form that is not filled in says Please fill all fields', async ({
  page,
  customer: _,
}) => {
  const funnel = await toPatient(page);
  await page.getByLabel('Name', { exact: true }).fill('   ');
  await funnel.press('Next');
  // clause 8.8
  await expect(page.getByText('Please fill all fields')).toHaveText(['Please fill all fields']);
  await inState(page, 'booking', 'patient.editing');
});

test('the chat says sorry when its call fails, and Okay. when an answer is missing', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Assistant' });
  await failOperation(page, 'Ask');
  const question = dialog.getByPlaceholder('Type a message...');
  await question.fill('  Is fasting needed?  ');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.locator('[data-role="user"]')).toHaveText('Is fasting needed?');
  await expect(dialog.getByText('Sorry, something went wrong.'), 'clause 8.7').toBeVisible();
  await answerOperation(page, 'Ask', { ask: { __typename: 'Answer', text: null, sources: [] } });
  await question.fill('And now?');
  await question.press('Enter');
  await expect(dialog.getByText('Okay.'), 'clause 8.7').toBeVisible();
});

test.describe('what is only logged has its Retry where the person is', () => {
  test('labs, slots and creating the order', async ({ page, customer: _ }) => {
    const funnel = await toPatient(page, 'Lipid Profile');
    await funnel.addPatient();
    await failOperation(page, 'Labs');
    await funnel.toLab();
    // clause 8.13
    await inState(page, 'booking', 'lab.loadFailed');
    await retry(page);
    await inState(page, 'booking', 'lab.choosing');
    await failOperation(page, 'Slots');
    await funnel.toSlot();
    await inState(page, 'booking', 'slot.loadFailed');
    // Slots and dates are cleared.
    await expect(page.getByRole('radio'), 'clause 8.14').toHaveCount(0);
    await retry(page);
    await funnel.pickSlot();
    await funnel.toAddress();
    await funnel.fillAddress();
    await failOperation(page, 'CreateOrder');
    await funnel.press('Complete Order');
    await expect(alertOn(page), 'clause 8.16').toBeVisible();
    await expect(toastsOn(page), 'clause 8.16').toHaveCount(0);
    await funnel.press('Complete Order');
    await expect(page.getByRole('heading', { name: 'Review order' })).toBeVisible();
  });

  test('an order that does not load', async ({ page, customer: _ }) => {
    await bookToReview(page);
    await failOperation(page, 'BookedOrderById', { times: 1 });
    await page.reload();
    await retry(page);
    await expect(page.getByRole('button', { name: 'Continue' }), 'clause 8.15').toBeVisible();
  });

  test("sending a code, forgetting and resetting a password, the administrator's login", async ({
    page,
  }) => {
    const person = freshPerson();
    await call(page.request, 'users/signup', {
      firstName: 'Ravi',
      lastName: 'N',
      email: person.email,
      password: person.password,
    });
    await page.goto('/mobileNo');
    await failOperation(page, 'SendCode');
    await page.getByLabel('Mobile number').fill(person.phone);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(alertOn(page), 'clause 8.17').toBeVisible();
    await expect(page.getByLabel('Mobile number'), 'clause 8.17').toHaveValue(person.phone);

    await page.goto('/ForgotPassword');
    await failOperation(page, 'RequestPasswordReset');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(alertOn(page), 'clause 8.18').toBeVisible();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await failOperation(page, 'ResetPassword', { message: 'The code is not right' });
    await page.getByLabel('OTP').fill('0000');
    await page.getByLabel('New password').fill('another horse');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(alertOn(page), 'clause 8.18').toHaveText('The code is not right');

    await page.goto('/adminLogin');
    await page.getByLabel('Email').fill('admin@example.com');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(alertOn(page), 'clause 8.19').toBeVisible();
    await expect(toastsOn(page), 'clause 8.19').toHaveCount(0);
    await expect(page, 'clause 8.19').toHaveURL(/adminLogin$/);
  });

  test('logging out: no navigation, and the words in the panel', async ({ page, customer }) => {
    await page.goto('/reports');
    await failOperation(page, 'SignOut', { message: 'The service is away' });
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    // clause 8.12
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The service is away');
    await expect(page, 'clause 8.12').toHaveURL(/reports$/);
    await expect(page.getByText(customer.email)).toBeVisible();
  });

  test('who is here', async ({ page, customer: _ }) => {
    await failOperation(page, 'Me');
    await page.goto('/orders');
    await retry(page);
    await expect(page.getByRole('heading', { name: 'My orders' }), 'clause 8.20').toBeVisible();
  });
});

test('lists that fail on the home page leave the rest alone, each with its Retry', async ({
  page,
}) => {
  await page.goto('/login');
  await inUse(page);
  for (const name of ['LabTests', 'Testimonials', 'Faq']) await failOperation(page, name);
  // By the keyboard: under a mouse that rests on it the link's answers would be asked for before.
  await page.getByRole('link', { name: 'Assay' }).first().press('Enter');
  await expect(page.getByRole('button', { name: 'Retry' }), 'clause 8.21').toHaveCount(3);
  await expect(page.getByText('Cardiac Risk Assessment')).toBeVisible();
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByRole('button', { name: 'Retry' }), 'clause 8.21').toHaveCount(left);
  }
  await expect(page.getByRole('link', { name: /Complete Blood Count/ })).toBeVisible();
});
