import type { Page } from '@playwright/test';
import { codeFor, expect, freshPerson, makeCustomer, readOutbox, test } from './fixtures.ts';
import { ordersCopy } from '../web/copy/orders.ts';
import { welcomeCopy } from '../web/copy/welcome.ts';
import { bookingPage } from './pages/booking.page.ts';
import { fillDetails, fillMobile, headed, typeCode } from './pages/signUp.page.ts';
import { failOperation } from './pages/wire.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const messagesTo = (to: string) => readOutbox().filter((message) => message.to.endsWith(to));

/** A stranger has come as far as the code, which was sent. */
async function signUpToCode(page: Page) {
  const person = freshPerson();
  await fillDetails(page, person);
  await headed(page, 'Your mobile number');
  await page.reload();
  await fillMobile(page, person.phone);
  return person;
}

test('a reload while the number and the code are asked for loses neither, and sends no second code', async ({
  page,
}) => {
  await page.goto('/');
  const person = await signUpToCode(page);
  const code = await codeFor(person.phone);
  await page.reload();
  await headed(page, 'Enter the code');
  await expect(page).toHaveURL(/\/verifyOtp$/);
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeDisabled();
  await typeCode(page, code);
  await expect(page).toHaveURL(/\/home$/);
  expect(messagesTo(person.phone)).toHaveLength(1);
});

test("a guest's Add Patient comes back to the booking through sign-up and a reload", async ({
  page,
}) => {
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  // An account comes first where nobody has logged in on the device.
  const person = await signUpToCode(page);
  await page.reload();
  await headed(page, 'Enter the code');
  await typeCode(page, await codeFor(person.phone));
  await expect(page).toHaveURL(/\/AddPatient$/);
  await expect(page.getByText('Lipid Profile').first()).toBeVisible();
});

test('a guest who books reads which test waits, on the login and on sign-up, through a reload; nobody else does', async ({
  page,
}) => {
  const waits = page.getByRole('note').filter({ hasText: welcomeCopy.waits('Lipid Profile') });
  await page.goto('/login');
  await headed(page, 'Welcome back');
  await expect(page.getByRole('note')).toHaveCount(0);
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  // An account comes first where nobody has logged in on the device.
  await headed(page, 'Create your account');
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  await waits.getByRole('link', { name: welcomeCopy.known }).click();
  await headed(page, 'Welcome back');
  await waits.getByRole('link', { name: welcomeCopy.create }).click();
  await headed(page, 'Create your account');
});

test('whoever comes first reads what the service is, and may look at tests before signing up', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: welcomeCopy.title })).toBeVisible();
  for (const proof of Object.values(welcomeCopy.points))
    await expect(page.getByText(proof)).toBeVisible();
  await page.getByRole('link', { name: welcomeCopy.testsFirst }).click();
  await headed(page, 'Tests You Can Choose From');
});

test('a reload of the new password keeps whose it is, and the code that was sent', async ({
  page,
  customer,
}) => {
  await page.context().clearCookies();
  await page.goto('/ForgotPassword');
  await page.getByLabel('Email').fill(customer.email);
  await press(page, 'Send OTP');
  await expect(page).toHaveURL(/\/resetPassword$/);
  const code = await codeFor(customer.email);
  await page.reload();
  await expect(page).toHaveURL(/\/resetPassword$/);
  await page.getByLabel('OTP').fill(code);
  await page.getByLabel('New password').fill('another horse');
  await press(page, 'Reset password');
  await expect(page).toHaveURL(/\/login$/);
});

test('a new customer whose session is known during the pause is led to the mobile number all the same', async ({
  page,
}) => {
  await page.goto('/');
  const known = page.waitForResponse(
    (reply) => reply.request().postData()?.includes('"Me"') === true,
  );
  await fillDetails(page, freshPerson());
  // The session is asked for at once, while the pause of 1500 ms lasts.
  await known;
  await expect(page).toHaveURL(/\/mobileNo$/);
});

test('a reload while the service does not answer leads a new customer neither to the beginning nor to the login', async ({
  page,
}) => {
  await page.goto('/');
  await signUpToCode(page);
  await failOperation(page, 'Me');
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await headed(page, 'Enter the code');
  await expect(page).toHaveURL(/\/verifyOtp$/);
});

test('a page to which a login led is not where the next login leads', async ({
  page,
  customer,
}) => {
  const logIn = async () => {
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password').fill(customer.password);
    await press(page, 'Log in');
  };
  await page.context().clearCookies();
  await page.goto('/orders');
  await logIn();
  // The answer has come; a page that is refused its orders would be wanted again, as it should be.
  await expect(page.getByText(ordersCopy.list.empty)).toBeVisible();
  // The session runs out, and the person comes back by the login.
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn();
  await expect(page).toHaveURL(/\/home$/);
});

test('leaving during the pause after logging in leaves a page that knows the customer', async ({
  page,
}) => {
  const person = await makeCustomer(page.request);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  const answered = page.waitForResponse(
    (reply) => reply.request().postData()?.includes('SignIn') === true,
  );
  await press(page, 'Log in');
  await answered;
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.locator('[data-panel="profile"]')).toContainText(person.email);
});

test("a double press of 'Log in' after a failure presses nothing else", async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('wrong horse');
  await press(page, 'Log in');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  let pressed = () => {};
  const secondPress = new Promise<void>((resolve) => (pressed = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SignIn')) await secondPress;
    await route.continue();
  });
  const box = (await page.getByRole('button', { name: 'Log in', exact: true }).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(page.locator('[data-machine="signIn"]')).toHaveAttribute('data-state', 'signingIn');
  await page.mouse.click(x, y);
  pressed();
  await expect(page.locator('[data-machine="signIn"]')).toHaveAttribute('data-state', 'editing');
  await expect(page).toHaveURL(/\/login$/);
});
