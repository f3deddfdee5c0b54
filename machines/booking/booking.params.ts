import type { BookedOrder } from './booking.types.ts';

/** Parameters of guards that read why a port failed. */
export const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Parameters of guards and actions that take the order a port returned. */
export const orderOf = ({ event }: { event: { output: BookedOrder } }) => ({ order: event.output });
