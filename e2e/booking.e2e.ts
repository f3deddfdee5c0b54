import { bookingPage } from './pages/booking.page.ts';
import { showsFullHold } from './pages/hold.ts';
import { codeFor, expect, freshPerson, inState, test } from './fixtures.ts';

test('a stranger signs up, books a test for a relative, pays and follows the order @both', async ({
  page,
}, info) => {
  const shots = async (name: string) => {
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${info.project.name}-${name}.png` });
  };
  const person = freshPerson();
  const funnel = bookingPage(page);
  await page.goto('/');
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Last name').fill('Iyer');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await shots('01-signup');
  await funnel.press('Sign up');
  await expect(page).toHaveURL(/\/mobileNo$/);
  await page.getByLabel('Mobile number').fill(person.phone);
  await shots('02-mobile');
  await funnel.press('Send OTP');
  await expect(page).toHaveURL(/\/verifyOtp$/);
  const code = await codeFor(person.phone);
  await shots('03-code');
  await page.getByRole('group', { name: 'One-time code' }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/home$/);
  await shots('04-home');
  await funnel.openTest('Lipid Profile');
  await shots('05-test');
  await funnel.press('Add Patient');
  await expect(page, 'clause 4.6').toHaveURL(/\/AddPatient$/);
  await shots('06-patient-form');
  await funnel.addPatient();
  await shots('07-patient-list');
  await funnel.toLab();
  await expect(page, 'clause 4.6').toHaveURL(/\/Lab$/);
  await inState(page, 'booking', 'lab.choosing');
  await shots('08-lab');
  await funnel.toSlot();
  await expect(page, 'clause 4.6').toHaveURL(/\/SelectAppointment$/);
  await funnel.pickSlot();
  await shots('09-slot');
  await funnel.toAddress();
  await expect(page, 'clauses 2.14, 4.6').toHaveURL(/\/AddAddress$/);
  // clause 2.70
  await funnel.fillAddress();
  await shots('10-address');
  const began = Date.now();
  await funnel.press('Complete Order');
  await expect(page, 'clause 4.6').toHaveURL(/\/reviewOrder\/\w+$/);
  await showsFullHold(page, began);
  await shots('11-review');
  await funnel.press('Continue');
  await expect(page, 'clause 4.6').toHaveURL(/\/checkout\?order=\w+$/);
  await shots('12-checkout');
  await funnel.press('Pay Now');
  await expect(page.getByRole('dialog', { name: 'lab test payment' })).toBeVisible();
  await shots('13-window');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page, 'clause 4.6').toHaveURL(/\/payment-success\/\w+$/);
  await expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible();
  await expect(page.getByText('Only water for 8 to 10 hours before the appointment')).toBeVisible();
  await shots('14-placed');
  await funnel.press('Track Your Order');
  await expect(page, 'clause 4.6').toHaveURL(/\/trackOrder\/\w+$/);
  await inState(page, 'tracking', 'following.showing');
  await expect(page.locator('[data-stage="placed"]')).toHaveAttribute('data-reached', 'true');
  await expect(page.locator('[data-stage="assigned"]')).toHaveAttribute('data-reached', 'false');
  await expect(page.getByText('E-Reports by 12hrs')).toBeVisible();
  await shots('15-track');
});

test('a phone in the same network, which has plain http only, books as well', async ({
  page,
  customer: _,
}) => {
  await page.addInitScript(() => {
    delete (Crypto.prototype as { randomUUID?: unknown }).randomUUID;
  });
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
});
