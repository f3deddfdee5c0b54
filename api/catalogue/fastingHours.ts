/**
 * Hours before the visit during which only water is allowed: the longer of the 8 to 10 in
 * docs/product/limits.md, so that a technician who comes early is not too early.
 */
export const fastingHours = 10;
