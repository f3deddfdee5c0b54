import { chmod, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './fileStore.ts';

/** Files in DATA_DIR/uploads. */
export function diskFiles(dataDir: string): FileStore {
  const location = resolve(dataDir, 'uploads');
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    async put(key, bytes) {
      // Rewriting an existing file would briefly expose a half-written one to readers.
      if (
        (await disk.exists(key)) &&
        (await disk.getMetaData(key)).contentLength === bytes.byteLength
      )
        return;
      // Patients' reports: other users of this machine must not read them.
      const file = resolve(location, key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await disk.put(key, bytes);
      await chmod(file, 0o600);
    },
    open: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : undefined),
    remove: (key) => disk.delete(key),
    close: async () => undefined,
  };
}
