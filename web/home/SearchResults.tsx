import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { FoundTest } from '../../machines/findTest/findTest.machine.ts';
import { paths } from '../paths.ts';
import { findingCopy as copy } from '../copy/finding.ts';
import { homeCopy } from '../copy/home.ts';
import { uiCopy } from '../copy/ui.ts';
import { useFittingOffers } from '../shared/fittingOffers.ts';
import type { FittingOffers } from '../shared/fittingOffers.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestsQuery, none } from '../shared/queries.ts';
import { searchTests } from '../shared/searchTests.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { StartingPrice } from './FromPrice.tsx';
import { sendFindTest, useFindTest } from './findTest.ts';
import { langOf } from '../copy/language.ts';

const noTests: FoundTest[] = [];

/** The tests found by name, with their number, and related ones below. */
export function SearchResults({ id, idOf }: { id: string; idOf: (testId: string) => string }) {
  const { data, error, retry } = usePageQuery(labTestsQuery, none);
  const text = useFindTest(({ context }) => context.text, '');
  const related = useFindTest(({ context }) => context.related, noTests);
  const hasFailed = useFindTest((snapshot) => snapshot.hasTag('failed'), false);
  const isSearching = useFindTest((snapshot) => snapshot.hasTag('loading'), true);
  const fitting = useFittingOffers({ skip: true });
  const named = searchTests(data?.labTests ?? [], text) ?? [];
  const rows = (tests: readonly FoundTest[]) =>
    tests.map((test) => <Result key={test.id} test={test} fitting={fitting} id={idOf(test.id)} />);
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
      <div
        aria-live="polite"
        aria-atomic
        className={css({ px: '4', py: '3', fontSize: 'sm', color: 'fg.muted' })}
      >
        <p>{data ? homeCopy.search.count(named.length) : error ? null : uiCopy.states.loading}</p>
        {data && named.length + related.length === 0 && !isSearching ? <p>{copy.nothing}</p> : null}
        <p className={css({ srOnly: true })}>
          {related.length > 0 ? copy.relatedCount(related.length) : null}
        </p>
      </div>
      <div
        id={id}
        role="grid"
        aria-label={copy.results}
        className={css({ maxH: '60dvh', overflowY: 'auto' })}
      >
        <div role="rowgroup">{rows(named)}</div>
        {related.length > 0 ? (
          <div role="rowgroup" aria-label={copy.related}>
            <p
              aria-hidden
              className={css({
                px: '4',
                pt: '4',
                pb: '2',
                fontSize: 'sm',
                fontWeight: 'semibold',
                borderTopWidth: '1px',
                borderColor: 'border.muted',
              })}
            >
              {copy.related}
            </p>
            {rows(related)}
          </div>
        ) : null}
      </div>
      {error ? <Failed message={homeCopy.failed} onRetry={retry} /> : null}
      {hasFailed ? (
        <Failed
          message={copy.relatedFailed}
          onRetry={() => sendFindTest(() => ({ type: 'load.retried' }))}
        />
      ) : null}
    </div>
  );
}

/** Says that something could not be loaded, with a button to retry. */
function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className={stack({
        direction: 'row',
        align: 'center',
        justify: 'space-between',
        gap: '3',
        px: '4',
        py: '2',
        fontSize: 'sm',
        borderTopWidth: '1px',
        borderColor: 'border.muted',
      })}
    >
      <p>{message}</p>
      <Button variant="outline" onClick={onRetry} className={css({ minH: '11' })}>
        {copy.retry}
      </Button>
    </div>
  );
}

/** One result; the arrow keys reach it while the focus stays in the field. */
function Result({
  test,
  fitting,
  id,
}: {
  test: FoundTest;
  fitting: FittingOffers | undefined;
  id: string;
}) {
  const isActive = useFindTest(({ context }) => context.active === test.id, false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      role="row"
      className={css({ borderTopWidth: '1px', borderColor: 'border.muted' })}
    >
      <div id={id} role="gridcell" aria-selected={isActive}>
        <Link to={paths.testInfo(test.id)} tabIndex={-1}>
          <div
            data-active={isActive || undefined}
            className={stack({
              direction: 'row',
              align: 'center',
              gap: '3',
              px: '4',
              py: '2.5',
              minH: '12',
              _hover: { bg: 'brand.subtle' },
              '&[data-active]': {
                bg: 'brand.subtle',
                outline: '2px solid {colors.brand.focusRing}',
                outlineOffset: '-2px',
              },
            })}
          >
            <TestIcon icon={test.icon} size={36} />
            <p lang={langOf(test.name)} className={css({ flex: '1', fontWeight: 'medium' })}>
              {test.name}
            </p>
            <p className={css({ color: 'fg.muted' })}>
              <StartingPrice test={test} fitting={fitting} />
            </p>
          </div>
        </Link>
      </div>
    </div>
  );
}
