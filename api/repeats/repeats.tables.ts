import type { MessageLanguage } from '../messages/language.ts';

export interface RepeatTables {
  /** Tests that customers want to be reminded to have again. */
  repeats: {
    id: string;
    user_id: string;
    patient_id: string;
    test_id: string;
    months: number;
    /** YYYY-MM-DD; the months are counted from here, or from the last visit where that is later. */
    counted_from: string;
    /** YYYY-MM-DD; on this day the job looks whether to remind. */
    look_on: string;
    language: MessageLanguage;
    consented_at: Date;
    ended_at: Date | null;
  };
  /** What ends a repeat without a login. */
  repeat_links: { secret_hash: string; repeat_id: string; created_at: Date };
}
