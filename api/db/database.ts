import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * The query layer. Inside a transaction use the transaction only: the embedded database has one
 * connection.
 */
export type Db = Kysely<Database>;
/**
 * The type of a repository function's first parameter if it takes part in its caller's transaction.
 */
export type Trx = Transaction<Database>;

/** Receives what `pg_notify` sends on a channel. */
export interface Listener {
  /**
   * onGap is called when notifications may have been missed, as the connection was lost and
   * reopened.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>;
}

/** An open database: PGlite in a folder, PGlite in memory, or PostgreSQL. */
export interface OpenDatabase {
  db: Db;
  /** Runs a script of several statements, all of it or nothing. */
  exec(script: string): Promise<void>;
  listener: Listener;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
