/** The health concerns for which people look for a test; the web defines their names and order. */
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
