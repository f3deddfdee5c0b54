import { expect, it } from 'vitest';
import { startApi } from './support/api.ts';

it('a common password of the administrator ends the start in production in a sentence', async () => {
  const admin = { email: 'a@example.com', password: 'password1' };
  await expect(startApi({ production: true, admin })).rejects.toThrow(
    'ADMIN_PASSWORD is one of the most common passwords',
  );
});
