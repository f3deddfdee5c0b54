import type { Kysely, Transaction } from 'kysely';
import type { AddressTables } from '../addresses/addresses.tables.ts';
import type { AuditTables } from '../admin/audit.tables.ts';
import type { CountTables } from '../admin/counts.tables.ts';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { CodeTables } from '../codes/codes.tables.ts';
import type { ContentTables } from '../content/content.tables.ts';
import type { FileTables } from '../files/files.tables.ts';
import type { LabTables } from '../labs/labs.tables.ts';
import type { MessageTables } from '../messages/messages.tables.ts';
import type { OrderTables } from '../orders/orders.tables.ts';
import type { PatientTables } from '../patients/patients.tables.ts';
import type { PaymentTables } from '../payments/payments.tables.ts';
import type { SessionTables } from '../sessions/sessions.tables.ts';
import type { SlotTables } from '../slots/slots.tables.ts';
import type { UserTables } from '../users/users.tables.ts';

/** Every table, one line per area. */
export interface Database
  extends
    UserTables,
    SessionTables,
    CodeTables,
    CountTables,
    MessageTables,
    PatientTables,
    AddressTables,
    AuditTables,
    CatalogueTables,
    ContentTables,
    FileTables,
    LabTables,
    OrderTables,
    PaymentTables,
    SlotTables {}

/** The query layer. Inside a transaction use the transaction only: the embedded database has one connection. */
export type Db = Kysely<Database>;
/** What a repository function takes when it takes part in somebody's transaction. */
export type Trx = Transaction<Database>;

/** Hears what `pg_notify` sends on a channel. */
export interface Listener {
  /** onGap is called when notifications may have been missed (the connection was lost and made again). */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
}

/** An open database: PGlite in a folder, PGlite in memory, or PostgreSQL. */
export interface OpenDatabase {
  db: Db;
  /** Runs a script of several statements; all of it or nothing. */
  exec(script: string): Promise<void>;
  listener: Listener;
  close(): Promise<void>;
}
