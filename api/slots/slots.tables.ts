import type { Generated } from 'kysely';

/** Table `slots`: a stretch of time at one lab. Free seats = capacity − live holds. */
export interface SlotTables {
  slots: {
    /** `{lab}-{yyyymmdd}-{hhmm}`, so that making a slot twice is one slot. */
    id: string;
    lab_id: string;
    starts_at: Date;
    /** The day in Asia/Kolkata, YYYY-MM-DD. */
    date: string;
    capacity: number;
    /** How long it lasts. */
    minutes: Generated<number>;
  };
}
