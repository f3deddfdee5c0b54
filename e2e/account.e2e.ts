import { call, codeFor, expect, freshPerson, test } from './fixtures.ts';

test('a new customer signs up, proves the number and gets home; the digits are digits, a paste spreads, backspace goes back', async ({
  page,
}) => {
  const person = freshPerson();
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Create your account' }),
    'clause 2.1',
  ).toBeVisible();
  for (const [label, value] of [
    ['First name', 'Leela'],
    ['Last name', 'Rao'],
    ['Email', person.email],
    ['Password', person.password],
  ])
    await page.getByLabel(label!, { exact: true }).fill(value!);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page, 'clauses 2.3, 4.3').toHaveURL(/\/mobileNo$/);
  await expect(page.getByLabel('Mobile number'), 'clauses 2.3, 9.5').toHaveAttribute(
    'placeholder',
    '+91',
  );
  await page
    .getByLabel('Mobile number')
    .fill(`+91 ${person.phone.slice(0, 5)} ${person.phone.slice(5)}`);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page, 'clauses 2.4, 4.3').toHaveURL(/\/verifyOtp$/);
  const boxes = page.getByRole('group', { name: 'One-time code' }).getByRole('textbox');
  await expect(boxes, 'clauses 2.4, 5.3, 9.5').toHaveCount(4);
  await boxes.nth(0).pressSequentially('a1b2');
  await expect(boxes.nth(0), 'clause 5.3').toHaveValue('1');
  await expect(boxes.nth(1), 'clause 5.3').toHaveValue('2');
  await boxes.nth(2).press('Backspace');
  await expect(boxes.nth(1), 'clause 5.3').toBeFocused();
  await boxes.nth(1).press('Backspace');
  await boxes.nth(0).press('Backspace');
  const code = await codeFor(person.phone);
  await boxes.nth(0).evaluate(
    (box, text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    `${code.slice(0, 2)}-${code.slice(2)}`,
  );
  await expect(page, 'clauses 4.3, 5.3').toHaveURL(/\/home$/);
});

test('a forgotten password is reset by the code from the e-mail, and only the new one works', async ({
  page,
}) => {
  const person = freshPerson();
  await call(page.request, 'users/signup', {
    firstName: 'Ravi',
    lastName: 'N',
    email: person.email,
    password: person.password,
  });
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page, 'clauses 2.5, 4.5').toHaveURL(/\/ForgotPassword$/);
  // The address changes at once, the page when its code is there.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' }), 'clause 2.5').toBeVisible();
  await expect(page.getByRole('button', { name: 'Send OTP' }), 'clause 2.5').toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page, 'clauses 2.6, 4.5').toHaveURL(/\/resetPassword$/);
  await expect(page.getByText('Enter the 4-digit OTP'), 'clauses 2.6, 5.4').toBeVisible();
  await expect(page.getByLabel('New password'), 'clause 2.6').toBeVisible();
  await page.getByLabel('OTP').fill(` ${await codeFor(person.email)} `);
  await page.getByLabel('New password').fill('another horse');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page, 'clause 4.5').toHaveURL(/\/login$/);
  const logIn = async (password: string) => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await logIn(person.password);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await logIn('another horse');
  await expect(page).toHaveURL(/\/home$/);
});

test('the profile panel is 430 px wide, shows who is here, edits the names and leads everywhere', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Profile' }).click();
  const panel = page.locator('[data-panel="profile"]:not(#opening)');
  await expect(panel, 'clauses 2.24, 4.8').toBeVisible();
  await expect
    .poll(async () => {
      const box = await panel.boundingBox();
      return box && [box.x, box.width];
    }, 'clauses 2.24, 9.8')
    .toEqual([1280 - 430, 430]);
  for (const words of ['M', 'Meera Iyer', customer.email, `+91${customer.phone}`])
    await expect(panel.getByText(words, { exact: true }), 'clause 2.25').toBeVisible();
  await expect(panel.getByRole('button', { name: 'Edit' }), 'clause 2.25').toBeVisible();
  for (const [name, path] of [
    ['Track My Orders', '/orders'],
    ['My Family & Friends', '/family'],
    ['Payments', '/payments'],
    ['Manage Address', '/address'],
    ['Offers', '/offers'],
    ['Help', '/help'],
    ['Terms & conditions', '/terms'],
  ] as const) {
    await expect(panel.getByRole('link', { name }), 'clause 2.26').toBeVisible();
    await expect(panel.getByRole('link', { name }), 'clause 2.21').toHaveAttribute('href', path);
  }
  await expect(panel.getByRole('button', { name: 'Logout' }), 'clause 2.26').toBeVisible();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByLabel('First name').fill('Meenakshi');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Meenakshi Iyer')).toBeVisible();
  await panel.getByRole('button', { name: /close/i }).click();
  await expect(panel, 'clause 4.8').toBeHidden();
  await page.getByRole('button', { name: 'Profile' }).click();
  await panel.getByRole('link', { name: 'Track My Orders' }).click();
  await expect(page, 'clause 2.21').toHaveURL(/\/orders$/);
  await expect(panel).toBeHidden();
});

test('WhatsApp is allowed and stopped in the profile panel, by keyboard too, and stays as it was pressed', async ({
  page,
  customer: _customer,
}) => {
  await page.goto('/home');
  const open = async () => {
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.locator('[data-panel="profile"]')).toBeVisible();
  };
  await open();
  const name = 'Messages about my orders by WhatsApp';
  const allowed = page.getByRole('checkbox', { name });
  await expect(allowed).not.toBeChecked();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/graphql') && answer.ok());
  await allowed.check();
  await saved;
  await expect(allowed).toBeChecked();
  const me = async () =>
    ((await (await page.request.get('/api/v1/users/me')).json()) as { data: { whatsApp: boolean } })
      .data.whatsApp;
  await expect.poll(me).toBe(true);
  await page.reload();
  await open();
  await expect(allowed).toBeChecked();
  await allowed.press('Space');
  await expect(allowed).not.toBeChecked();
  await expect(allowed).toBeFocused();
  await expect.poll(me).toBe(false);
});

test('after logging out nothing of the customer is left, and the next one lands at home', async ({
  page,
  customer,
}) => {
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('assay.draft')),
    ),
  ).toEqual([]);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password').fill(customer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a session that ended elsewhere leads to the login page and back, with nothing lost', async ({
  page,
  customer,
}) => {
  await page.goto('/family');
  await expect(page.getByRole('heading', { name: 'My Family & Friends' })).toBeVisible();
  // Otherwise a late question of this page finds the session ended, and the login leads back here.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password').fill(customer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/reports$/);
});

test('an account without a proved number that opens its page anew stays there', async ({
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
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expect(page).toHaveURL(/\/mobileNo$/);
});
