import type { Generated, GeneratedAlways } from 'kysely';
import type { StaffRole } from '../staffAccess.ts';

/** Customers and administrators. E-mails are lower case, phones E.164. */
export interface UserTables {
  users: {
    id: string;
    first_name: string;
    last_name: string;
    email: string;
    password_hash: string;
    phone: string | null;
    phone_verified_at: Date | null;
    /** A keyed hash of the phone; null where it has not been made yet. */
    phone_mark: Generated<string | null>;
    created_at: Date;
    /** The last login; null before the first one. */
    signed_in_at: Date | null;
    /** The last login, or the sign-up before the first one. */
    last_seen_at: GeneratedAlways<Date>;
    /** When a code sent to the e-mail came back; null: not shown yet to be the customer's. */
    email_verified_at: Generated<Date | null>;
    /** When the customer agreed to the terms. */
    consented_at: Date | null;
    /** When the customer allowed messages about orders by WhatsApp to this phone; null: not (PD-92). */
    whatsapp_consented_at: Generated<Date | null>;
    /** When the account was deleted; then nothing personal is left in the row. */
    deleted_at: Date | null;
  };
  /** E-mails that accounts had until lately. */
  former_emails: { email: string; user_id: string; usable_until: Date };
  /** The staff. */
  admins: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    role: Generated<StaffRole>;
    created_at: Date;
    /** When they left; the row stays because the audit names them. */
    removed_at: Generated<Date | null>;
  };
}
