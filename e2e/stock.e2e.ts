import { expect, makeCustomer } from './fixtures.ts';
import { logInAsOwner, test } from './ownProduct.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { openByMenu, pageOf } from './pages/staff.page.ts';
import { addTest, fillLab, giveHours } from './pages/stock.page.ts';

test('a new owner stocks an empty product with its own screens, and the first customer books, pays and is refunded when the lab closes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const owner = await pageOf(browser, baseURL);
  await logInAsOwner(owner);
  const menu = (name: string) => openByMenu(owner, name);

  await addTest(owner, { name: 'Vitamin K', price: 900, reportTime: '24 Hours' });

  await menu('Tests');
  await owner.getByRole('link', { name: 'Vitamin K' }).click();
  await expect(owner.getByRole('heading', { name: 'Vitamin K', level: 1 })).toBeVisible();
  await owner.getByLabel('description', { exact: true }).fill('How much vitamin D is there.');
  await owner.getByLabel('Fasting').selectOption('Needed');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(owner.getByText('Saved.')).toBeVisible();

  await menu('Labs');
  await expect(owner.getByRole('heading', { name: 'No labs yet.' })).toBeVisible();
  await owner.getByRole('link', { name: 'Add lab' }).click();
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(owner.getByText('Please give the lab a name')).toBeVisible();
  await fillLab(owner, 'North Lab', '12 MG Road, Bengaluru');
  await expect(owner.getByText('Now give it opening hours')).toBeVisible();

  await giveHours(owner);

  await owner.getByRole('link', { name: 'Prices' }).click();
  await expect(owner.getByRole('heading', { name: 'Prices of North Lab' })).toBeVisible();
  const price = owner.getByLabel('Vitamin K', { exact: true });
  await expect(price).toHaveValue('900');
  await expect(owner.getByRole('button', { name: 'Save prices' })).toBeDisabled();
  await owner.getByLabel('Change all by percent').fill('-15');
  await owner.getByRole('button', { name: 'Fill in' }).click();
  await expect(price).toHaveValue('765');
  await price.fill('9 50');
  // Tests that another story added to this product are filled in, too.
  const save = owner.getByRole('button', { name: /^Save \d+ prices?$/ });
  await save.click();
  await expect(owner.getByText('The price must be whole rupees')).toBeVisible();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('950');
  await owner.reload();
  await expect(price).toHaveValue('950');
  await price.press('Enter');
  await expect(owner.getByText('Saved.')).toBeVisible();
  await expect(price).toBeFocused();
  await owner.goBack();
  await expect(owner.getByRole('heading', { name: 'North Lab', level: 1 })).toBeVisible();

  await makeCustomer(page.request);
  await bookToReview(page, 'Vitamin K');
  await expect(page.getByText('₹450').first()).toBeVisible();
  const funnel = bookingPage(page);
  await funnel.press('Continue');
  await funnel.pay();
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  const { data: orders } = (await (await page.request.get('/api/v1/order')).json()) as {
    data: { _id: string; slot: { date: string } }[];
  };
  const { _id: id, slot } = orders[0]!;

  const holidays = owner.locator('form').filter({ hasText: 'Holidays' });
  await holidays.getByLabel('Day').fill(slot.date);
  await holidays.getByRole('button', { name: 'Add holiday' }).click();
  await holidays.getByRole('button', { name: 'Save holidays' }).click();
  const inTheWay = owner.getByRole('region', {
    name: 'Orders for which there is no room any more',
  });
  await expect(inTheWay.getByText('Leela Iyer, Vitamin K')).toBeVisible();
  await expect(inTheWay.getByRole('radio', { name: 'Keep the time' })).toBeChecked();
  const status = async () =>
    (
      (await (await page.request.get(`/api/v1/order/${id}`)).json()) as {
        data: { status: string };
      }
    ).data.status;
  expect(await status()).toBe('placed');
  await inTheWay.getByRole('radio', { name: 'Cancel and refund' }).check();
  await inTheWay.getByRole('button', { name: 'Save with these decisions' }).click();
  await expect(holidays.getByText('Saved.')).toBeVisible();
  expect(await status()).toBe('cancelled');

  // A paused lab is not offered.
  await owner.getByRole('checkbox', { name: 'Offered to customers' }).uncheck();
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await menu('Labs');
  await expect(owner.getByText('Paused')).toBeVisible();
  const labs = (await (await page.request.get('/api/v1/lab/getlab')).json()) as { data: object[] };
  expect(labs.data).toEqual([]);
});
