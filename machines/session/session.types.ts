import type { User } from '../generated/schema.ts';
import type { Port } from '../ports.ts';
import type { Message } from '../notices.ts';

export type SessionPorts = { loadUser: Port<void, User | null>; signOut: Port<void, unknown> };

/** What a reload must not lose. */
export interface SessionProgress {
  /** The customer whose data this tab holds. */
  dataOf: string | null;
  /**
   * Where the person wanted to go before logging in or proving the number; a text the web
   * understands.
   */
  wanted: string | null;
}

/** How a session begins: with what the tab stored, and the customer whom the page brought. */
export type SessionInput = Partial<SessionProgress> & { user?: User | null };

export interface SessionContext extends SessionProgress {
  user: User | null;
  /** The customer whom the page brought; nobody once the session has begun. */
  brought: User | null;
  message: Message | null;
  /** What is said once the customer has left for good: that the account is deleted. */
  farewell: Message | null;
}

export type SessionEvent =
  /** Sign-up, sign-in or a verified number changed the session: load it again. */
  | { type: 'session.changed' }
  /** The customer logged out in another tab. */
  | { type: 'session.ended' }
  | { type: 'signOut.requested' }
  /** The service deleted the account, and says so. */
  | { type: 'account.deleted'; message: Message }
  | { type: 'page.wanted'; wanted: string }
  | { type: 'page.reached' };
