import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../secrets/fairQueue.ts';
import type { Parsers } from './parsers.ts';

/** Megabytes that a parser may use. */
const memory = 256;
/** Milliseconds that a parser may take, on a machine that is busy with something else. */
const patience = 60_000;

const inTurn = createFairQueue({ atOnce: 2, waiting: 20, waitingPerSender: 20 });

type Parsed<Name extends keyof Parsers> = Awaited<ReturnType<Parsers[Name]>>;

/**
 * Parses untrusted input in a worker thread, so that it does not block other calls; undefined if it
 * takes more memory or time than any regular input. 503 if too many wait.
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
