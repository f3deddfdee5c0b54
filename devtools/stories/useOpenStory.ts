import { useState } from 'react';
import { nothingChosen, viewOf } from '../flows/link.ts';
import type { Link } from '../flows/link.ts';
import { flowsOf } from './playStory.ts';
import type { Story, StoryGroup } from './story.ts';
import { useStory } from './useStory.ts';

/** The story of the page's link, if there is one, and functions to open, step and close it. */
export function useOpenStory(link: Link, setLink: (change: Partial<Link>) => void) {
  const openStory = useStory(link.story, link.step);
  // The place to which the viewer returns from a story.
  const [before, setBefore] = useState<Partial<Link>>({});
  const [lastGroup, setLastGroup] = useState<StoryGroup>();
  if (openStory && openStory.story.group !== lastGroup) setLastGroup(openStory.story.group);
  return {
    openStory,
    /** The group of the story that was open last. */
    lastGroup,
    open: (story: Story) => {
      if (!openStory) setBefore({ ...nothingChosen, ...link, view: viewOf(link) });
      const view = viewOf(link) === 'chart' ? 'chart' : 'film';
      setLink({ ...nothingChosen, machine: flowsOf(story)[0]!, story: story.id, view });
    },
    toStep: (step: number) =>
      setLink({
        machine: openStory?.moments[step]?.flow ?? link.machine,
        step,
        state: undefined,
      }),
    close: () => setLink({ ...before, story: undefined, step: undefined }),
  };
}
