/** How many of a customer's unfinished bookings are offered to be continued, newest first. */
export const mostUnfinished = 3;
/** Milliseconds after which an unchanged one is dropped. */
export const draftLifetime = 24 * 60 * 60 * 1000;
