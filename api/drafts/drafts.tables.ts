import type { StoredDraft } from './drafts.contract.ts';

export interface DraftTables {
  /** What customers have begun to book and not finished. */
  booking_drafts: {
    user_id: string;
    draft_id: string;
    draft: StoredDraft;
    /** The order that was made of it. */
    order_id: string | null;
    saved_at: Date;
    /** Since when it is no longer to be continued; null where it is. */
    finished_at: Date | null;
  };
}
