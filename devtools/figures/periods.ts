/** The periods for which figures can be shown, in days; the service keeps twice the longest. */
export const periods = [7, 30, 45] as const;
export const usualPeriod = 30;
