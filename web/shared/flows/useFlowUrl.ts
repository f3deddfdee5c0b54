import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { alreadySent } from './alreadySent.ts';

interface Rules<State, Event> {
  /**
   * The address that shows this state; null where the state has none of its own (the address
   * stays).
   */
  pathOf(snapshot: State): string | null;
  /**
   * The event of a path when a person opens it, goes back or forward; null where it has none.
   */
  eventOf(location: Location): Event | null;
  /**
   * Whether the machine is only finding out where an address leads. That page takes the place of
   * the address in the history, or Back would lead to it again and again.
   */
  isOpening?(snapshot: State): boolean;
}

/** The state of a navigation by which the address follows the machine's state. */
const followed = 'followed';

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Keeps a machine's state and the address in step (docs/decisions/003). No other code navigates
 * inside a flow.
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
  // Back, forward and a reload bring an entry's old state again.
  const isVisitedAgain = useNavigationType() === 'POP';
  const mounted = useRef(false);
  // The router shows an address later than it is navigated to, so this is ahead of `here`.
  const address = useRef(here);
  const wasOpening = useRef(isOpeningNow);

  const follow = (to: string, replace: boolean) => {
    address.current = to;
    void navigate(to, { replace, state: followed });
  };
  const addressChanged = useEffectEvent(() => {
    const current = () => pathOf(actor.getSnapshot());
    const isState = (state: string) => !isVisitedAgain && location.state === state;
    // The machine may have left this state by now, and the effect below follows it.
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

  // The address changed: by a person, or by the effect below.
  useEffect(() => addressChanged(), [location.key]);

  // The state changed: the address follows.
  useEffect(() => {
    if (mounted.current) stateChanged();
    mounted.current = true;
  }, [path]);
  // After the effect above, which asks what the machine was doing until now.
  useEffect(() => {
    wasOpening.current = isOpeningNow;
  }, [isOpeningNow]);
}
