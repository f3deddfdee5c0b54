import type { Page } from '@playwright/test';
import { expect, inState, test } from './fixtures.ts';
import { bookingPage, bookToReview } from './pages/booking.page.ts';
import { questionOf } from './pages/question.ts';
import { answerOperation, holdFiles, holdOperation } from './pages/wire.ts';

// A small phone, where everything has to be scrolled.
test.use({ viewport: { width: 360, height: 640 } });

// Compared to within five pixels: a place that is set may be rounded another way than one scrolled to.
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** As a person does, by whom the page is then used. */
async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(180, 320);
  await page.mouse.wheel(0, pixels);
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a test opened from far down the list begins at its top, and Back is where it was', async ({
  page,
}) => {
  await page.goto('/home');
  await press(page, 'Show all tests');
  await expect(page.getByRole('button', { name: 'Show all tests' })).toBeHidden();
  const last = page.locator('#tests').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(1000);
  await last.click();
  const heading = page.locator('main h1');
  await expect(page).toHaveURL(/\/testinfo\//);
  await expect(heading).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  // A part of the page comes late, and makes it longer.
  await page.waitForFunction(() => document.documentElement.scrollHeight - innerHeight >= 150);
  await scrollBy(page, 150);
  await expect.poll(() => scrolled(page)).toBe(150);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1);
  await page.goForward();
  await expect(heading).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(150);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(150);
});

test('a page that was scrolled before its code came is there again after Back', async ({
  page,
}) => {
  const release = await holdFiles(page, /\/assets\/inUse-.*\.js$/);
  await page.goto('/home');
  // As the browser's own search does, or an assistive technology: without any input to the page.
  const last = page.locator('#packages').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(400);
  release();
  await page.waitForLoadState('networkidle');
  await last.click();
  await expect(page).toHaveURL(/\/testinfo\//);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1);
});

test('an address that is typed anew begins at its top, wherever its page was left', async ({
  page,
}) => {
  // The code that remembers places is there.
  const placesAreKept = () =>
    expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.goto('/home');
  await placesAreKept();
  await scrollBy(page, 700);
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goto('/help');
  await page.goto('/home');
  await placesAreKept();
  expect(await scrolled(page)).toBe(0);
});

test('Back returns to its place once the data is there, unless somebody went on meanwhile', async ({
  page,
  customer: _,
}) => {
  await page.goto('/home');
  const addresses = Array.from({ length: 12 }, (_, index) => ({
    __typename: 'Address',
    id: `a${index}`,
    houseNo: `${index}`,
    road: 'Main Road',
    zipCode: '560038',
    cityState: 'Bengaluru',
    isDefault: index === 0,
  }));
  await answerOperation(page, 'Addresses', { addresses });
  await page.goto('/address');
  await expect(page.getByText('11, Main Road')).toBeVisible();
  await scrollBy(page, 700);
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goto('/help');
  await page.unrouteAll();
  await answerOperation(page, 'Addresses', { addresses });
  // What is registered later is asked first.
  const release = await holdOperation(page, 'Addresses');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('a page whose end only its bar makes longer, late, is where it was', async ({ page }) => {
  // Two lines of a summary, say, which come with the data.
  const growBar = () => page.addStyleTag({ content: '[data-bottom-bar] { padding-top: 150px }' });
  await page.goto('/help');
  await page.waitForLoadState('networkidle');
  const end = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const fromEnd = async () => (await end()) - (await scrolled(page));
  const before = await end();
  await growBar();
  // A font that comes late may move the end by some pixels more.
  await expect.poll(end).toBeGreaterThanOrEqual(before + 140);
  await scrollBy(page, 9999);
  await expect.poll(fromEnd).toBe(0);
  const place = await scrolled(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect.poll(fromEnd).toBe(0);
  expect(await scrolled(page)).toBeLessThan(place - 100);
  await growBar();
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1);
});

test('the steps of the funnel begin at their top, with the focus on their heading', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  const isAtTop = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    expect(await scrolled(page)).toBe(0);
  };
  await funnel.openTest('TSH');
  await scrollBy(page, 9999);
  await funnel.press('Add Patient');
  await isAtTop('Who is the test for?');
  await funnel.addPatient();
  await isAtTop('Select patient');
  await funnel.toLab();
  await inState(page, 'booking', 'lab.choosing');
  await isAtTop('Select Lab');
  await page.getByRole('radio').last().scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await funnel.toSlot();
  await inState(page, 'booking', 'slot.choosing');
  await isAtTop('Select Appointment');
  await page.goBack();
  await inState(page, 'booking', 'lab.choosing');
  await expect.poll(() => scrolled(page)).toBeCloseTo(place, -1);
});

test('a cancelled order says so in view, and the question is left by Back', async ({
  page,
  customer: _,
}) => {
  await bookToReview(page, 'Ferritin');
  const id = page.url().split('/').at(-1)!;
  await page.goto(`/trackOrder/${id}`);
  await press(page, 'Cancel order');
  const question = questionOf(page);
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await inState(page, 'tracking', 'following.showing');
  await press(page, 'Cancel order');
  await press(page, 'Yes, cancel it');
  await expect(page.getByRole('alert').filter({ hasText: 'cancelled' })).toBeInViewport();
});

test('Back closes the panel, then leaves the page; a link from it does not stay in the way', async ({
  page,
}) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Offers' }).last().click();
  await expect(page).toHaveURL(/\/offers$/);
  await press(page, 'Profile');
  const panel = page.locator('[data-panel="profile"]:not(#opening)');
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/offers$/);
  // Closed by its own button: one press of Back leaves the page all the same.
  await press(page, 'Profile');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
  await press(page, 'Profile');
  await panel.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
  await expect(panel).toBeHidden();
});

test('Back goes from the form to the list with what was typed, and then to the page before', async ({
  page,
  customer: _,
}) => {
  const funnel = bookingPage(page);
  await funnel.openTest('TSH');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.press('New Patient');
  await inState(page, 'booking', 'patient.editing');
  await page.getByLabel('Name', { exact: true }).fill('Ravi Iyer');
  await page.goBack();
  await inState(page, 'booking', 'patient.choosing');
  await expect(page).toHaveURL(/\/AddPatient$/);
  await funnel.press('New Patient');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravi Iyer');
  await page.goBack();
  await inState(page, 'booking', 'patient.choosing');
  await page.goBack();
  await expect(page).toHaveURL(/\/testinfo\//);
});
