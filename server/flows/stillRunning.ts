/** The parts of an inspector message that identify its actor. */
interface Message {
  type?: unknown;
  sessionId?: unknown;
  snapshot?: unknown;
}

const actorOf = ({ sessionId }: Message) => (typeof sessionId === 'string' ? sessionId : '');
/** The tab that a message is about. */
export const tabOf = (message: Message) => actorOf(message).split('/')[0]!;

/**
 * The messages that describe the actors which are still running: their tabs, and the current state
 * of each actor.
 */
export function stillRunning<One extends Message>(past: readonly One[]): One[] {
  const gone = new Map<string, boolean>();
  const latest = new Map<string, unknown>();
  for (const message of past) {
    if (message.type === 'flows.gone' || message.type === 'flows.back')
      gone.set(actorOf(message), message.type === 'flows.gone');
    if (message.snapshot !== undefined) latest.set(actorOf(message), message.snapshot);
  }
  const runs = (snapshot: unknown) =>
    ((snapshot ?? {}) as { status?: string }).status?.match(/^(done|error|stopped)$/) == null;
  return past.flatMap((message) => {
    if (gone.get(tabOf(message))) return [];
    if (message.type === 'flows.tab') return [message];
    const snapshot = latest.get(actorOf(message));
    return message.type === '@xstate.actor' && runs(snapshot)
      ? [{ ...message, ...(snapshot !== undefined && { snapshot }) }]
      : [];
  });
}
