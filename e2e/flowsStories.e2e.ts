import { allStories } from '../devtools/stories/allStories.ts';
import { storyGroups } from '../devtools/stories/story.ts';
import { expect, test } from './fixtures.ts';
import { storiesIn } from './pages/flows.page.ts';
import { axeOn } from './pages/axe.ts';

const slotGone = allStories.find(({ id }) => id === 'slotGoneWhilePaying')!;
const sentences = [slotGone.before, ...slotGone.steps].map(({ says }) => says.en);

test('a question of the list is played step by step through the film and the charts, and a link to a step shows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await page.goto('/flows#signIn?tab=nobody');
  const stories = await storiesIn(page, 'Paying');
  await expect(stories.getByRole('button')).toHaveCount(
    allStories.filter(({ group }) => group === 'paying').length,
  );
  await stories.getByRole('button', { name: slotGone.asks.en }).press('Enter');
  const story = page.getByRole('region', { name: 'Story' });
  await expect(story.getByText(slotGone.inShort.says.en)).toBeVisible();
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
  const open = async () =>
    (await storiesIn(page, 'Paying')).getByRole('button', { name: slotGone.asks.en }).click();
  const isBack = async () => {
    await expect(stories.getByRole('heading')).toHaveCount(storyGroups.length);
    // The group of the story that was read is still open.
    await expect(stories.getByRole('list', { name: 'Paying' })).toBeVisible();
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
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('on a phone all groups of stories are seen at once, and a story opens at its answer and controls, above all of its steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/flows#booking?tab=nobody');
  await page.getByRole('button', { name: /^Stories/ }).click();
  const headings = page.getByRole('list', { name: 'Stories' }).getByRole('heading');
  await expect(headings).toHaveCount(storyGroups.length);
  for (const heading of await headings.all()) await expect(heading).toBeInViewport({ ratio: 0.98 });
  const stories = await storiesIn(page, 'Paying');
  await stories.getByRole('button', { name: slotGone.asks.en }).click();

  const story = page.getByRole('region', { name: 'Story' });
  const steps = page.getByRole('list', { name: slotGone.asks.en });
  for (const part of [
    story.getByRole('heading', { name: slotGone.asks.en }),
    story.getByText(slotGone.inShort.says.en),
    story.getByRole('button', { name: 'Next' }),
    story.getByText(sentences[0]!),
    steps.getByText(sentences[1]!),
  ])
    await expect(part).toBeInViewport({ ratio: 0.98 });
  // What the page has beside is there on demand.
  const state = page.getByRole('complementary').getByRole('region', { name: 'State' });
  await expect(state).toBeHidden();
  await page.getByRole('complementary').getByText('State', { exact: true }).click();
  await expect(state).toBeVisible();
  // A step that is pressed far below is read without scrolling back.
  await steps.getByText(sentences.at(-1)!).click();
  await expect(story.getByText(sentences.at(-1)!)).toBeInViewport({ ratio: 0.98 });
  await expect(story.getByRole('button', { name: 'Back' })).toBeInViewport({ ratio: 0.98 });
  await story.getByRole('button', { name: 'Close' }).click();
  await expect(stories.getByRole('button', { name: slotGone.asks.en })).toBeInViewport();
});

test('a story of a group that is folded is found by the search, with its answer', async ({
  page,
}) => {
  await page.goto('/flows#signIn?tab=nobody');
  await page.getByRole('searchbox', { name: 'Search flows' }).fill('connection lost choosing time');
  const found = page.getByRole('option').first();
  const lost = allStories.find(({ id }) => id === 'connectionLostChoosing')!;
  await expect(found).toContainText(`In short: ${lost.inShort.says.en}`);
  await found.click();
  await expect(page.getByRole('region', { name: 'Story' })).toContainText(lost.asks.en);
});

test('an enlarged screen of a story says that nothing real happens, one of a flow does not', async ({
  page,
}) => {
  await page.goto('/flows#booking?story=cardDeclined&step=1');
  await page.getByRole('region', { name: 'Story' }).getByRole('img').click();
  const large = page.getByRole('dialog');
  await expect(large.getByText('Simulation: nothing real happens')).toBeVisible();
  await large.getByRole('button', { name: 'Close' }).click();
  await page.goto('/flows#booking?tab=nobody');
  await page.getByRole('img', { name: 'Choosing the lab' }).click();
  await expect(large.getByRole('heading', { name: 'Choosing the lab' })).toBeVisible();
  await expect(large.getByText('Simulation')).toHaveCount(0);
});

test('what a customer reads is quoted in the language of the page', async ({ page, context }) => {
  const quote = page.getByRole('region').locator('q');
  await page.goto('/flows#tracking?story=newTimeTaken&step=2');
  await expect(quote.first()).toHaveText('That slot was just taken. Please pick another one.');
  await context.addCookies([{ name: 'assay_lang', value: 'hi', url: page.url() }]);
  await page.reload();
  await expect(quote.first()).toHaveText('वह स्लॉट अभी-अभी किसी और ने ले लिया। कृपया दूसरा स्लॉट चुनें।');
  await expect(quote.first()).toHaveAttribute('lang', 'hi');
});

test('the app beside stays watched after a link that the browser followed by itself', async ({
  page,
}) => {
  await page.goto('/flows?split#booking');
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible();
  const [, app] = page.frames();
  // As by a link that is pressed before the app answers presses.
  await app!.evaluate(() => location.assign('/login'));
  await expect.poll(() => app!.url()).toMatch(/\/login\?inspect/);
});
