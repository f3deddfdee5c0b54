import type { User } from '../generated/schema.ts';
import { port } from '../ports.ts';
import type { Message } from '../notices.ts';

export const ports = { loadUser: port<void, User | null>(), signOut: port<void, unknown>() };
export type SessionPorts = typeof ports;

/** The state that survives a reload. */
export interface SessionProgress {
  /** The id of the customer whose data this tab holds. */
  dataOf: string | null;
  /**
   * The page that the person wanted before logging in or verifying the number; only the web
   * interprets this text.
   */
  wanted: string | null;
}

/** The session starts with what the tab stored and the user whom the page was rendered for. */
export type SessionInput = Partial<SessionProgress> & { user?: User | null };

export interface SessionContext extends SessionProgress {
  user: User | null;
  /** The user whom the page was rendered for; null once the session has begun. */
  brought: User | null;
  message: Message | null;
  /** The message shown after the customer has left for good: the account is deleted. */
  farewell: Message | null;
}

export type SessionEvent =
  /** Sign-up, sign-in or a verified number changed the session, which has to be loaded again. */
  | { type: 'session.changed' }
  /** The customer logged out in another tab. */
  | { type: 'session.ended' }
  | { type: 'signOut.requested' }
  /** The service deleted the account; the message is its answer. */
  | { type: 'account.deleted'; message: Message }
  | { type: 'page.wanted'; wanted: string }
  | { type: 'page.reached' };
