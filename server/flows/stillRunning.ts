/** A message of the inspector's protocol, as far as it says who runs. */
interface Message {
  type?: unknown;
  sessionId?: unknown;
  snapshot?: unknown;
}

/**
 * What has to be known of the actors that still run, of all messages about them: their tabs, and
 * each actor as it is now.
 */
export function stillRunning<One extends Message>(past: readonly One[]): One[] {
  const of = ({ sessionId }: One) => (typeof sessionId === 'string' ? sessionId : '');
  const gone = new Map<string, boolean>();
  const latest = new Map<string, unknown>();
  for (const message of past) {
    if (message.type === 'flows.gone' || message.type === 'flows.back')
      gone.set(of(message), message.type === 'flows.gone');
    if (message.snapshot !== undefined) latest.set(of(message), message.snapshot);
  }
  const runs = (snapshot: unknown) =>
    ((snapshot ?? {}) as { status?: string }).status?.match(/^(done|error|stopped)$/) == null;
  return past.flatMap((message) => {
    if (gone.get(of(message).split('/')[0]!)) return [];
    if (message.type === 'flows.tab') return [message];
    const snapshot = latest.get(of(message));
    return message.type === '@xstate.actor' && runs(snapshot)
      ? [{ ...message, ...(snapshot !== undefined && { snapshot }) }]
      : [];
  });
}
