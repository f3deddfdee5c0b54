import type { Message } from '../../machines/notices.ts';

/** The message that customers read on their screen, in the context of a run; undefined if none. */
export function messageIn(context: unknown): Message | undefined {
  const { message } = (context ?? {}) as { message?: Partial<Message> | null };
  return typeof message?.text === 'string' ? { ...message, text: message.text } : undefined;
}
