import type { Generated } from 'kysely';
import type { StaffRole } from '../staffAccess.ts';

export interface StaffTables {
  /** Invitations that wait; the key of the link is the SHA-256 of its token. */
  staff_invitations: {
    id: string;
    email: string;
    name: string;
    role: StaffRole;
    token_hash: string;
    invited_by: string;
    created_at: Date;
    expires_at: Date;
    /** Whose account the link opens again; null for an invitation. */
    admin_id: Generated<string | null>;
  };
}
