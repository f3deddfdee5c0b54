import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { FileStore } from './fileStore.ts';
import { imageTypeOf } from './imageType.ts';
import { cleanJpeg } from './pictures/jpeg.ts';
import { cleanPng } from './pictures/png.ts';
import { cleanWebp } from './pictures/webp.ts';

/** Where a public picture stands in the store; its name is made of its content. */
export const imageKey = (name: string) => `images/${name}`;

/** The names that public pictures have. */
export const imageName = /^[0-9a-f]{32}\.(png|jpg|webp)$/;

const folder = '/api/v1/files/';

/** Where a picture of a name is served. */
export const imageAddress = (name: string) => `${folder}${name}`;

/** Where the picture of an address stands in the store; nothing where it is no uploaded one. */
export function imageKeyAt(address: string): string | undefined {
  const name = address.startsWith(folder) ? address.slice(folder.length) : '';
  return imageName.test(name) ? imageKey(name) : undefined;
}

const cleaned = { png: cleanPng, jpg: cleanJpeg, webp: cleanWebp };

/** Millions of pixels at most: each takes four bytes of whoever looks at the picture. */
const megapixels = 25;

/** A picture as it will be stored, with its name. */
export interface ReadyImage {
  name: string;
  bytes: Buffer;
}

/**
 * A picture without what its camera wrote into it, such as the place; its turn is kept. Throws 415
 * when the bytes are not PNG, JPEG or WebP, 413 for too many pixels.
 */
export function readImage(bytes: Buffer, field: string): ReadyImage {
  const type = imageTypeOf(bytes);
  const picture = type && cleaned[type](bytes);
  if (!picture || picture.width === 0 || picture.height === 0)
    throw new Refusal(415, 'UNSUPPORTED_TYPE', 'IMAGE_TYPE_UNKNOWN', { params: { field } });
  if (picture.width * picture.height > megapixels * 1_000_000)
    throw new Refusal(413, 'TOO_LARGE', 'IMAGE_HAS_TOO_MANY_PIXELS', {
      params: { field, megapixels },
    });
  const hash = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32);
  return { name: `${hash}.${type}`, bytes: picture.bytes };
}

/** Stores a picture under its name and gives the path it is served at. */
export async function storeImage(files: FileStore, { name, bytes }: ReadyImage): Promise<string> {
  await files.put(imageKey(name), bytes);
  return imageAddress(name);
}
