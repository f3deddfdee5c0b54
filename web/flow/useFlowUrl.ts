import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

interface Rules<State, Event> {
  /** The address that shows this state; null where the state has none of its own (the address stays). */
  pathOf(snapshot: State): string | null;
  /** The fact that an address tells when a person opens it, goes back or forward; null when it tells nothing. */
  eventOf(location: Location): Event | null;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Keeps a machine's state and the address in step (docs/decisions/003). No other code navigates inside a flow. */
export function useFlowUrl<State extends Snapshot<unknown>, Event extends EventObject>(actor: ActorRef<State, Event>, { pathOf, eventOf }: Rules<State, Event>): void {
  const location = useLocation();
  const navigate = useNavigate();
  const path = useSelector(actor, (snapshot) => pathOf(snapshot));
  const here = location.pathname + location.search;
  const mounted = useRef(false);
  const latest = useRef(here);
  latest.current = here;

  // The address changed: by a person, or by the effect below (then it says what the state says already).
  useEffect(() => {
    const current = () => pathOf(actor.getSnapshot());
    if (same(current() ?? '', here)) return;
    const event = eventOf(location);
    if (event) actor.send(event);
    const allowed = current();
    if (allowed !== null && !same(allowed, here)) void navigate(allowed, { replace: true });
    // Only the address counts here; the rules are the same at every render.
  }, [location.key]);

  // The state changed: the address follows.
  useEffect(() => {
    if (!mounted.current) {
      mounted.current = true;
      return;
    }
    if (path !== null && !same(path, latest.current)) void navigate(path);
  }, [path]);
}
