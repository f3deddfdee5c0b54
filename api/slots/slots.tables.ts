import type { Generated } from 'kysely';

/** Table `slots`: a period at one lab. Free seats = capacity − live holds. */
export interface SlotTables {
  slots: {
    /** `{lab}-{yyyymmdd}-{hhmm}`, so that creating a slot twice has no effect. */
    id: string;
    lab_id: string;
    starts_at: Date;
    /** The day in Asia/Kolkata, YYYY-MM-DD. */
    date: string;
    capacity: number;
    minutes: Generated<number>;
  };
}
