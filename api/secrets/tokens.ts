import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits, in the form for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. As the token is random, a fast hash without salt is enough. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
