import { readFileSync } from 'node:fs';
import { fileNameOf } from '../devtools/film/film.ts';
import { walkTake, wordsOn } from './film/shoot.ts';
import { takes } from './film/takes.ts';
import { expect, test } from './fixtures.ts';
import { bookingPage } from './pages/booking.page.ts';
import { flowButton, watch } from './pages/flows.page.ts';
import { axeOn } from './pages/axe.ts';

// Finding the walks of the pictures takes seconds, so that one worker does it, not each.
test.describe.configure({ mode: 'default' });

test('a flow opens as a film of its screens, each with what can fail there, one list at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/flows#booking?tab=nobody');
  const tabs = page.getByRole('tablist', { name: 'How the flow is shown' }).getByRole('tab');
  await expect(tabs).toHaveText(['Film', 'Chart', 'What changed', 'Where people leave']);
  await expect(page.getByRole('tab', { name: 'Film' })).toHaveAttribute('aria-selected', 'true');
  const film = page.getByRole('list', { name: 'Film of booking' });
  for (const name of ['Choosing the lab', 'Reviewing the order', 'Payment window open']) {
    const picture = film.getByRole('img', { name, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  }
  const failing = film.locator('summary').filter({ hasText: 'this can fail' });
  await failing.nth(3).press('Enter');
  await expect(film.getByText('only if somebody else was quicker to take the slot')).toBeVisible();
  await film
    .getByText(/^\d+ other ways? on$/)
    .first()
    .press('Enter');
  await expect(film.getByText('a new patient is wanted')).toBeVisible();
  await expect(film.locator('details[open]')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Film' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Chart' })).toBeFocused();
  await expect(page).toHaveURL(/#booking\?chart&tab=nobody$/);
  await expect(page.getByRole('group', { name: 'Statechart of booking' })).toBeVisible();
});

test('the film has the state of the app lit, the way behind it drawn, and says what is beside it', async ({
  page,
  customer: _,
  context,
}) => {
  const flows = await context.newPage();
  await flows.setViewportSize({ width: 1280, height: 800 });
  await flows.goto('/flows#booking');
  const funnel = bookingPage(page);
  await page.goto('/testinfo/tsh?inspect');
  await watch(flows, page);
  await funnel.press('Add Patient');
  await expect(flows.getByText('Now off the way of success: Filling in a patient')).toBeVisible();
  await funnel.addPatient();
  await funnel.toLab();
  const film = flows.getByRole('list', { name: 'Film of booking' });
  const lit = film.locator('[aria-current="step"]');
  await expect(lit.getByRole('img', { name: 'Choosing the lab' })).toBeVisible();
  await expect(
    film.locator('.passed').getByRole('img', { name: 'Choosing the patient' }),
  ).toBeVisible();
  await flows.getByRole('button', { name: 'Step back' }).click();
  await expect(lit.getByRole('img', { name: 'Loading the labs' })).toBeVisible();
});

test('on a phone the film is the first thing that is seen, its stories and settings are below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/flows#booking?tab=nobody');
  const film = page.getByRole('list', { name: 'Film of booking' });
  await expect(film.getByRole('img', { name: 'Choosing the patient' })).toBeInViewport({
    ratio: 0.9,
  });
  await page.getByRole('button', { name: /^Stories/ }).click();
  await expect(page.getByRole('list', { name: 'Stories' })).toBeInViewport();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Simulate' })).toBeInViewport();
  await page.goto('/flows#findTest?tab=nobody');
  // A reload keeps the place where the page was scrolled to.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.reload();
  await expect(flowButton(page, 'findTest')).toBeInViewport();
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`a picture that is pressed is seen large at ${width} × ${height}, with the one before and after it, and gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/flows#booking?tab=nobody');
    const film = page.getByRole('list', { name: 'Film of booking' });
    const second = film.getByRole('button', { name: 'Choosing the lab' });
    await second.press('Enter');
    const large = page.getByRole('dialog');
    const image = large.getByRole('img', { name: 'Choosing the lab' });
    await expect(image).toBeVisible();
    // As wide as the phone that it was taken on, or nearly so where the window is lower.
    expect((await image.boundingBox())!.width).toBeGreaterThanOrEqual(340);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await axeOn(page).include('dialog').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    }
    await page.keyboard.press('ArrowLeft');
    await expect(large.getByRole('img', { name: 'Choosing the patient' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(large.getByText(/^Picture 1 of /)).toBeVisible();
    await large.getByRole('button', { name: 'Next' }).click();
    await expect(image).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(large.getByRole('heading', { name: 'Choosing the slot' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(second).toBeFocused();
    // So is a screen of what can fail, by itself.
    await film.locator('summary').first().press('Enter');
    await film.locator('details[open]').getByRole('button').first().click();
    await expect(large.getByRole('img')).toBeVisible();
    await large.getByRole('button', { name: 'Close' }).click();
    await expect(large).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('a screen that comes again in a film is not shown twice', async ({ page }) => {
  await page.goto('/flows#tracking?tab=nobody');
  const film = page.getByRole('list', { name: 'Film of tracking' });
  await expect(
    film.locator('img').and(page.getByRole('img', { name: 'Order with its timeline' })),
  ).toHaveCount(1);
  await expect(film.getByRole('img', { name: 'Order with its timeline, again' })).toHaveCount(1);
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  test(`nothing is wrong with the film for axe at ${width} × ${height}, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/flows#booking/review.showing?film&tab=nobody');
    await page.getByRole('list', { name: 'Film of booking' }).locator('summary').first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

const stored = JSON.parse(readFileSync('devtools/film/screenWords.json', 'utf8')) as Record<
  string,
  string[]
>;

for (const take of takes())
  test(`the pictures of ${take.flow} show ${[...take.looks.values()].join(', ')} as they are`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await walkTake(page, take, 'en', async (state) => {
      await expect
        .poll(() => wordsOn(page), "run 'npm run pictures -- film' where a screen changed")
        .toEqual(stored[`${take.flow}/${fileNameOf(state)}`]);
    });
  });
