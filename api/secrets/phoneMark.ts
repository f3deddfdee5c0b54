import { createHmac, hkdfSync } from 'node:crypto';

/**
 * What a phone is known again by once its account is gone: a hash that nobody can find by trying
 * numbers without SECRETS_KEY.
 */
export const phoneMark = (phone: string, secretsKey: string): string =>
  createHmac(
    'sha256',
    Buffer.from(hkdfSync('sha256', secretsKey, '', 'assay: marks of phones', 32)),
  )
    .update(phone)
    .digest('base64url');
