import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from '../../api/secrets/encryption.ts';
import { hashSecret, isSecret } from '../../api/secrets/hashing.ts';
import { isGuessable } from '../../api/secrets/passwords.ts';
import { hmac, sameSignature } from '../../api/secrets/signatures.ts';
import { guessesFor } from '../../server/shared/guesses.ts';
import { outOfHand, processorTime } from './support/processorTime.ts';

describe('what is encrypted', () => {
  const [key, owner] = ['the key of this installation', 'admin-1'];
  const secret = 'JBSWY3DPEHPK3PXP – चाबी';

  it('is read again with the same key, for the same owner', () => {
    const encrypted = encrypt(secret, key, owner);
    expect(decrypt(encrypted, key, owner)).toBe(secret);
    expect(Buffer.from(encrypted, 'base64').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('never looks the same twice', () => {
    expect(encrypt(secret, key, owner)).not.toBe(encrypt(secret, key, owner));
  });

  it('is nothing with another key, for somebody else, changed, cut off or empty', () => {
    const encrypted = encrypt(secret, key, owner);
    expect(decrypt(encrypted, `${key}!`, owner)).toBeUndefined();
    expect(decrypt(encrypted, key, 'admin-2')).toBeUndefined();
    const bytes = Buffer.from(encrypted, 'base64');
    for (const at of [0, 11, 12, 27, 28, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect([at, decrypt(changed.toString('base64'), key, owner)]).toEqual([at, undefined]);
    }
    for (const length of [0, 12, 20, 28, bytes.length - 1])
      expect(decrypt(bytes.subarray(0, length).toString('base64'), key, owner)).toBeUndefined();
    // A short tag would be easier to guess.
    const nothing = Buffer.from(encrypt('', key, owner), 'base64');
    expect(decrypt(nothing.toString('base64'), key, owner)).toBe('');
    expect(decrypt(nothing.subarray(0, 20).toString('base64'), key, owner)).toBeUndefined();
  });

  it('of an earlier version of the service is read, too', () => {
    const stored = 's+U9DyR7jPQzSGDCHrgkzrzHrcSwBEHzjgaiYoYLbl7UBMy5CeP0FYUR';
    expect(decrypt(stored, key, owner)).toBe('kept for years');
  });
});

describe('a hashed secret', () => {
  it('is argon2id with the memory, passes and lanes that OWASP names, and salted', async () => {
    const hashes = [await hashSecret('correct horse'), await hashSecret('correct horse')];
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('is known by the secret alone; where there is none, nothing is right', async () => {
    const hash = await hashSecret('correct horse');
    expect(await isSecret('correct horse', hash)).toBe(true);
    expect(await isSecret('Correct horse', hash)).toBe(false);
    expect(await isSecret('correct horse', undefined)).toBe(false);
    // What an account that is not there is compared with is no password of it either.
    expect(await isSecret('no account has this password', undefined)).toBe(false);
  });
});

describe('a password', () => {
  it('that is one of the most common ones is guessable, in any case', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    const common = (dictionary.passwords as string[]).slice(0, 10_000);
    const long = common.filter(({ length }) => length >= 8);
    expect(long.length).toBeGreaterThan(1000);
    for (const typed of long.filter((_word, index) => index % 20 === 0))
      expect([typed, isGuessable(typed, []), isGuessable(typed.toUpperCase(), [])]).toEqual([
        typed,
        true,
        true,
      ]);
    expect(isGuessable('correct horse', [])).toBe(false);
  });

  it.each(['()|<|3', '4@8({[<69&#!1/|0$5+7%2', 'q1w2', '1990-01-01', 'vv'])(
    'of 200 characters of %s is measured by its first 64, and holds nobody up',
    async (typed) => {
      const long = typed.repeat(200).slice(0, 200);
      const [guesses, cost] = await processorTime(() => guessesFor(long));
      expect(guesses).toBe(guessesFor(long.slice(0, 64)));
      expect(cost).toBeLessThan(outOfHand);
    },
  );
});

describe('a signature', () => {
  it('is HMAC-SHA256 in hex (RFC 4231, case 2), of a text and of its bytes alike', () => {
    const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(hmac('Jefe', 'what do ya want for nothing?')).toBe(expected);
    expect(hmac('Jefe', Buffer.from('what do ya want for nothing?'))).toBe(expected);
  });

  it('is the same only where every sign is', () => {
    expect(sameSignature('abc', 'abc')).toBe(true);
    for (const other of ['abd', 'ab', 'abcd', '', 'ABC'])
      expect(sameSignature('abc', other)).toBe(false);
  });
});
