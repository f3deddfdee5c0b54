import type { Page } from '@playwright/test';
import { bookingNotices } from '../machines/booking/booking.notices.ts';
import { bookingCopy } from '../web/copy/booking.ts';
import { homeCopy } from '../web/copy/home.ts';
import { expect, test } from './fixtures.ts';
import { anySlot, bookingPage } from './pages/booking.page.ts';
import { paidOrder } from './paidOrder.ts';

const copy = homeCopy.own;
const lab = 'kaveri-precision-labs';

/** Opens the home page of a customer who has paid for a visit. */
async function openHomeWithVisit(page: Page): Promise<void> {
  const reply = await page.request.get(`/api/v1/slot/getslot?labId=${lab}`);
  const { data } = (await reply.json()) as { data: { _id: string }[] };
  const slot = anySlot(data.slice(-20).map(({ _id }) => _id));
  await paidOrder(page.request, { test: 'tsh', lab, slot });
  await page.goto('/home');
}

test('whoever has booked finds the next visit at home, and books again there in two presses', async ({
  page,
  customer: _,
}) => {
  await openHomeWithVisit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.hello('Meera'));
  const visit = page.getByRole('region', { name: copy.nextVisit });
  await expect(visit).toContainText('Leela Iyer');
  await expect(page.getByRole('region', { name: homeCopy.banner.title })).toHaveCount(0);

  const again = page.getByRole('region', { name: copy.bookAgain });
  const button = again.getByRole('button', { name: /₹/ });
  const [price] = /₹\S+/.exec((await button.textContent())!)!;
  await button.click();
  const pay = page.getByRole('button', { name: bookingCopy.review.pay(price) }).first();
  await expect(pay).toBeVisible();
  await pay.click();
  await bookingPage(page).payInWindow();
  await expect(page).toHaveURL(/\/payment-success\//);

  await page.goto('/home');
  await again.getByRole('button', { name: /change the lab/ }).click();
  await expect(page).toHaveURL(/\/Lab$/);
  await page.goto('/home');
  await visit.getByRole('link', { name: copy.track }).click();
  await expect(page).toHaveURL(/\/trackOrder\//);
});

test('whoever changes the lab of the last booking is asked for the person first who is not saved any more', async ({
  page,
  customer: _,
}) => {
  await openHomeWithVisit(page);
  const again = page.getByRole('region', { name: copy.bookAgain });
  const change = again.getByRole('button', { name: /change the lab/ });
  await expect(change).toBeVisible();
  // Somebody removes the person on another device.
  const saved = await page.request.get('/api/v1/patient');
  const people = ((await saved.json()) as { data: { _id: string }[] }).data;
  for (const { _id } of people) await page.request.delete(`/api/v1/patient/${_id}`);
  await change.click();
  await expect(page).toHaveURL(/\/AddPatient$/);
  await expect(page.getByText(bookingNotices.patientGone.text)).toBeVisible();
});
