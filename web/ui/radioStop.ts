/**
 * The one radio of a group that Tab comes to: the chosen one, or the first while none of them is.
 * The browser would see to that, but React names each radio anew whenever one of them gets the
 * focus, after which Chromium stops at all of those that are not chosen.
 */
export function radioStop(value: string, values: readonly string[], chosen: string | null) {
  const stop = values.find((one) => one === chosen) ?? values[0];
  return { tabIndex: value === stop ? 0 : -1 };
}
