/** The classes that say of all of an arrow or a line that it is only in one of two versions. */
const oneSided = ['added', 'removed'];

/**
 * The classes that any of these transitions has. What is new or gone in part has changed: the rest
 * of it is still there.
 */
export function classesOf(transitions: readonly string[], classOf: (id: string) => string): string {
  const each = transitions.map((id) => classOf(id).split(' '));
  const all = new Set(each.flat());
  const inPart = oneSided.filter((one) => all.has(one) && each.some((own) => !own.includes(one)));
  if (inPart.length === 0) return [...all].join(' ');
  return ['changed', ...[...all].filter((one) => !oneSided.includes(one))].join(' ');
}
