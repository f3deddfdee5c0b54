import { assign } from 'xstate';
import type { BookingContext, BookingEvent } from './booking.types.ts';

type Change<Params> = (context: BookingContext, params: Params) => Partial<BookingContext>;
/** An action that changes the context of the funnel. */
export const change = <Params extends object | undefined = undefined>(to: Change<Params>) =>
  assign<BookingContext, BookingEvent, Params, BookingEvent, never>(({ context }, params) =>
    to(context, params),
  );
