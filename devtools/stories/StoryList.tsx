import { useLanguage, useWords } from '../words/useWords.ts';
import { allStories } from './allStories.ts';
import type { Story } from './story.ts';

/** Questions that are often asked; each plays its answer. */
export function StoryList({ onChoose }: { onChoose: (story: Story) => void }) {
  const { page } = useWords();
  const [language] = useLanguage();
  return (
    <ul className="stories" aria-label={page.stories}>
      {allStories.map((story) => (
        <li key={story.id}>
          <button type="button" onClick={() => onChoose(story)}>
            {story.asks[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
