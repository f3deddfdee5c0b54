import { Link as ChakraLink } from '@chakra-ui/react';
import { Suspense, lazy, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { shellCopy } from '../copy/home.ts';
import { BottomBar } from '../shell/BottomBar.tsx';
import { Footer } from '../shell/Footer.tsx';
import { TopBar } from '../shell/TopBar.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Loading } from '../ui/states.tsx';
import { Booking, Session, SignUp } from './flows.ts';

const ProfilePanel = lazy(() => import('../account/ProfilePanel.tsx'));
const ChatWidget = lazy(() => import('../chat/ChatWidget.tsx'));

/** What stands around every customer page. */
export function Shell() {
  const [panelOpen, setPanelOpen] = useState(false);
  const { pathname } = useLocation();
  const busy = [
    Booking.useSelector((snapshot) => snapshot.hasTag('busy')), Session.useSelector((snapshot) => snapshot.hasTag('busy')), SignUp.useSelector((snapshot) => snapshot.hasTag('busy')),
  ].some(Boolean);
  return (
    <>
      <ChakraLink href="#main" position="absolute" top="-100px" _focus={{ top: '2', insetStart: '2', zIndex: 'skipNav', bg: 'bg.panel', p: '3', borderRadius: 'lg' }}>{shellCopy.skip}</ChakraLink>
      <TopBar onProfile={() => setPanelOpen(true)} />
      <Suspense fallback={<main id="main"><Loading label="" /></main>}><Outlet /></Suspense>
      {/^\/(home|offers|help|terms)/i.test(pathname) ? <Footer /> : null}
      <BottomBar />
      <Suspense fallback={null}>
        {panelOpen ? <ProfilePanel open={panelOpen} onClose={() => setPanelOpen(false)} /> : null}
        <ChatWidget />
      </Suspense>
      <LoadingOverlay busy={busy} />
    </>
  );
}
