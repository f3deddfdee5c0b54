/**
 * The one radio of a group that Tab reaches: the chosen one, or the first if none is chosen. The
 * browser would do this itself, but React renames each radio whenever one gets the focus, after
 * which Chromium stops at every radio that is not chosen.
 */
export function radioStop(value: string, values: readonly string[], chosen: string | null) {
  const stop = values.find((one) => one === chosen) ?? values[0];
  return { tabIndex: value === stop ? 0 : -1 };
}
