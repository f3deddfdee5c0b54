import type { Config } from '../../server/shared/config.ts';
import type { Tracing } from '../../server/shared/tracing/tracing.ts';
import type { OpenDatabase } from './database.ts';
import { openFolder } from './folder.ts';
import { openServer } from './server.ts';

/** Opens PostgreSQL if a URL is configured, else the embedded database in the data folder. */
export async function openDatabase(
  config: Config,
  onTrouble: (error: Error) => void,
  queried?: Tracing['queried'],
): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openServer(config.databaseUrl, onTrouble, queried, undefined, config.databaseSessionUrl)
    : await openFolder(config.dataDir, queried);
}
