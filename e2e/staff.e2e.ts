import type { Page } from '@playwright/test';
import { paths } from '../web/paths.ts';
import { expect, freshPerson, test } from './fixtures.ts';
import {
  invitationFor,
  invite,
  isInOffice,
  logInAsStaff,
  openByMenu,
  openMenu,
  pageOf,
  takeInvitation,
} from './pages/staff.page.ts';
import type { StaffMember } from './pages/staff.page.ts';
import { answerOperation } from './pages/wire.ts';
import { axeOn } from './pages/axe.ts';

const admin = { email: 'admin@example.com', password: 'admin-password' };

async function logIn(page: Page, member: StaffMember) {
  await logInAsStaff(page, member);
  await isInOffice(page);
}

const linksOf = async (page: Page) => (await openMenu(page)).getByRole('link').allInnerTexts();

test('an owner invites somebody, who chooses a password, sees what the role opens, and is gone when removed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { email, password } = freshPerson();
  await logIn(page, admin);
  await invite(page, { name: 'Meera Nair', email, role: 'Lab', lab: 'Kaveri Precision Labs' });
  await expect(page.getByRole('list', { name: 'Invitations that wait' })).toContainText(email);

  const link = await invitationFor(email);
  const guest = await pageOf(browser, baseURL);
  await guest.goto(link);
  await expect(guest.getByText('You will work here as: Lab.')).toBeVisible();
  const { violations } = await axeOn(guest).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await guest.getByLabel('Choose a password').fill('short');
  await guest.getByRole('button', { name: 'Open my account' }).click();
  await expect(guest.getByRole('alert')).toContainText('8');
  await guest.getByLabel('Choose a password').fill(password);
  await guest.getByRole('button', { name: 'Open my account' }).click();
  await expect(guest.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await linksOf(guest)).toEqual([
    'Dashboard',
    'Appointments',
    'Reports',
    'Labs',
    'My account',
  ]);
  await guest.goto(paths.adminUsers);
  await expect(guest.getByRole('heading', { name: 'Not open to you' })).toBeVisible();
  // The link was used up.
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'This link does not work' })).toBeVisible();

  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: email });
  await card.getByLabel('Role of Meera Nair').selectOption('Technician');
  await card.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('The role is changed; it counts from now on.')).toBeVisible();
  // A technician's beginning is the first page that is open.
  await guest.goto(paths.admin);
  await expect(guest.getByRole('heading', { name: 'Today’s visits', level: 1 })).toBeVisible();
  expect(await linksOf(guest)).toEqual(['Visits', 'My account']);

  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('Removed.', { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await guest.reload();
  await expect(guest).toHaveURL(/\/adminLogin$/);

  await openByMenu(page, 'Audit');
  await page.getByLabel('Act', { exact: true }).selectOption('Removed somebody');
  await expect(page.getByRole('list', { name: 'Audit' })).toContainText(email);
  await page.getByLabel('Day', { exact: true }).fill('2020-01-01');
  await expect(page.getByRole('heading', { name: 'Nothing was done that fits.' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('list', { name: 'Audit' }).getByRole('listitem')).not.toHaveCount(0);
});

test('whoever takes the last invitation back goes on at the heading of the page, not at that of the form before', async ({
  page,
}) => {
  const staff = (...invitations: object[]) => ({ __typename: 'Staff', members: [], invitations });
  await logIn(page, admin);
  await answerOperation(page, 'Staff', {
    staff: staff({
      __typename: 'StaffInvitation',
      id: 'i1',
      name: 'Meera Nair',
      email: 'meera@example.com',
      staffRole: 'LAB',
      labs: [],
      expiresAt: '2030-01-07T06:00:00.000Z',
      expired: false,
    }),
  });
  await answerOperation(page, 'WithdrawInvitation', { withdrawInvitation: staff() });
  await page.goto(paths.adminStaff);
  const takeBack = page.getByRole('button', { name: 'Take back: Meera Nair' });
  await takeBack.focus();
  await answerOperation(page, 'Staff', { staff: staff() });
  await takeBack.press('Enter');
  await expect(page.getByRole('heading', { name: 'Invitations that wait' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeFocused();
});

test('somebody of the staff changes their password and logs out somewhere else', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { email, password } = freshPerson();
  await logIn(page, admin);
  const sent = await page.request.post('/api/v1/admin/staff', {
    data: { name: 'Ravi Kumar', email, staffRole: 'operations' },
  });
  expect(sent.status()).toBe(200);
  const ravi = await pageOf(browser, baseURL);
  await takeInvitation(ravi, { email, password });
  await expect(ravi.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const elsewhere = await pageOf(browser, baseURL);
  await logIn(elsewhere, { email, password });
  await openByMenu(ravi, 'My account');
  await ravi.getByRole('button', { name: /^Log out there: / }).click();
  await expect(ravi.getByText('Logged out there.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/adminLogin$/);

  await ravi.getByLabel('Current password').fill('not the one');
  await ravi.getByLabel('New password').fill('a new long word');
  await ravi.getByRole('button', { name: 'Change password' }).click();
  await expect(ravi.getByText('Wrong password', { exact: true })).toBeVisible();
  await ravi.getByLabel('Current password').fill(password);
  await ravi.getByRole('button', { name: 'Change password' }).click();
  await expect(ravi.getByText('Your password is changed.')).toBeVisible();
  await logIn(elsewhere, { email, password: 'a new long word' });

  // Prices are an owner's to change: they can be read, and not sent.
  await ravi.goto(paths.adminLabPrices('saffron-leaf-diagnostics'));
  await expect(ravi.getByText('You can read this; an owner changes it.')).toBeVisible();
  await expect(ravi.getByLabel('Change all by percent')).toBeDisabled();
});

test('an owner finds an order and its customer by the phone and by the id of the order', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await logIn(page, admin);
  const found = await page.request.get('/api/v1/admin/orders?sort=placed&direction=desc');
  const { data } = (await found.json()) as {
    data: { items: { _id: string; customerPhone: string; address: { houseNo: string } }[] };
  };
  const [order] = data.items;
  const { customerPhone: phone } = order!;
  await page.goto(paths.adminAppointments);
  const typed = `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`;
  await page.getByLabel('Search by name, phone, test, order number, sample id or id').fill(typed);
  const card = page.locator(`[data-order="${order!._id}"]`);
  await expect(card).toContainText(order!.address.houseNo);
  await expect(card.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
    'href',
    `tel:${phone}`,
  );
  await page.goto(paths.adminUsers);
  await page.getByLabel('Search by name, email, phone or order id').fill(order!._id);
  await expect(page.getByText(phone)).toHaveCount(1);
});
