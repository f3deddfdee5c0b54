import { useLanguage, useWords } from '../words/useWords.ts';
import { allStories } from './allStories.ts';
import { storyGroups } from './story.ts';
import type { Story, StoryGroup } from './story.ts';

const storiesOf = Map.groupBy(allStories, ({ group }) => group);

interface Props {
  /** The group that is open at first. */
  opened: StoryGroup | undefined;
  onChoose: (story: Story) => void;
}

/** Frequent questions in groups that fold; pressing one plays its answer. */
export function StoryList({ opened, onChoose }: Props) {
  const { page } = useWords();
  const [language] = useLanguage();
  return (
    <ul className="stories" aria-label={page.stories}>
      {storyGroups.map((group) => {
        const stories = storiesOf.get(group)!;
        return (
          <li key={group}>
            <details name="stories" open={group === opened}>
              <summary>
                <h3>{page.storyGroups[group]}</h3> <span className="quiet">{stories.length}</span>
              </summary>
              <ul aria-label={page.storyGroups[group]}>
                {stories.map((story) => (
                  <li key={story.id}>
                    <button type="button" onClick={() => onChoose(story)}>
                      {story.asks[language]}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
