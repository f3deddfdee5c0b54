import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../../config.ts';

/** Where uploaded files are kept. A key is a path such as `images/3f….png`; its content never changes. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The content, or undefined when there is no such file. */
  open(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
}

/** The store in DATA_DIR/uploads. Another driver of flydrive (S3) fits in here. */
export function createFileStore({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  const disk = new Disk(new FSDriver({ location: resolve(dataDir, 'uploads'), visibility: 'private' }));
  return {
    async put(key, bytes) {
      // Writing again what is there would show readers a half-written file for a moment.
      if ((await disk.exists(key)) && (await disk.getMetaData(key)).contentLength === bytes.byteLength) return;
      await disk.put(key, bytes);
    },
    open: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
    remove: (key) => disk.delete(key),
  };
}
