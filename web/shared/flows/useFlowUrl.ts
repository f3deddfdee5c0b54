import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { alreadySent } from './alreadySent.ts';

interface Rules<State, Event> {
  /** The URL of a state; null if it has none of its own, which leaves the URL as it is. */
  pathOf(snapshot: State): string | null;
  /**
   * The event for a path that the person opens, or reaches by Back or forward; null if it has none.
   */
  eventOf(location: Location): Event | null;
  /**
   * Whether the machine is still determining where a URL leads. The page it finds replaces that URL
   * in the history, or Back would lead to it again and again.
   */
  isOpening?(snapshot: State): boolean;
}

/** The state of a navigation by which the URL follows the machine. */
const followed = 'followed';

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Keeps a machine's state and the URL in step (docs/decisions/003). No other code navigates inside
 * a flow.
 */
export function useFlowUrl<State extends Snapshot<unknown>, Event extends EventObject>(
  actor: ActorRef<State, Event>,
  { pathOf, eventOf, isOpening = () => false }: Rules<State, Event>,
): void {
  const location = useLocation();
  const navigate = useNavigate();
  const path = useSelector(actor, (snapshot) => pathOf(snapshot));
  const isOpeningNow = useSelector(actor, (snapshot) => isOpening(snapshot));
  const here = location.pathname + location.search;
  // Back, forward and a reload restore an entry's old state.
  const isVisitedAgain = useNavigationType() === 'POP';
  const mounted = useRef(false);
  // The router shows a URL later than the call to navigate, so this is ahead of `here`.
  const address = useRef(here);
  const wasOpening = useRef(isOpeningNow);

  const follow = (to: string, replace: boolean) => {
    address.current = to;
    void navigate(to, { replace, state: followed });
  };
  const addressChanged = useEffectEvent(() => {
    const current = () => pathOf(actor.getSnapshot());
    const isState = (state: string) => !isVisitedAgain && location.state === state;
    // The machine may have left this state by now; the effect below then follows it.
    if (isState(followed) && mounted.current) return;
    address.current = here;
    if (same(current() ?? '', here)) return;
    const isSent = isState(alreadySent) && current() !== null;
    const event = isSent ? null : eventOf(location);
    if (event) actor.send(event);
    const allowed = current();
    if (allowed !== null && !same(allowed, here)) follow(allowed, true);
  });
  const stateChanged = useEffectEvent(() => {
    if (path !== null && !same(path, address.current)) follow(path, wasOpening.current);
  });

  // The URL changed: by the person, or by the effect below.
  useEffect(() => addressChanged(), [location.key]);

  // The state changed, and the URL follows it.
  useEffect(() => {
    if (mounted.current) stateChanged();
    mounted.current = true;
  }, [path]);
  // After the effect above, which needs the previous value.
  useEffect(() => {
    wasOpening.current = isOpeningNow;
  }, [isOpeningNow]);
}
