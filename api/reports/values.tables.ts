import type { ColumnType, JSONColumnType } from 'kysely';
import type { ReportValueJson } from './values.contract.ts';

/** What was measured, a row for each time that it was entered. */
export interface ReportValueTables {
  report_values: {
    id: string;
    /** The item, or the order that has one item. */
    report_id: string;
    order_id: string;
    /** Customers see what is released; `replaced` is what a correction stands in place of. */
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
