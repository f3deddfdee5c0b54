import type { Config } from '../../server/shared/config.ts';
import { Refusal } from '../refusal.ts';
import { diskFiles } from './diskFiles.ts';
import type { FileStore } from './fileStore.ts';
import { s3Files } from './s3Files.ts';

/**
 * The configured store: a bucket, or the folder DATA_DIR/uploads. While it is unavailable or full,
 * its calls throw 503.
 */
export function createFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  const store = s3 ? s3Files(s3) : diskFiles(dataDir);
  return {
    put: (key, bytes) => store.put(key, bytes).catch(away),
    open: (key) => store.open(key).catch(away),
    remove: (key) => store.remove(key).catch(away),
    close: () => store.close(),
  };
}

function away(cause: unknown): never {
  // The cause is for the log.
  throw Object.assign(new Refusal(503, 'UNAVAILABLE', 'FILES_UNAVAILABLE', { retryAfter: 5 }), {
    cause,
  });
}
