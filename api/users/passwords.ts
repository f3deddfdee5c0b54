import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id, which is the package's default algorithm: 19 MiB, two passes. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More hashes at once would starve bookings of the processor and the memory. */
const AT_ONCE = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for one of the few seats, works, and gives the seat to the next in line. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Hashes a password or a one-time code (argon2id). Never call it inside a transaction. */
export const hashSecret = (secret: string) => inTurn(() => hash(secret, SETTINGS));

let nobody: Promise<string> | undefined;

/** Whether the secret is the hashed one. Without a hash it takes as long and says no. */
export async function isSecret(secret: string, hashed: string | undefined): Promise<boolean> {
  nobody ??= hashSecret('no account has this password');
  const against = hashed ?? (await nobody);
  return (await inTurn(() => verify(against, secret))) && hashed !== undefined;
}
