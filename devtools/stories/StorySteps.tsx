import { useEffect, useRef } from 'react';
import { useLanguage, useWords } from '../words/useWords.ts';
import { Screen } from '../film/Screen.tsx';
import type { StoryScreen } from './storyScreen.ts';
import type { ShownStory } from './useStory.ts';

interface Props {
  shown: ShownStory;
  /** The screen at the present step. */
  screen: StoryScreen | undefined;
  onStep: (step: number) => void;
  onClose: () => void;
}

/** A story to be read at once; a press shows one of its steps. */
export function StorySteps({ shown: { story, step }, screen, onStep, onClose }: Props) {
  const { page } = useWords();
  const [language] = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const hasScreen = screen !== undefined;
  useEffect(() => {
    const now = list.current?.querySelector('[aria-current]');
    // On a phone the list stands below the film, and must not pull the page down to it.
    if (hasScreen) now?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [step, hasScreen]);
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
            {index === step && screen ? (
              <Screen picture={screen.picture} name={screen.name} />
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}
