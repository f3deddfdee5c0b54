import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../server/shared/config.ts';
import type { Db } from './db/database.ts';
import type { FileStore } from './files/fileStore.ts';

/**
 * The time as the service sees it; tests supply their own. Business rules never query the database
 * for now().
 */
export type Clock = () => Date;

/** Publishes across processes that a row changed (LISTEN/NOTIFY). The payload holds ids only. */
export interface ChangeFeed {
  publish(topic: string, id: string): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(topic: string, onChange: (id: string) => void): () => void;
}

/** The dependencies of every module of the service. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  changes: ChangeFeed;
  files: FileStore;
  log: FastifyBaseLogger;
}
