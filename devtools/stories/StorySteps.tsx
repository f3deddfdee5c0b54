import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { ShownStory } from './useStory.ts';

interface Props {
  shown: ShownStory;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** A story to be read at once; a press shows one of its steps. */
export function StorySteps({ shown: { story, step }, onStep, onClose }: Props) {
  const { page } = useWords();
  const [language] = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [step]);
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
