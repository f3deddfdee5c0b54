import { notices } from './notices.ts';
import type { Message } from './notices.ts';

/**
 * What a port rejects with: an Error that may carry the service's code, and what names its sentence
 * (docs/product/interface.md#http).
 */
export interface Failure extends Error, Pick<Message, 'reason' | 'params'> {
  code?: string;
}

/** The sentence to show for what a port rejected with. */
export function messageOf(error: unknown): Message {
  if (!(error instanceof Error) || !error.message) return notices.somethingWrong;
  const { message: text, reason, params } = error as Failure;
  return { text, ...(reason && { reason }), ...(params && { params }) };
}

/** The service's code of what a port rejected with, such as `SLOT_TAKEN`. */
export function codeOf(error: unknown): string | undefined {
  return (error as Failure | undefined)?.code;
}
