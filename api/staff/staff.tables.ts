import type { ColumnType, Generated } from 'kysely';
import type { StaffRole } from '../staffAccess.ts';

export interface StaffTables {
  /** The labs that an account of the role lab works for. */
  staff_labs: { admin_id: string; lab_id: string };
  /** Open invitations; the key of the link is the SHA-256 of its token. */
  staff_invitations: {
    id: string;
    email: string;
    name: string;
    role: StaffRole;
    /** The labs that the invited person will work for; written as JSON. */
    lab_ids: ColumnType<string[], string, string>;
    token_hash: string;
    invited_by: string;
    created_at: Date;
    expires_at: Date;
    /** The account that the link reopens; null for an invitation. */
    admin_id: Generated<string | null>;
  };
}
