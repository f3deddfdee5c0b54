import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './files.store.ts';

/** Files in DATA_DIR/uploads. */
export function diskFiles(dataDir: string): FileStore {
  const disk = new Disk(
    new FSDriver({ location: resolve(dataDir, 'uploads'), visibility: 'private' }),
  );
  return {
    async put(key, bytes) {
      // Writing again what is there would show readers a half-written file for a moment.
      if (
        (await disk.exists(key)) &&
        (await disk.getMetaData(key)).contentLength === bytes.byteLength
      )
        return;
      await disk.put(key, bytes);
    },
    open: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
    remove: (key) => disk.delete(key),
    close: async () => undefined,
  };
}
