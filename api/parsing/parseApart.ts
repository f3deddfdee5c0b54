import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../secrets/fairQueue.ts';
import type { Parsers } from './parsers.ts';

/** Megabytes that a parser may use. */
const memory = 256;
/** Milliseconds that it may take, on a machine that is busy with something else. */
const patience = 60_000;

const inTurn = createFairQueue({ atOnce: 2, waiting: 20, waitingPerSender: 20 });

type Parsed<Name extends keyof Parsers> = Awaited<ReturnType<Parsers[Name]>>;

/**
 * Parses what others wrote in a thread of its own, so that nobody waits for it; undefined where it
 * takes more memory or time than any honest text. 503 where too many wait.
 */
export const parseApart = <Name extends keyof Parsers>(
  parser: Name,
  input: Parameters<Parsers[Name]>[0],
): Promise<Parsed<Name> | undefined> =>
  inTurn<unknown>(parser, async () => {
    const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), {
      workerData: { parser, input },
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const timer = setTimeout(() => void worker.terminate(), patience);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(undefined);
          else reject(error);
        });
        worker.once('exit', () => resolve(undefined));
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  }) as Promise<Parsed<Name> | undefined>;
