import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { FileStore } from './files.store.ts';
import { imageTypeOf } from './imageType.ts';

/** Where a public picture stands in the store; its name is made of its content. */
export const imageKey = (name: string) => `images/${name}`;

/** The names that public pictures have. */
export const imageName = /^[0-9a-f]{32}\.(png|jpg|webp)$/;

/**
 * The name under which a picture will be stored. Throws 415 when the bytes are not PNG, JPEG or WebP.
 */
export function nameImage(bytes: Buffer, field: string): string {
  const type = imageTypeOf(bytes);
  if (!type)
    throw new Refusal(415, 'UNSUPPORTED_TYPE', 'IMAGE_TYPE_UNKNOWN', { params: { field } });
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`;
}

/** Stores a picture under its name and gives the path it is served at. */
export async function storeImage(files: FileStore, name: string, bytes: Buffer): Promise<string> {
  await files.put(imageKey(name), bytes);
  return `/api/v1/files/${name}`;
}
