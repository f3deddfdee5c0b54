import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 256 random bits, as they stand in a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is as random as its token, so a fast hash without salt is enough. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
