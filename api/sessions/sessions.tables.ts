/** Open sessions: of a customer or of an administrator, never both. The key is the SHA-256 of the cookie's token. */
export interface SessionTables {
  sessions: {
    token_hash: string;
    user_id: string | null;
    admin_id: string | null;
    created_at: Date;
    expires_at: Date;
  };
}
