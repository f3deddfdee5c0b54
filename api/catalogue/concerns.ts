/** What people look for a test for; the web has a word and an order for each. */
export const concerns = [
  'diabetes',
  'thyroid',
  'heart',
  'fever',
  'women',
  'full body',
  'vitamins',
  'liver',
  'kidneys',
] as const;
export type Concern = (typeof concerns)[number];
