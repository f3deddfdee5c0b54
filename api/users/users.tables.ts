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
    /** A keyed hash of the phone; null until it has been computed. */
    phone_mark: Generated<string | null>;
    created_at: Date;
    /** The last login; null before the first one. */
    signed_in_at: Date | null;
    /** The last login, or the sign-up before the first one. */
    last_seen_at: GeneratedAlways<Date>;
    /** When a code proved that the e-mail is the customer's; null before. */
    email_verified_at: Generated<Date | null>;
    /** When the customer agreed to the terms. */
    consented_at: Date | null;
    /**
     * When the customer allowed messages about orders by WhatsApp to this phone; null: not allowed
     * (PD-92).
     */
    whatsapp_consented_at: Generated<Date | null>;
    /** When the account was deleted; the row then has no personal data. */
    deleted_at: Date | null;
  };
  /** E-mails that accounts had until recently. */
  former_emails: { email: string; user_id: string; usable_until: Date };
  /** The staff. */
  admins: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    role: Generated<StaffRole>;
    created_at: Date;
    /** When they left; the row stays because the audit refers to it. */
    removed_at: Generated<Date | null>;
  };
}
