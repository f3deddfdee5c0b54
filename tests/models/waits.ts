/** A named delay that is worked out at run time is waited for as long as it could be: a day. */
const longest = 24 * 60 * 60 * 1000;
/** Delays that must not be waited for longer: the warning comes 2 of 15 minutes before a hold ends. */
const exact: Readonly<Record<string, number>> = { holdWarning: (13 * 60 + 1) * 1000 };

/** How many milliseconds pass until a delay is over. */
export const waitFor = (delay: number | string | undefined): number =>
  typeof delay === 'number' ? delay : (exact[delay ?? ''] ?? longest);
