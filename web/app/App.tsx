import type { ReactNode } from 'react';
import type { Actors } from './actors.ts';
import { CrashBoundary } from './ErrorPages.tsx';
import { Location, Session } from './flows.ts';
import { PageDataContext } from './pageData.ts';
import type { PageData } from './pageData.ts';
import { AppRoutes } from './routes.tsx';
import { ToastArea } from './ToastArea.tsx';

interface Props {
  actors: Actors;
  pageData: PageData;
  /** The browser's router or the server's. */
  Router: (props: { children: ReactNode }) => ReactNode;
}

/** The providers, in order; the same tree on the server and in the browser. */
export function App({ actors, pageData, Router }: Props) {
  return (
    <PageDataContext value={pageData}>
      <Session.Provider actor={actors.session}>
        <Location.Provider actor={actors.location} first={actors.firstLocation}>
          <Router>
            <CrashBoundary>
              <AppRoutes />
            </CrashBoundary>
          </Router>
          <ToastArea />
        </Location.Provider>
      </Session.Provider>
    </PageDataContext>
  );
}
