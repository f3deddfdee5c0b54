import type { StoredDraft } from './drafts.contract.ts';

export interface DraftTables {
  /** Bookings that customers have begun but not finished. */
  booking_drafts: {
    user_id: string;
    draft_id: string;
    draft: StoredDraft;
    /** The order that was made from the draft. */
    order_id: string | null;
    saved_at: Date;
    /** When it was given up; null while it can be continued. */
    finished_at: Date | null;
  };
}
