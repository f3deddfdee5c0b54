import type { BookedOrder } from './booking.types.ts';

/** Parameters of guards that read a port's failure. */
export const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Parameters of guards and actions that take the order which a port answered with. */
export const orderOf = ({ event }: { event: { output: BookedOrder } }) => ({ order: event.output });
