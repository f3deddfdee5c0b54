import { useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { charts } from '../flows/charts.ts';
import { notesOn } from '../flows/notes.ts';
import { allStories } from '../stories/allStories.ts';
import type { Story } from '../stories/story.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { stateName } from '../words/words.ts';
import { searchableIn, searchableParts, searchableStories, searchFlows } from './searchFlows.ts';
import type { Found, PagePart } from './searchFlows.ts';

interface Props {
  onChoose: (flow: string, path: string) => void;
  onChooseStory: (story: Story) => void;
  onChoosePart: (part: PagePart) => void;
  /** Whether visitor figures may be read here. */
  hasFigures: boolean;
}

/**
 * A field that finds stories, and states of all flows by words, codes, events, refusals and notes.
 */
export function SearchFlows({ onChoose, onChooseStory, onChoosePart, hasFigures }: Props) {
  const words = useWords();
  const [language] = useLanguage();
  const { page } = words;
  const own = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const searchable = useMemo(
    () => [
      ...searchableStories(allStories, language),
      ...searchableParts(words),
      ...searchableIn(charts, words, (flow, path) => notesOn(flow, path, language)),
    ],
    [words, language],
  );
  const found = useMemo(() => searchFlows(searchable, query), [searchable, query]);
  const choose = (one: Found) => {
    setQuery('');
    if ('story' in one) onChooseStory(one.story);
    else if ('part' in one) onChoosePart(one.part);
    else onChoose(one.flow, one.state.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[at];
    if (step !== undefined && found.length > 0) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') setQuery('');
    else return;
    event.preventDefault();
  };
  const kindOf = (one: Found) => {
    if ('story' in one) return `${page.inShort} ${one.story.inShort.says[language]}`;
    if (!('part' in one)) return stateName(words, one.flow);
    return one.part === 'figures' && !hasFigures ? page.needsAdmin : page.title;
  };
  const isOpen = found.length > 0;
  return (
    <div className="search">
      <input
        type="search"
        aria-label={page.search}
        placeholder={page.search}
        value={query}
        aria-controls={isOpen ? own : undefined}
        aria-activedescendant={isOpen ? `${own}${at}` : undefined}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
      />
      {isOpen ? (
        <ul id={own} role="listbox" aria-label={page.search}>
          {found.map((one, index) => (
            // The keyboard chooses by the arrow keys in the field.
            <li
              key={keyOf(one)}
              id={`${own}${index}`}
              role="option"
              aria-selected={index === at}
              onClick={() => choose(one)}
            >
              <b>{one.name}</b>
              <span className="quiet">{kindOf(one)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {!isOpen && query.trim() !== '' ? (
        <p className="quiet" role="status">
          {page.nothingFound}
        </p>
      ) : null}
    </div>
  );
}

function keyOf(one: Found): string {
  if ('story' in one) return one.story.id;
  return 'part' in one ? one.part : `${one.flow} ${one.state.id}`;
}
