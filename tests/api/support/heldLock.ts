import pg from 'pg';
import { newId } from '../../../api/ids.ts';
import type { startBehindProxy } from './behindProxy.ts';

/** Tables that a call of a customer who is logged in reads. */
export const lockable = ['sessions', 'users'] as const;

/**
 * Somebody holds a lock on a table while twenty calls need it. Answers the statuses of these, of
 * the readiness check meanwhile, and of a call once the lock is gone.
 */
export async function holdLock(
  { client, url }: Pick<Awaited<ReturnType<typeof startBehindProxy>>, 'client' | 'url'>,
  table: (typeof lockable)[number],
) {
  const email = `${newId()}@example.com`;
  await client.post('users/signup', {
    firstName: 'A',
    lastName: 'B',
    email,
    password: 'correct horse',
  });
  // Of a stranger, whom none of our time-outs ends.
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query(`begin; lock table ${table} in access exclusive mode`);
  const began = performance.now();
  const waiting = Array.from({ length: 20 }, () => client.get('users/me'));
  const ready = (await client.get('/readyz')).status;
  const during = (await Promise.all(waiting)).map(({ status }) => status);
  const took = performance.now() - began;
  await other.end();
  return { during, ready, took, after: (await client.get('users/me')).status };
}
