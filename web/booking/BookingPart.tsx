import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { bookingActor } from '../app/actors.ts';
import { Booking, Session } from '../app/flows.ts';
import { keepDraft } from './keepDraft.ts';

/** Hands the funnel's actor to what is inside; its code is there before this is rendered. */
export function BookingPart({ children }: { children: ReactNode }) {
  const actor = bookingActor.now()!;
  const session = Session.useActor();
  // Before any step's own effect reads the state.
  useLayoutEffect(() => keepDraft(actor, session), [actor, session]);
  return <Booking.Provider actor={actor}>{children}</Booking.Provider>;
}
