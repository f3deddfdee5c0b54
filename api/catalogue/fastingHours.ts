/**
 * Hours before the visit from which on nothing but water is taken: the longer of the 8 to 10 that
 * docs/product/limits.md names, so that a technician who comes early is not too early.
 */
export const fastingHours = 10;
