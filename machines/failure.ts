import { notices } from './notices.ts';

/** What a port rejects with: an Error that may carry the service's code (interface.md, HTTP). */
export interface Failure extends Error {
  code?: string;
}

/** The sentence to show for what a port rejected with. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : notices.somethingWrong;
}

/** The service's code of what a port rejected with, such as `SLOT_TAKEN`. */
export function codeOf(error: unknown): string | undefined {
  return (error as Failure | undefined)?.code;
}
