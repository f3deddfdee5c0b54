/** The message that customers read on their screen, in the context of a run; undefined if none. */
export function messageIn(context: unknown): string | undefined {
  const { message } = (context ?? {}) as { message?: { text?: unknown } | null };
  return typeof message?.text === 'string' ? message.text : undefined;
}
