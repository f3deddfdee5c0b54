import { AxeBuilder } from '@axe-core/playwright';
import { allStories } from '../devtools/stories/allStories.ts';
import { storyGroups } from '../devtools/stories/story.ts';
import { expect, test } from './fixtures.ts';

const slotGone = allStories.find(({ id }) => id === 'slotGoneWhilePaying')!;
const sentences = [slotGone.before, ...slotGone.steps].map(({ says }) => says.en);

test('a question of the list is played step by step through the film and the charts, and a link to a step shows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await page.goto('/flows#signIn?tab=nobody');
  const stories = page.getByRole('list', { name: 'Stories' });
  await expect(stories.getByRole('heading')).toHaveCount(storyGroups.length);
  await expect(
    stories.getByRole('list', { name: 'Paying' }).getByRole('button', { name: slotGone.asks.en }),
  ).toBeVisible();
  await expect(stories.getByRole('button')).toHaveCount(allStories.length);
  await stories.getByRole('button', { name: slotGone.asks.en }).press('Enter');
  const story = page.getByRole('region', { name: 'Story' });
  await expect(story.getByText(sentences[0]!)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Film of booking' })).toBeVisible();
  await story.getByRole('button', { name: 'Play' }).click();
  for (const sentence of sentences.slice(1, 5)) {
    await page.clock.fastForward(20_000);
    await expect(story.getByText(sentence)).toBeVisible();
  }
  await story.getByRole('button', { name: 'Pause' }).click();
  await page.clock.fastForward(60_000);
  await expect(story.getByText(sentences[4]!)).toBeVisible();
  await expect(page).toHaveURL(/#payment\?tab=nobody&story=slotGoneWhilePaying&step=4$/);
  await page.getByRole('tab', { name: 'Chart' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-live-state', '"REFUND_PENDING"');
  await story.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('group', { name: 'Statechart of booking' })).toBeVisible();
  await page.reload();
  await expect(story.getByText(sentences[5]!)).toBeVisible();
  await story.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-machine-shown', 'payment');
  await story.getByRole('button', { name: 'Close' }).click();
  await expect(story).toHaveCount(0);
});

test('who closes a story, or goes back, is where they were, with all stories beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/flows#signIn?tab=nobody');
  const stories = page.getByRole('list', { name: 'Stories' });
  const open = () => stories.getByRole('button', { name: slotGone.asks.en }).click();
  const isBack = async () => {
    await expect(stories).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('data-machine-shown', 'signIn');
  };
  await open();
  await page.getByRole('button', { name: 'All stories' }).click();
  await isBack();
  await open();
  await expect(page.getByRole('region', { name: 'Story' })).toBeVisible();
  await page.goBack();
  await isBack();
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const)
  test(`nothing is wrong with a story for axe at ${width} × ${height}, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/flows#booking?story=cardDeclined&step=3');
    await expect(page.getByRole('region', { name: 'Story' })).toBeInViewport();
    // Large enough to read what the screen is about.
    const screen = page.getByRole('region', { name: 'Story' }).getByRole('img');
    await expect(screen).toHaveCount(1);
    expect((await screen.boundingBox())!.width).toBeGreaterThanOrEqual(180);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('on a phone the screen of a story is not shown in the film below it once more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/flows#booking?story=slotGoneWhilePaying');
  const now = page.getByRole('list', { name: 'Film of booking' }).locator('[aria-current="step"]');
  await expect(now.getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Story' }).locator('picture')).toHaveCount(1);
  await expect(now.locator('.frame > picture')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(now.locator('.frame > picture')).toHaveCount(1);
});

test('on a phone the panel of a story lies over no card that is its present step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/flows#booking?story=slotGoneWhilePaying');
  const story = page.getByRole('region', { name: 'Story' });
  const now = page.getByRole('list', { name: 'Film of booking' }).locator('[aria-current=step]');
  for (const sentence of [sentences[0]!, sentences[1]!]) {
    await expect(story.getByText(sentence)).toBeVisible();
    await expect(now.locator('.frame')).toBeInViewport({ ratio: 0.98 });
    await expect
      .poll(async () => {
        const [panel, card] = await Promise.all([story.boundingBox(), now.boundingBox()]);
        return card!.y >= panel!.y + panel!.height;
      })
      .toBe(true);
    expect((await story.boundingBox())!.height).toBeLessThan(844 / 2);
    await story.getByRole('button', { name: 'Next' }).click();
  }
});
