import type { Generated } from 'kysely';

export interface SecondFactorTables {
  /**
   * At most one per account; without `confirmed_at` it has only been begun and is not in effect.
   */
  second_factors: {
    admin_id: string;
    /** Encrypted. */
    secret: string;
    begun_at: Date;
    confirmed_at: Generated<Date | null>;
    /** The latest 30-second step whose code was used. */
    last_step: Generated<number>;
  };
  /** Unused recovery codes, as SHA-256. */
  recovery_codes: { admin_id: string; code_hash: string };
}
