import { exifOf, mostParts, orientationOf } from './picture.ts';
import type { Picture } from './picture.ts';

const [SOI, EOI, SOS, COM, APP0, APP1, APP2, APP14, APP15] = [
  0xd8, 0xd9, 0xda, 0xfe, 0xe0, 0xe1, 0xe2, 0xee, 0xef,
];
const exifName = 'Exif\0\0';
const profileName = 'ICC_PROFILE\0';

/** Markers that begin a frame and hold its size; C4, C8 and CC in this range are something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Whether a segment affects how the picture looks (colours, sizes, tables), as opposed to metadata
 * about its author and place.
 */
function isShown(marker: number, content: Buffer): boolean {
  if (marker === COM) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP2) return content.toString('latin1', 0, profileName.length) === profileName;
  return marker === APP0 || marker === APP14;
}

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/**
 * Where the compressed scan data that begins at `from` ends: at the next marker that is not part of
 * it.
 */
function endOfLines(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    // A stuffed byte, a restart marker, or one of several fill bytes.
    if (next === 0 || next === 0xff || (next !== undefined && next >= 0xd0 && next <= 0xd7))
      continue;
    return at;
  }
  return bytes.length;
}

/** A JPEG without its metadata, except its orientation; undefined if it is not a JPEG. */
export function cleanJpeg(bytes: Buffer): Picture | undefined {
  const kept: Buffer[] = [];
  let orientation = 1;
  let size: { width: number; height: number } | undefined;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff || kept.length > mostParts) return undefined;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined) return undefined;
    if (marker === EOI) break;
    const end = at + 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0);
    if (end < at + 4 || end > bytes.length) return undefined;
    const content = bytes.subarray(at + 4, end);
    if (isFrame(marker) && content.length >= 5)
      size = { height: content.readUInt16BE(1), width: content.readUInt16BE(3) };
    if (marker === APP1 && content.toString('latin1', 0, exifName.length) === exifName)
      orientation = orientationOf(content.subarray(exifName.length));
    if (isShown(marker, content)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker === SOS) {
      at = endOfLines(bytes, end);
      kept.push(bytes.subarray(end, at));
      // Some encoders omit the end marker; the picture is complete all the same.
      if (at === bytes.length) break;
    }
  }
  if (!size) return undefined;
  const exif = Buffer.concat([Buffer.from(exifName, 'latin1'), exifOf(orientation)]);
  const head = [Buffer.from([0xff, SOI]), ...(orientation === 1 ? [] : [segment(APP1, exif)])];
  return { ...size, bytes: Buffer.concat([...head, ...kept, Buffer.from([0xff, EOI])]) };
}
