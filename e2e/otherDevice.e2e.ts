import { expect, inState, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';

test('a booking that is begun on the phone goes on and is paid at the desk, and waits on neither then', async ({
  page,
  customer: { email, password },
  browser,
}) => {
  const phone = bookingPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await phone.openTest('Lipid Profile');
  await phone.press('Add Patient');
  await phone.addPatient();
  await phone.toLab();
  await inState(page, 'booking', 'lab.choosing');
  const lab = page.getByRole('radiogroup').last().getByRole('radio').nth(1);
  await lab.check();
  const chosen = await lab.getAttribute('value');
  await phone.toSlot();
  await inState(page, 'booking', 'slot.choosing');
  // The phone is put away.
  await page.close();

  const context = await browser.newContext();
  await context.request.post('/api/v1/users/login', { data: { email, password } });
  const desk = await context.newPage();
  const funnel = bookingPage(desk);
  const card = desk.locator('[data-resume]');
  await expect(async () => {
    await desk.goto('/home');
    await expect(card).toHaveText(/of Lipid Profile for Leela Iyer/, { timeout: 2000 });
  }).toPass();
  await card.getByRole('button', { name: 'Continue' }).click();
  await inState(desk, 'booking', 'slot.choosing');
  await desk.goto('/Lab');
  await expect(desk.locator(`input[value="${chosen}"]`)).toBeChecked();
  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await funnel.fillAddress();
  await funnel.press('Complete Order');
  await inState(desk, 'booking', 'review.showing');
  await funnel.press('Continue');
  await funnel.pay();
  await expect(desk).toHaveURL(/\/payment-success\//);
  const left = await context.request.get('/api/v1/users/me/drafts');
  const { data } = (await left.json()) as { data: { testId: string | null }[] };
  expect(data.filter(({ testId }) => testId !== null)).toEqual([]);
  await context.close();
});
