import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createFairQueue } from '../secrets/fairQueue.ts';
import type { Answer, Parsers } from './parsers.ts';

/** Megabytes that a parser may use. */
const memory = 256;
/** Milliseconds that a parser may take, on a machine that is busy with something else. */
const patience = 60_000;

const program = fileURLToPath(new URL('./parse.process.ts', import.meta.url));

const inTurn = createFairQueue({ atOnce: 2, waiting: 20, waitingPerSender: 20 });

type Parsed<Name extends keyof Parsers> = Awaited<ReturnType<Parsers[Name]>>;

/**
 * Parses untrusted input in a process of its own, so that it does not block other calls; undefined if
 * it takes more memory or time than any regular input. 503 if too many wait. A thread would not do: V8
 * sometimes ends the whole process when a thread reaches its limit.
 */
export const parseApart = <Name extends keyof Parsers>(
  parser: Name,
  input: Parameters<Parsers[Name]>[0],
): Promise<Parsed<Name> | undefined> =>
  inTurn<unknown>(parser, async () => {
    const child = fork(program, {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${memory}`],
      // Without our secrets, as what it parses comes from others.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      serialization: 'advanced',
      // What V8 says as it ends is no fault of ours.
      stdio: 'ignore',
      timeout: patience,
      killSignal: 'SIGKILL',
    });
    try {
      return await new Promise<unknown>((resolve, reject) => {
        child.once('message', (answer: Answer) => {
          if ('parsed' in answer) resolve(answer.parsed);
          else reject(new Error(answer.failure));
        });
        child.on('error', reject);
        child.once('exit', () => resolve(undefined));
        child.send({ parser, input });
      });
    } finally {
      child.kill('SIGKILL');
    }
  }) as Promise<Parsed<Name> | undefined>;
