import type { ColumnType } from 'kysely';

/** The PDFs of reports, a row for each that was uploaded, or drawn of released values. */
export interface ReportFileTables {
  report_files: {
    id: string;
    /** The item, or the order that has one item. */
    report_id: string;
    order_id: string;
    /** Customers see what is released; `replaced` is what a correction stands in place of. */
    state: 'uploaded' | 'released' | 'replaced' | 'rejected';
    /** Null once it is rejected: then it is removed. */
    file: string | null;
    correction: string | null;
    uploaded_by: string | null;
    uploaded_at: Date;
    decided_by: ColumnType<string | null, string | null | undefined, string | null>;
    decided_at: ColumnType<Date | null, Date | null | undefined, Date>;
    rejection: ColumnType<string | null, never, string>;
  };
}
