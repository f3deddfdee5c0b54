/** How many unfinished bookings of a customer are offered to be continued: the newest. */
export const mostUnfinished = 3;
/** Milliseconds after which one that nobody changed is dropped. */
export const draftLifetime = 24 * 60 * 60 * 1000;
