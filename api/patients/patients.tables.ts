import type { GenderJson, RelationJson } from './patients.contract.ts';

/** People that samples are taken from; each belongs to one customer. */
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
    /** When the guardian of somebody under 18 consented; null if consent was not required. */
    guardian_consented_at: Date | null;
  };
}
