import type { Generated } from 'kysely';

/** Links by which somebody without an account reads one report. */
export interface ReportLinkTables {
  report_links: {
    id: string;
    /** The id of the item, or of an order with a single item. */
    report_id: string;
    order_id: string;
    secret_hash: string;
    created_at: Date;
    expires_at: Date;
    /** When its owner revoked it. */
    ended_at: Date | null;
    opened: Generated<number>;
  };
}
