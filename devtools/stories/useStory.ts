import { useEffect, useState } from 'react';
import { allStories } from './allStories.ts';
import { playStory } from './playStory.ts';
import type { Moment, PlayedStory } from './playStory.ts';
import type { Story } from './story.ts';

/** A story at one of its moments. */
export interface ShownStory extends PlayedStory {
  story: Story;
  /** 0 is the start. */
  step: number;
  moment: Moment;
}

/** The story of a link, played once; undefined if there is none of that name. */
export function useStory(id: string | undefined, step = 0): ShownStory | undefined {
  const story = allStories.find((one) => one.id === id);
  const [played, setPlayed] = useState<PlayedStory & { story: Story }>();
  useEffect(() => {
    if (!story) return undefined;
    let isWanted = true;
    const play = async () => {
      const result = await playStory(story);
      if (isWanted) setPlayed({ ...result, story });
    };
    void play();
    return () => {
      isWanted = false;
    };
  }, [story]);
  if (!story || played?.story !== story) return undefined;
  const at = Math.min(step, played.moments.length - 1);
  return { ...played, step: at, moment: played.moments[at]! };
}
