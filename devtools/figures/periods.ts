/** Of how many days figures can be shown; two of the longest period are kept. */
export const periods = [7, 30, 45] as const;
export const usualPeriod = 30;
