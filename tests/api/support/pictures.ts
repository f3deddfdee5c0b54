import { crc32 } from 'node:zlib';
import { png } from './multipart.ts';

const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAABAAIDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAABP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AABqR//Z',
  'base64',
);
const webp = Buffer.from(
  'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoCAAEAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=',
  'base64',
);

/** What a camera writes: where it was, and how it was held. */
export const place = 'somewhere in Indiranagar';
export const turn = 6;

/** EXIF with an orientation and the place, in the byte order of most cameras. */
function exif(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const head = Buffer.from('II*\0\x08\0\0\0\x02\0', 'latin1');
  const entries = [entry(0x010e, 2, place.length, 38), entry(0x0112, 3, 1, turn)];
  return Buffer.concat([head, ...entries, Buffer.alloc(4), Buffer.from(place)]);
}

const marker = (code: number, content: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const pngChunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const webpChunk = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(type);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const named = Buffer.concat([Buffer.from('Exif\0\0'), exif()]);
const ihdr = 8 + 25;

/** A picture of each kind with the place in everything that can hold a text, and behind its end. */
export const withMetadata = {
  jpg: Buffer.concat([
    jpeg.subarray(0, 2),
    marker(0xe1, named),
    marker(0xed, Buffer.from(place)),
    marker(0xfe, Buffer.from(place)),
    jpeg.subarray(2),
    Buffer.from(place),
  ]),
  png: Buffer.concat([
    png.subarray(0, ihdr),
    pngChunk('eXIf', exif()),
    pngChunk('tEXt', Buffer.from(`Comment\0${place}`)),
    png.subarray(ihdr),
    Buffer.from(place),
  ]),
  webp: webpChunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      // 2 by 1 pixels, with EXIF and XMP.
      webpChunk('VP8X', Buffer.from([0x0c, 0, 0, 0, 1, 0, 0, 0, 0, 0])),
      webp.subarray(12),
      webpChunk('EXIF', exif()),
      webpChunk('XMP ', Buffer.from(place)),
    ]),
  ),
};

/** A PNG that says that it has so many pixels. */
export function pngOf(width: number, height: number): Buffer {
  const content = Buffer.from(png.subarray(16, 29));
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', content), png.subarray(ihdr)]);
}

/** 2 MB of the smallest parts that a file of this kind has. */
export const inPieces = {
  jpg: Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(2_000_000, marker(0xdd, Buffer.alloc(0)))]),
  png: Buffer.concat([
    png.subarray(0, ihdr),
    Buffer.alloc(2_000_000, pngChunk('IDAT', Buffer.alloc(0))),
  ]),
  webp: webpChunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      Buffer.alloc(2_000_000, webpChunk('VP8 ', Buffer.alloc(0))),
    ]),
  ),
};
