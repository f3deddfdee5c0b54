import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { homeCopy, testCopy } from '../copy/home.ts';
import { isForSome, whomOf } from '../../machines/order/forWhom.ts';
import { useFittingOffers } from '../shared/fittingOffers.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { grid } from '../generated/panda/patterns/index.js';
import { heading, skeleton } from '../generated/panda/recipes/index.js';
import { PlainIcon } from '../ui/icons.tsx';
import { FromPrice } from './FromPrice.tsx';
import { labTestsQuery, none } from '../shared/queries.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/states.tsx';
import { sendFindTest, useFindTest } from './findTest.ts';
import { listedTests } from './listedTests.ts';
import { TestFilter } from './TestFilter.tsx';
import { langOf } from '../copy/language.ts';

// One class on the grid styles all cards, so that dozens of cards need no class names of their own
// during hydration.
const cards = css({
  '& > a': {
    display: 'flex',
    flexDirection: { base: 'row', sm: 'column' },
    alignItems: { base: 'center', sm: 'flex-start' },
    gap: '3',
    height: '100%',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'card',
    transition: 'transform 180ms, border-color 180ms',
    _hover: { borderColor: 'brand.focusRing', transform: 'translateY(-2px)' },
  },
  '& > a > span': { flex: '1', minWidth: '0' },
  '& b': { display: 'block', fontWeight: 'semibold', lineHeight: '1.3' },
  '& small': {
    display: 'block',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    mt: '0.5',
  },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '56px',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    overflow: 'hidden',
  },
});

/** The listed tests, popular ones first, in four columns on large screens. */
export function TestGrid() {
  const { data, error, retry } = usePageQuery(labTestsQuery, none);
  const listed = useFindTest(({ context }) => context.listed, 'popular');
  const fitting = useFittingOffers({ skip: true });
  const all = data?.labTests ?? [];
  const tests = listedTests(all, listed);
  const list = useRef<HTMLDivElement>(null);
  /** The first added test gets the focus when the pressed 'Show all tests' disappears. */
  const firstNew = useRef<number>(null);
  useEffect(() => {
    if (listed !== 'all' || firstNew.current === null) return;
    (list.current?.children[firstNew.current] as HTMLElement | undefined)?.focus();
    firstNew.current = null;
  }, [listed]);
  const showAll = () => {
    firstNew.current = listed === 'popular' ? tests.length : 0;
    sendFindTest(() => ({ type: 'tests.listed', listed: 'all' }));
  };
  return (
    <section
      id="tests"
      aria-labelledby="tests-heading"
      className={css({ scrollMarginTop: '80px' })}
    >
      <h2
        id="tests-heading"
        className={cx(
          heading(),
          css({ fontSize: { base: '2xl', md: '3xl' }, letterSpacing: '-0.02em', mb: '4' }),
        )}
      >
        {homeCopy.grid}
      </h2>
      {data ? (
        <>
          <TestFilter tests={all} listed={listed} />
          <p aria-live="polite" className={css({ my: '3', fontSize: 'sm', color: 'fg.muted' })}>
            {homeCopy.listed(tests.length, all.length)}
          </p>
        </>
      ) : null}
      {error && !data ? (
        <ErrorState message={homeCopy.failed} onRetry={() => retry()} />
      ) : (
        <div
          ref={list}
          className={cx(
            grid({ columns: { base: 1, sm: 2, md: 3, lg: 4 }, gap: { base: '3', md: '4' } }),
            cards,
          )}
        >
          {data
            ? tests.map((test) => (
                <Link key={test.id} to={paths.testInfo(test.id)}>
                  <PlainIcon icon={test.icon} />
                  <span>
                    <b lang={langOf(test.name)}>{test.name}</b>
                    <small>
                      <FromPrice test={test} fitting={fitting} />
                      {[
                        test.priceInRupees === null ? null : '',
                        test.reportTime,
                        isForSome(test) ? testCopy.forWhom(whomOf(test)) : null,
                      ]
                        .filter((fact) => fact !== null)
                        .join(' · ')}
                    </small>
                  </span>
                </Link>
              ))
            : Array.from({ length: 8 }, (_, index) => (
                <div
                  key={index}
                  className={cx(
                    skeleton(),
                    css({ height: { base: '92px', sm: '152px' }, borderRadius: 'card' }),
                  )}
                />
              ))}
        </div>
      )}
      {tests.length < all.length ? (
        <Button
          variant="outline"
          size="lg"
          onClick={showAll}
          className={css({
            mt: '4',
            w: { base: 'full', sm: 'auto' },
            // It needs a script.
            '@media (scripting: none)': { display: 'none' },
          })}
        >
          {homeCopy.more}
        </Button>
      ) : null}
    </section>
  );
}
