import { expect, it } from 'vitest';
import { allStories } from '../../devtools/stories/allStories.ts';
import { playStory } from '../../devtools/stories/playStory.ts';
import { screenOf } from '../../devtools/stories/storyScreen.ts';
import { wordsIn } from '../../devtools/words/words.ts';

async function screensOf(id: string): Promise<(string | undefined)[]> {
  const story = allStories.find((one) => one.id === id)!;
  const played = await playStory(story);
  return played.moments.map(
    (moment, step) => screenOf({ ...played, story, step, moment }, wordsIn.en, 'en')?.name,
  );
}

it('a state without a picture has no screen, unless it waits: then that of before', async () => {
  // Nothing is being booked once the tab is closed; nobody sees the addresses then.
  const [choosing, closed] = await screensOf('tabClosed');
  expect([choosing, closed]).toEqual(['Choosing the address', undefined]);
  const [patient] = await screensOf('noLabFree');
  expect(patient).toBe('Choosing the patient');
});

it('a step whose screen says something else than its picture has none', async () => {
  const screens = await screensOf('slotGoneWhilePaying');
  expect(screens[5]).toBeUndefined();
  expect(screens[6]).toBe('Choosing the slot');
});

it('a visit that failed shows the page of its customer', async () => {
  expect(await screensOf('nobodyOpens')).toEqual([
    'Technician assigned',
    'Technician on the way',
    'Saying why nothing was collected, Everything is sent',
    'Nothing was collected',
    'Nothing was collected',
    'Order with its timeline',
    'Sample on its way',
  ]);
});
