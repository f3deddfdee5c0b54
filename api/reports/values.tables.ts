import type { ColumnType, JSONColumnType } from 'kysely';
import type { ReportValueJson } from './values.contract.ts';

/** Measured values: one row for each time that they were entered. */
export interface ReportValueTables {
  report_values: {
    id: string;
    /** The id of the item, or of an order with a single item. */
    report_id: string;
    order_id: string;
    /** Customers see the released values; a correction turns them into `replaced`. */
    state: 'entered' | 'released' | 'replaced';
    measured: JSONColumnType<ReportValueJson[]>;
    correction: string | null;
    entered_by: string | null;
    entered_at: Date;
    released_by: ColumnType<string | null, never, string | null>;
    released_at: ColumnType<Date | null, never, Date>;
    call_note: ColumnType<string | null, never, string | null>;
    drawn_file: ColumnType<string | null, never, string | null>;
  };
}
