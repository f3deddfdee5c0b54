import type { ColumnType } from 'kysely';

/** Table `admin_audit`: rows are only ever added. */
export interface AuditTables {
  admin_audit: {
    id: string;
    at: Date;
    admin_id: string;
    action: string;
    order_ids: ColumnType<string[], string, never>;
    detail: string | null;
  };
}
