/**
 * A state's value in the form that tools read from a page: `payment.windowOpen`, or
 * `panel.open+conversation.ready` for parallel regions.
 */
export function dotted(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([key, inner]) => {
      const below = dotted(inner);
      return below === '' ? key : `${key}.${below}`;
    })
    .join('+');
}
