import type { Generated } from 'kysely';

export interface SecondFactorTables {
  /** At most one for each of the staff; without `confirmed_at` it has been begun and does not count. */
  second_factors: {
    admin_id: string;
    /** Encrypted. */
    secret: string;
    begun_at: Date;
    confirmed_at: Generated<Date | null>;
    /** The newest step of 30 seconds whose code was taken. */
    last_step: Generated<number>;
  };
  /** Recovery codes that were not used yet, as SHA-256. */
  recovery_codes: { admin_id: string; code_hash: string };
}
