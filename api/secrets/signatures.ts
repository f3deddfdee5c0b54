import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256, hex. */
export const hmac = (secret: string | Buffer, data: string | Buffer) =>
  createHmac('sha256', secret).update(data).digest('hex');

/** Compares in constant time, so that the duration does not reveal how much was right. */
export function sameSignature(expected: string, given: string): boolean {
  const one = Buffer.from(expected);
  const other = Buffer.from(given);
  return one.length === other.length && timingSafeEqual(one, other);
}
