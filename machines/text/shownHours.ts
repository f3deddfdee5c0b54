/** The hours between which slots are shown, in two groups (docs/product/validation.md). */
export const shownHours = { morning: [6, 12], afternoon: [12, 16] } as const;
