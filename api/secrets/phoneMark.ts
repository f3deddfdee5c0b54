import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A hash that identifies a phone after its account is deleted; without SECRETS_KEY, nobody can find
 * the number by trying.
 */
export const phoneMark = (phone: string, secretsKey: string): string =>
  createHmac(
    'sha256',
    Buffer.from(hkdfSync('sha256', secretsKey, '', 'assay: marks of phones', 32)),
  )
    .update(phone)
    .digest('base64url');
