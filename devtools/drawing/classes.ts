/** The classes of an arrow or a line that only exists in one of two versions. */
const oneSided = ['added', 'removed'];

/**
 * The classes of any of these transitions. If only some of them are new or gone, the arrow counts
 * as changed.
 */
export function classesOf(transitions: readonly string[], classOf: (id: string) => string): string {
  const each = transitions.map((id) => classOf(id).split(' '));
  const all = new Set(each.flat());
  const inPart = oneSided.filter((one) => all.has(one) && each.some((own) => !own.includes(one)));
  if (inPart.length === 0) return [...all].join(' ');
  return ['changed', ...[...all].filter((one) => !oneSided.includes(one))].join(' ');
}
