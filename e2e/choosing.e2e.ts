import { call, expect, inState, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';

const address = (houseNo: string, road: string) => ({
  houseNo,
  road,
  zipCode: '560038',
  cityState: 'Bengaluru, Karnataka',
});

test("the customer's own name stands for 'Myself' until another is typed", async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Meera Iyer');
  await page.getByRole('radio', { name: 'Mother', exact: true }).check();
  await expect(name).toHaveValue('');
  await page.getByRole('radio', { name: 'Myself', exact: true }).check();
  await expect(name).toHaveValue('Meera Iyer');
  await name.fill('');
  await expect(name).toHaveValue('');
  await name.fill('Meera R Iyer');
  await page.getByLabel('Date of birth').fill('1990-01-01');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await funnel.press('Next');
  await expect(page.getByRole('checkbox', { name: 'Meera R Iyer' })).toBeChecked();
});

test('the list of labs says what it recommends by, and any saved address can be picked', async ({
  page,
  customer: _,
}) => {
  await call(page.request, 'address/saveaddress', address('Flat 9', 'Old Madras Road'));
  await call(page.request, 'address/saveaddress', address('Flat 302', '12th Main'));
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
  await expect(page.getByText('Recommended: rating, report time and price')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  const home = page.getByRole('checkbox', { name: 'HOME' });
  const other = page.getByRole('checkbox', { name: 'Flat 9, Old Madras Road' });
  await expect(home).toBeChecked();
  await expect(other).not.toBeChecked();
  await other.check();
  await expect(home).not.toBeChecked();
  await expect(page.getByText('Sample collected at Flat 9, Old Madras Road')).toBeVisible();
  await page.reload();
  await expect(other).toBeChecked();
  await funnel.press('Complete Order');
  await inState(page, 'booking', 'review.showing');
  await expect(page.getByText('Flat 9, Old Madras Road')).toBeVisible();
});
