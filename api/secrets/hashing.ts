import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from './fairQueue.ts';

/** OWASP's figures for argon2id, which is the package's default algorithm: 19 MiB, two passes. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// More at once would take processor time and memory from bookings. The queue is bounded, so that an
// answer comes within seconds or not at all.
const inTurn = createFairQueue({ atOnce: 3, waiting: 120, waitingPerSender: 60 });

/** The sender of the service's own work. */
const OURSELVES = 'ourselves';

/**
 * Hashes a password (argon2id). Never call it within a transaction. 503 if too many wait. `sender`
 * is a rate-limit key; senders take turns, so that nobody waits for all of another's requests.
 */
export const hashSecret = (secret: string, sender = OURSELVES) =>
  inTurn(sender, () => hash(secret, SETTINGS));

let nobody: Promise<string> | undefined;

/** Whether a secret matches its hash. Without a hash it takes as long and returns false. */
export async function isSecret(
  secret: string,
  hashed: string | undefined,
  sender = OURSELVES,
): Promise<boolean> {
  nobody ??= hash('no account has this password', SETTINGS);
  const against = hashed ?? (await nobody);
  return (await inTurn(sender, () => verify(against, secret))) && hashed !== undefined;
}
