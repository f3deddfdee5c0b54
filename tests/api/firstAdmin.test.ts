import { expect, it } from 'vitest';
import { startApi } from './support/api.ts';

it('a password of the administrator that is easy to guess ends the start in production in a sentence', async () => {
  const admin = { email: 'a@example.com', password: 'password1' };
  await expect(startApi({ production: true, admin })).rejects.toThrow(
    'ADMIN_PASSWORD is too easy to guess',
  );
});
