import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { FileStore } from './fileStore.ts';
import { imageTypeOf } from './imageType.ts';
import { cleanJpeg } from './pictures/jpeg.ts';
import { cleanPng } from './pictures/png.ts';
import { cleanWebp } from './pictures/webp.ts';

/** The key of a public picture in the store; its name is a hash of its content. */
export const imageKey = (name: string) => `images/${name}`;

/** The pattern of public pictures' names. */
export const imageName = /^[0-9a-f]{32}\.(png|jpg|webp)$/;

const folder = '/api/v1/files/';

/** The URL of a picture. */
export const imageAddress = (name: string) => `${folder}${name}`;

/** The store's key of the picture at a URL; undefined if it is not an uploaded one. */
export function imageKeyAt(address: string): string | undefined {
  const name = address.startsWith(folder) ? address.slice(folder.length) : '';
  return imageName.test(name) ? imageKey(name) : undefined;
}

const cleaned = { png: cleanPng, jpg: cleanJpeg, webp: cleanWebp };

/** The maximum number of megapixels, as each pixel takes four bytes of a viewer's memory. */
const megapixels = 25;

/** A picture that is ready to be stored, with its name. */
export interface ReadyImage {
  name: string;
  bytes: Buffer;
}

/**
 * A picture without its camera's metadata, such as the location, but with its orientation. Throws
 * 415 if the bytes are not PNG, JPEG or WebP, 413 for too many pixels.
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

/** Stores a picture under its name and returns its URL path. */
export async function storeImage(files: FileStore, { name, bytes }: ReadyImage): Promise<string> {
  await files.put(imageKey(name), bytes);
  return imageAddress(name);
}
