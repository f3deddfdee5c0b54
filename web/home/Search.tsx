import { Search as SearchIcon } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { homeCopy } from '../copy/home.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { input } from '../generated/panda/recipes/index.js';
import { TestIcon } from '../ui/icons.tsx';
import { Price } from '../ui/Price.tsx';
import { labTestsQuery, none } from '../shared/queries.ts';
import { searchTests } from '../shared/searchTests.ts';

const copy = homeCopy.search;

/** Finds tests by a part of their name; results appear while something is typed. */
export function Search({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { data } = usePageQuery(labTestsQuery, none);
  // The field is the browser's, so that what was typed before the app was there stays and counts.
  const takeTyped = useCallback(
    (field: HTMLInputElement | null) => {
      if (field?.value) onText(field.value);
    },
    [onText],
  );
  const results = searchTests(data?.labTests ?? [], text);
  return (
    <div role="search">
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
          aria-label={copy.placeholder}
          placeholder={copy.placeholder}
          ref={takeTyped}
          defaultValue={text}
          onChange={(event) => onText(event.target.value)}
          className={cx(
            input({ size: 'xl' }),
            css({ ps: '12', borderRadius: 'full', bg: 'bg.panel', boxShadow: 'card' }),
          )}
        />
      </div>
      {results === null ? null : <Results tests={results} />}
    </div>
  );
}

interface FoundTest {
  id: string;
  name: string;
  icon: string | null;
  priceInRupees: number | null;
}

/** What was found, and how much of it. */
export function Results({ tests }: { tests: readonly FoundTest[] }) {
  return (
    <div
      className={css({
        mt: '2',
        bg: 'bg.panel',
        borderWidth: '1px',
        borderRadius: 'card',
        boxShadow: 'card',
        overflow: 'hidden',
      })}
    >
      <p
        aria-live="polite"
        className={css({ px: '4', py: '3', fontSize: 'sm', color: 'fg.muted' })}
      >
        {copy.count(tests.length)}
      </p>
      <ul className={stack({ gap: '0', maxH: '60dvh', overflowY: 'auto', listStyleType: 'none' })}>
        {tests.map((test) => (
          <li key={test.id} className={css({ borderTopWidth: '1px', borderColor: 'border.muted' })}>
            <Link to={paths.testInfo(test.id)}>
              <div
                className={stack({
                  direction: 'row',
                  align: 'center',
                  gap: '3',
                  px: '4',
                  py: '2.5',
                  minH: '12',
                  _hover: { bg: 'brand.subtle' },
                })}
              >
                <TestIcon icon={test.icon} size={36} />
                <p className={css({ flex: '1', fontWeight: 'medium' })}>{test.name}</p>
                {test.priceInRupees === null ? null : (
                  <Price amount={test.priceInRupees} className={css({ color: 'fg.muted' })} />
                )}
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
