import { Fragment, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ChatButton } from '../chat/ChatButton.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { OfflineNote } from './lazyParts.tsx';
import { profileShell, TopBar } from './TopBar.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { deferHydration } from '../shared/deferHydration.tsx';
import { Session } from '../shared/flows/flows.ts';
import { whenIdle } from '../shared/hydration.ts';
import { opensLoaded } from '../ui/openLoaded.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { OpeningLayer } from './OpeningLayer.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { isHydratedAtOnce } from './pages.tsx';
import { PinSheetSlot } from './PinSheetSlot.tsx';
import { ProfilePanel } from './ProfilePart.tsx';
import { routeAt } from '../routeAt.ts';

const ignore = () => undefined;
const DeferredFooter = deferHydration(Footer);
const DeferredBottomBar = deferHydration(BottomBar);
const DeferredChatButton = deferHydration(ChatButton);

/** The frame around every customer page. */
export function Shell() {
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  const { pathname } = useLocation();
  const route = routeAt(pathname)?.route;
  const [first] = useState(pathname);
  // No boundary where none is needed, as React would hydrate its content last and in small steps.
  const Boundary = pathname === first && isHydratedAtOnce(first) ? Fragment : PageBoundary;
  const [hasNote, setHasNote] = useState(false);
  // Loaded in advance, as its code cannot be fetched once the connection is lost.
  useEffect(() => whenIdle(() => void OfflineNote.load().then(() => setHasNote(true), ignore)), []);
  const busy = Session.useSelector((snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <SkipLink />
      <TopBar profile={opensLoaded(ProfilePanel, () => setPanel('open'), profileShell())} />
      {hasNote ? <OfflineNote /> : null}
      <Boundary>
        <Outlet />
      </Boundary>
      {route?.footer ? <DeferredFooter /> : null}
      {route?.bottom ? null : <DeferredBottomBar />}
      <DeferredChatButton onPhone={route?.chatOnPhone ?? true} />
      {panel === 'never' ? null : (
        <ProfilePanel open={panel === 'open'} onClose={() => setPanel('closed')} />
      )}
      <PinSheetSlot />
      <OpeningLayer />
      <LoadingOverlay busy={busy} />
    </>
  );
}
