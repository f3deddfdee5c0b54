import { exifOf, mostParts, orientationOf } from './picture.ts';
import type { Picture } from './picture.ts';

const head = 12;
/** Chunks that affect how the picture looks. */
const shown = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The flags of VP8X for the presence of EXIF and of XMP. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];

/** The size that a chunk contains; undefined for chunks without one. */
function sizeIn(type: string, content: Buffer): { width: number; height: number } | undefined {
  if (type === 'VP8X' && content.length >= 10)
    return { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ' && content.length >= 10)
    return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
  if (type === 'VP8L' && content.length >= 5) {
    const bits = content.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

function chunk(type: string, content: Buffer): Buffer {
  const begin = Buffer.alloc(8);
  begin.write(type, 'latin1');
  begin.writeUInt32LE(content.length, 4);
  return Buffer.concat([begin, content, Buffer.alloc(content.length % 2)]);
}

/** A WebP without its metadata, except its orientation; undefined if it is not a WebP. */
export function cleanWebp(bytes: Buffer): Picture | undefined {
  const chunks: [type: string, content: Buffer][] = [];
  let orientation = 1;
  const whole = 8 + bytes.readUInt32LE(4);
  if (whole > bytes.length) return undefined;
  for (let at = head; at + 8 <= whole;) {
    const type = bytes.toString('latin1', at, at + 4);
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > whole || chunks.length > mostParts) return undefined;
    const content = bytes.subarray(at + 8, end);
    if (type === 'EXIF') orientation = orientationOf(withoutName(content));
    if (shown.has(type)) chunks.push([type, content]);
    at = end + (end % 2);
  }
  const [first] = chunks;
  const size = first && sizeIn(...first);
  if (!size || !chunks.some(([type]) => ['VP8 ', 'VP8L', 'ANMF'].includes(type))) return undefined;
  const isExtended = first[0] === 'VP8X';
  if (isExtended) {
    const flags = Buffer.from(first[1]);
    flags[0] = (flags[0]! & ~(HAS_EXIF | HAS_XMP)) | (orientation === 1 ? 0 : HAS_EXIF);
    chunks[0] = ['VP8X', flags];
  }
  // The simple format cannot hold this chunk.
  if (isExtended && orientation !== 1) chunks.push(['EXIF', exifOf(orientation)]);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    ...chunks.map(([type, content]) => chunk(type, content)),
  ]);
  return { ...size, bytes: chunk('RIFF', body) };
}

/** Some encoders begin the block with an identifier, as in JPEG. */
const withoutName = (exif: Buffer) =>
  exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
