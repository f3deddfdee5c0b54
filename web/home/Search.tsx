import { Suspense, useCallback, useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Search as SearchIcon } from '../ui/lucide/Search.tsx';
import { longestSearch } from '../../machines/text/longest.ts';
import { dotted } from '../../machines/dotted.ts';
import { homeCopy } from '../copy/home.ts';
import { findTestActor } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestsQuery, none } from '../shared/queries.ts';
import { searchTests } from '../shared/searchTests.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { input } from '../generated/panda/recipes/index.js';
import { sendFindTest, useFindTest } from './findTest.ts';
import { SearchResults } from './lazyParts.ts';

const copy = homeCopy.search;
/** The ids of the results, and of the one that an arrow key has reached. */
const results = 'search-results';
const resultOf = (testId: string) => `${results}-${testId}`;

/**
 * Finds tests by part of their name and, below those, related ones: a combobox whose results are
 * links in a grid. The focus stays in the field.
 */
export function Search() {
  const { data } = usePageQuery(labTestsQuery, none);
  const field = useRef<HTMLInputElement>(null);
  const state = useFindTest(({ value }) => dotted(value), undefined);
  const isOpen = useFindTest((snapshot) => snapshot.hasTag('choosing'), false);
  const active = useFindTest(({ context }) => context.active, null);
  // The field is uncontrolled, so that text typed before hydration is kept and searched.
  const takeText = () =>
    sendFindTest(() => ({ type: 'text.typed', text: field.current?.value ?? '' }));
  const takeTyped = useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    if (element?.value) takeText();
  }, []);
  useEffect(() => () => findTestActor.current()?.send({ type: 'search.left' }), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing || !event.currentTarget.value.trim()) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      sendFindTest(() => ({
        type: 'arrow.pressed',
        key: key === 'ArrowDown' ? 'down' : 'up',
        results: resultsIn(data?.labTests ?? []),
      }));
    } else if (key === 'Escape' && isOpen) {
      // Escape would make the browser empty the field.
      event.preventDefault();
      sendFindTest(() => ({ type: 'results.closed' }));
    } else if (key === 'Enter' && active !== null)
      document.getElementById(resultOf(active))?.querySelector('a')?.click();
  };
  return (
    <div role="search" data-find-test={state}>
      <div className={css({ position: 'relative' })}>
        <div
          className={css({
            position: 'absolute',
            insetStart: '4',
            top: '50%',
            transform: 'translateY(-50%)',
            color: 'fg.muted',
            zIndex: '1',
            pointerEvents: 'none',
          })}
        >
          <SearchIcon size={20} aria-hidden />
        </div>
        <input
          type="search"
          name="search"
          maxLength={longestSearch}
          role="combobox"
          aria-label={copy.placeholder}
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={isOpen}
          aria-controls={results}
          aria-activedescendant={active === null ? undefined : resultOf(active)}
          autoComplete="off"
          placeholder={copy.placeholder}
          ref={takeTyped}
          defaultValue=""
          onChange={takeText}
          onKeyDown={onKeyDown}
          className={cx(
            input({ size: 'xl' }),
            css({ ps: '12', borderRadius: 'full', bg: 'bg.panel', boxShadow: 'card' }),
          )}
        />
      </div>
      {isOpen ? (
        <Suspense>
          <SearchResults id={results} idOf={resultOf} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The ids of the results in the order shown: by name, then related ones. */
function resultsIn(tests: readonly { id: string; name: string }[]): string[] {
  const { text, related } = findTestActor.current()!.getSnapshot().context;
  return [...(searchTests(tests, text) ?? []), ...related].map(({ id }) => id);
}
