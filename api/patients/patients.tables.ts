import type { GenderJson, RelationJson } from './patients.contract.ts';

/** People that a sample is taken from, each of one customer. */
export interface PatientTables {
  patients: {
    id: string;
    user_id: string;
    relation: RelationJson;
    name: string;
    /** YYYY-MM-DD. */
    date_of_birth: string;
    gender: GenderJson;
    created_at: Date;
    /** When the guardian of somebody under 18 consented; null where nobody had to. */
    guardian_consented_at: Date | null;
  };
}
