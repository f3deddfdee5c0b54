/**
 * A list that two people changed from the same beginning: the stored one, without what was taken out
 * of the own one and with what was added to it.
 */
export function mergeChanges(
  begun: readonly string[],
  own: readonly string[],
  stored: readonly string[],
): string[] {
  const kept = stored.filter((value) => !begun.includes(value) || own.includes(value));
  return [...kept, ...own.filter((value) => !begun.includes(value) && !kept.includes(value))];
}
