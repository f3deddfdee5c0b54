import type { Generated } from 'kysely';

/** One-time codes (hashed) and the counters of the limits. */
export interface CodeTables {
  codes: {
    id: string;
    purpose: 'phone' | 'reset' | 'email';
    /** null: a reset for an e-mail without an account. */
    user_id: string | null;
    target: string;
    code_hash: string;
    tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
    closed_at: Date | null;
  };
  limits: { key: string; count: number; resets_at: Date };
}
