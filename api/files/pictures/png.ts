import { crc32 } from 'node:zlib';
import { exifOf, mostParts, orientationOf } from './picture.ts';
import type { Picture } from './picture.ts';

const signature = 8;
/** Chunks that affect how the picture looks; animations have fcTL and the like. */
const shown = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP acTL fcTL fdAT'.split(' '),
);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG without its metadata, except its orientation; undefined if it is not a PNG. */
export function cleanPng(bytes: Buffer): Picture | undefined {
  const kept = [bytes.subarray(0, signature)];
  let turn = 1;
  let size: { width: number; height: number } | undefined;
  let at = signature;
  for (let type = ''; type !== 'IEND';) {
    if (at + 12 > bytes.length || kept.length > mostParts) return undefined;
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, end - 4);
    if (!size) {
      if (type !== 'IHDR' || content.length !== 13) return undefined;
      size = { width: content.readUInt32BE(0), height: content.readUInt32BE(4) };
    }
    if (type === 'eXIf') turn = orientationOf(content);
    // This chunk has to precede the image data.
    if (type === 'IDAT' && turn !== 1) {
      kept.push(chunk('eXIf', exifOf(turn)));
      turn = 1;
    }
    if (shown.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return size && { ...size, bytes: Buffer.concat(kept) };
}
