import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PinNote } from '../shared/pin/PinNote.tsx';
import { errorCopy } from '../copy/home.ts';
import { deferHydration } from '../shared/deferHydration.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { placeNow } from '../ui/pagePlace.ts';
import { ErrorState } from '../ui/states.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Banner } from './Banner.tsx';
import { HomeSections } from './lazyParts.ts';
import { Search } from './Search.tsx';
import { TestGrid } from './TestGrid.tsx';

// What is pressed first is the search and the banner.
const Tests = deferHydration(TestGrid);
const Below = deferHydration(() => (
  <LoadBoundary
    loading={null}
    failed={(retry) => <ErrorState message={errorCopy.unreachable} onRetry={retry} />}
  >
    <HomeSections />
  </LoadBoundary>
));

/** The home page; `resume` is the card of a booking that waits (docs/product/screens.md#home). */
export function HomePage({ resume }: { resume: ReactNode }) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash && placeNow() !== 'returned') showPart(hash.slice(1));
  }, [hash]);
  return (
    <main
      id="main"
      className={css({
        maxW: 'content',
        mx: 'auto',
        px: { base: '4', md: '6' },
        py: { base: '4', md: '6' },
      })}
    >
      <div className={stack({ gap: { base: '8', md: '12' } })}>
        <div className={stack({ gap: '4' })}>
          <Search />
          {resume}
          <PinNote />
          <Banner onBook={() => showPart('tests')} />
        </div>
        <Tests />
        <Below />
      </div>
    </main>
  );
}

function showPart(id: string): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth' });
}
