import { Fragment, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ChatButton } from '../chat/ChatButton.tsx';
import { shellCopy } from '../copy/home.ts';
import { Link as StyledLink } from '../look/elements.tsx';
import { needEngine } from '../look/styles.ts';
import { BottomBar } from '../shell/BottomBar.tsx';
import { Footer } from '../shell/Footer.tsx';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Loading } from '../ui/states.tsx';
import { Page } from '../ui/Page.tsx';
import { EarlyPress } from './EarlyPress.tsx';
import { Session } from './flows.ts';
import { comesWithApp } from './pages.ts';
import { ProfilePanel } from './ProfilePart.tsx';

/** Where the page's own code comes later, its shape stands meanwhile. What comes with the app has no such border: React would wake it up last of all, in small steps. */
function LaterPage({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <main id="main">
          <Page title="Assay" narrow>
            <Loading />
          </Page>
        </main>
      }
    >
      {children}
    </Suspense>
  );
}

/** What stands around every customer page. */
export function Shell() {
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  // A page without code of its own to wait for, opened while this one has hardly come, has looks that the server did not make.
  if (pathname !== first && comesWithApp(pathname)) needEngine();
  const Border = pathname === first && comesWithApp(first) ? Fragment : LaterPage;
  const busy = Session.useSelector((snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <StyledLink
        href="#main"
        position="absolute"
        top="-100px"
        _focus={{
          top: '2',
          insetStart: '2',
          zIndex: 'skipNav',
          bg: 'bg.panel',
          p: '3',
          borderRadius: 'lg',
        }}
      >
        {shellCopy.skip}
      </StyledLink>
      <TopBar onProfile={() => setPanel('open')} />
      <OfflineNote />
      <Border>
        <Outlet />
        <EarlyPress />
      </Border>
      {/* Each wakes up by itself, after what is pressed first, or when it is pressed. */}
      <Suspense>{/^\/(home|offers|help|terms)/i.test(pathname) ? <Footer /> : null}</Suspense>
      <Suspense>
        <BottomBar />
      </Suspense>
      {panel === 'never' ? null : (
        <Suspense fallback={null}>
          <ProfilePanel open={panel === 'open'} onClose={() => setPanel('closed')} />
        </Suspense>
      )}
      <Suspense>
        <ChatButton />
      </Suspense>
      <LoadingOverlay busy={busy} />
    </>
  );
}
