import type { Readable } from 'node:stream';

/**
 * Where uploaded files are stored. A key is a path such as `images/3f….png`; its content never
 * changes.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The content, or undefined if there is no such file. */
  open(key: string): Promise<Readable | Uint8Array | undefined>;
  /** Removes the file, or does nothing if there is none. */
  remove(key: string): Promise<void>;
  close(): Promise<void>;
}
