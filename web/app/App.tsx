import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { Actors } from './actors.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Location, Session } from '../shared/flows/flows.ts';
import { markHydrated } from '../shared/hydration.ts';
import { PageDataContext } from '../shared/pageData.ts';
import type { PageData } from '../shared/pageData.ts';
import { opening } from '../ui/opening.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { PagePlaceSlot } from './PagePlaceSlot.tsx';
import { Toasts } from './Toasts.tsx';

interface Props {
  actors: Actors;
  pageData: PageData;
  /** The router of the browser or the server's. */
  Router: (props: { children: ReactNode }) => ReactNode;
}

/** The providers, in order; the same tree on the server and in the browser. */
export function App({ actors, pageData, Router }: Props) {
  useLayoutEffect(() => {
    // In a microtask, after the commit: React may still be hydrating the target of the press.
    queueMicrotask(() => {
      window.replayEarlyPress?.();
      opening.endEarly();
      markHydrated();
    });
  }, []);
  return (
    <PageDataContext value={pageData}>
      <Session.Provider actor={actors.session}>
        <Location.Provider actor={actors.location} first={actors.firstLocation}>
          <Router>
            <PagePlaceSlot />
            <CrashBoundary>
              <AppRoutes />
            </CrashBoundary>
          </Router>
          <Toasts />
        </Location.Provider>
      </Session.Provider>
    </PageDataContext>
  );
}
