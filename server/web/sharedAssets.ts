import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore } from '../../api/files/fileStore.ts';

/** A file of another build. */
export interface SharedAsset {
  content: Readable | Uint8Array;
  type: string;
}

/**
 * The hashed files of every recent build, shared by all processes: during an upgrade, a page from
 * one process finds its scripts at another.
 */
export interface SharedAssets {
  /** Stores this build's files there. */
  publish(): Promise<void>;
  /** A file by its name, such as `index-1a2b.js`. */
  open(name: string): Promise<SharedAsset | undefined>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** `root` is the folder of the built web. */
export function createSharedAssets(root: string, files: FileStore): SharedAssets {
  return {
    async publish() {
      const folder = join(root, 'assets');
      for (const name of readdirSync(folder).filter((file) => extname(file) in types))
        await files.put(`assets/${name}`, await readFile(join(folder, name)));
    },
    async open(name) {
      const type = types[extname(name)];
      if (!type || !/^[\w-][\w.-]{0,99}$/.test(name)) return undefined;
      const content = await files.open(`assets/${name}`);
      return content && { content, type };
    },
  };
}
