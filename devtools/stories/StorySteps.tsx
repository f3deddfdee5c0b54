import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { ShownStory } from './useStory.ts';

interface Props {
  shown: ShownStory;
  /** Whether the list scrolls to the current step; false where that would scroll the page. */
  follows: boolean;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** All steps of a story as a list; pressing one shows it. */
export function StorySteps({ shown: { story, step }, follows, onStep, onClose }: Props) {
  const { page } = useWords();
  const [language] = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector('[aria-current]');
    if (follows) now?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [step, follows]);
  return (
    <>
      <button type="button" onClick={onClose}>
        {page.allStories}
      </button>
      <ol ref={list} start={0} className="story-steps" aria-label={story.asks[language]}>
        {[story.before, ...story.steps].map(({ says }, index) => (
          <li key={says.en}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onStep(index)}
            >
              {says[language]}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
