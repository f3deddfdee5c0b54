import type { MessageLanguage } from '../messages/language.ts';

export interface RepeatTables {
  /** Tests that customers want to be reminded to repeat. */
  repeats: {
    id: string;
    user_id: string;
    patient_id: string;
    test_id: string;
    months: number;
    /** YYYY-MM-DD; the months count from here, or from the last visit if that is later. */
    counted_from: string;
    /** YYYY-MM-DD; the day on which the job checks whether to send a reminder. */
    look_on: string;
    language: MessageLanguage;
    consented_at: Date;
    ended_at: Date | null;
  };
  /** The secrets, as hashes, of links that end a repeat without a login. */
  repeat_links: { secret_hash: string; repeat_id: string; created_at: Date };
}
