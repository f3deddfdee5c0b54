import { useLanguage, useWords } from '../words/useWords.ts';
import { allStories } from './allStories.ts';
import { storyGroups } from './story.ts';
import type { Story } from './story.ts';

const storiesOf = Map.groupBy(allStories, ({ group }) => group);

/** Frequent questions by subject; pressing one plays its answer. */
export function StoryList({ onChoose }: { onChoose: (story: Story) => void }) {
  const { page } = useWords();
  const [language] = useLanguage();
  return (
    <ul className="stories" aria-label={page.stories}>
      {storyGroups.map((group) => (
        <li key={group}>
          <h3>{page.storyGroups[group]}</h3>
          <ul aria-label={page.storyGroups[group]}>
            {storiesOf.get(group)!.map((story) => (
              <li key={story.id}>
                <button type="button" onClick={() => onChoose(story)}>
                  {story.asks[language]}
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
