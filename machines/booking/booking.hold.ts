/** Seconds before the end of a hold at which the person is warned and may extend it (PD-27). */
export const warnedSeconds = 120;
