import { bookToReview } from './pages/booking.page.ts';
import { expect, test } from './fixtures.ts';

test('the flow page beside the app lights each state of a booking, and no request leaves the machine', async ({ page, customer, context }) => {
  expect(customer.email).toBeTruthy();
  const outside: string[] = [];
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') outside.push(request.url());
  });
  const flows = await context.newPage();
  await flows.setViewportSize({ width: 1280, height: 800 });
  await flows.goto('/flows');
  await expect(flows.getByRole('img', { name: 'Statechart of booking' })).toBeVisible();
  await page.goto('/home?inspect');
  const chart = flows.locator('main[data-machine-shown="booking"]');
  await expect(chart).toHaveAttribute('data-live-state', '"idle"');
  // The app keeps its page from here on, so its actors stay watched.
  await page.getByRole('link', { name: /HbA1c/ }).first().click();
  await page.getByRole('button', { name: 'Add Patient' }).click();
  await expect(chart).toHaveAttribute('data-live-state', '{"patient":"editing"}');
  await expect(flows.locator('[data-state-id="booking.patient.editing"]')).toHaveAttribute('data-active', 'true');
  await expect(flows.getByRole('heading', { name: 'patient.editing' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Secret Person');
  await page.getByLabel('Date of birth').fill('1957-09-30');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(chart).toHaveAttribute('data-live-state', '{"patient":"choosing"}');
  // A product owner sends a fact from the flow page, and the app follows.
  await flows.getByRole('button', { name: 'patient.confirmed' }).click();
  await expect(page).toHaveURL(/\/Lab/);
  await expect(chart).toHaveAttribute('data-live-state', '{"lab":"choosing"}');
  await flows.getByText('Context (masked)').click();
  await expect(flows.locator('pre')).toContainText('•••');
  expect(await flows.locator('body').innerText()).not.toContain('Secret Person');
  expect(outside).toEqual([]);
});

test('a booking without the inspector sends nothing to the flow page', async ({ page, customer }) => {
  expect(customer.email).toBeTruthy();
  const sent: string[] = [];
  page.on('request', (request) => { if (request.url().includes('/flows/')) sent.push(request.url()); });
  await bookToReview(page, 'TSH');
  expect(sent).toEqual([]);
});
