import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PinNote } from '../shared/pin/PinNote.tsx';
import { homeCopy } from '../copy/home.ts';
import { pageTitles } from '../copy/shell.ts';
import { deferHydration } from '../shared/deferHydration.tsx';
import { Session } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { homeVariables } from '../shared/homeVariables.ts';
import { homeQuery } from '../shared/queries.ts';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { usePressWhenLoaded } from '../shared/usePressWhenLoaded.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Banner } from './Banner.tsx';
import { HomeSections, OwnHome } from './lazyParts.ts';
import { Search } from './Search.tsx';
import { useBannerOpen } from './useBannerOpen.ts';
import { showPart, useShowPartOfHash } from './showPart.ts';
import { TestGrid } from './TestGrid.tsx';

// Hydrated after the search and the banner, which are usually pressed first.
const Tests = deferHydration(TestGrid);
const Below = deferHydration(() => (
  <PartBoundary>
    <HomeSections />
  </PartBoundary>
));

/** The home page; `resume` is the card of an unfinished booking (docs/product/screens.md#home). */
export function HomePage({ resume }: { resume: ReactNode }) {
  useShowPartOfHash();
  const user = Session.useSelector(({ context }) => context.user);
  const { search } = useLocation();
  const asked = homeVariables(new URLSearchParams(search));
  const { data } = usePageQuery(homeQuery, asked, { skip: user === null });
  const hasBanner = useBannerOpen();
  const own = usePressWhenLoaded<HTMLDivElement>(OwnHome);
  const below = usePressWhenLoaded<HTMLDivElement>(HomeSections);
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
          <PageHeading
            tab={pageTitles.home}
            className={css({ fontSize: { base: '2xl', md: '4xl' }, overflowWrap: 'anywhere' })}
          >
            {user ? homeCopy.own.hello(user.firstName) : pageTitles.home}
          </PageHeading>
          <Search />
          {user ? (
            <div ref={own} className={css({ display: 'contents' })}>
              <PartBoundary>
                <OwnHome home={data?.home} />
              </PartBoundary>
            </div>
          ) : null}
          {resume}
          <PinNote withStart />
          {hasBanner ? <Banner onBook={() => showPart('tests')} /> : null}
        </div>
        <Tests />
        <div ref={below}>
          <Below />
        </div>
      </div>
    </main>
  );
}
