import type { Generated } from 'kysely';

/**
 * Open sessions: of a customer or of an administrator, never both. The key is the SHA-256 of the
 * cookie's token.
 */
export interface SessionTables {
  sessions: {
    token_hash: string;
    /** Names it in the list of one's own. */
    id: Generated<string>;
    user_id: string | null;
    admin_id: string | null;
    created_at: Date;
    expires_at: Date;
    /** What the browser says it is, in a few words; null where nothing is known. */
    browser: Generated<string | null>;
  };
  /** Browsers in which an account was logged in to; the key holds the SHA-256 of the cookie's token. */
  known_devices: { token_hash: string; account_id: string; seen_at: Date };
  /** Log-ins that wait for their code; the key is the SHA-256 of the cookie's token. */
  begun_sign_ins: { token_hash: string; admin_id: string; expires_at: Date };
}
