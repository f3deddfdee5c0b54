import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A separate key for each purpose, derived from SECRETS_KEY. */
export const keyFor = (purpose: string, secretsKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretsKey, '', `assay: ${purpose}`, 32));
const keyOf = (secretsKey: string) => keyFor('secrets in the database', secretsKey);

/**
 * Encrypts data that the service has to read again (AES-256-GCM, with a key derived from
 * SECRETS_KEY). It is bound to its `owner`: copied to another owner's row, it cannot be decrypted.
 */
export function encrypt(text: string, secretsKey: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretsKey), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** The decrypted text; undefined with another key, for another owner, or if it was changed. */
export function decrypt(encrypted: string, secretsKey: string, owner: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64');
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      keyOf(secretsKey),
      bytes.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    )
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
