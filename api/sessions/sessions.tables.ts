import type { Generated } from 'kysely';

/**
 * Open sessions, each of either a customer or an administrator. The key is the SHA-256 of the
 * cookie's token.
 */
export interface SessionTables {
  sessions: {
    token_hash: string;
    /** Identifies it in the owner's list. */
    id: Generated<string>;
    user_id: string | null;
    admin_id: string | null;
    created_at: Date;
    expires_at: Date;
    /** The browser's name in a few words; null if unknown. */
    browser: Generated<string | null>;
  };
  /**
   * Browsers in which an account was logged in to; the key is the SHA-256 of the cookie's token.
   */
  known_devices: { token_hash: string; account_id: string; seen_at: Date };
  /** Log-ins that wait for their code; the key is the SHA-256 of the cookie's token. */
  begun_sign_ins: { token_hash: string; admin_id: string; expires_at: Date };
}
