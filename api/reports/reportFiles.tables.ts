import type { ColumnType } from 'kysely';

/** The PDFs of reports: one row for each that was uploaded, or drawn from released values. */
export interface ReportFileTables {
  report_files: {
    id: string;
    /** The id of the item, or of an order with a single item. */
    report_id: string;
    order_id: string;
    /** Customers see the released file; a correction turns it into `replaced`. */
    state: 'uploaded' | 'released' | 'replaced' | 'rejected';
    /** Null once it is rejected, as the file is then removed. */
    file: string | null;
    correction: string | null;
    uploaded_by: string | null;
    uploaded_at: Date;
    decided_by: ColumnType<string | null, string | null | undefined, string | null>;
    decided_at: ColumnType<Date | null, Date | null | undefined, Date>;
    rejection: ColumnType<string | null, never, string>;
  };
}
