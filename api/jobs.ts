import type { Deps } from './deps.ts';

/** A recurring background task. It must be safe to run in several processes at once. */
export interface Job {
  name: string;
  everyMs: number;
  /** A topic of the change feed: each change runs the job at once. */
  runOnTopic?: string;
  /** `stopping` is aborted when the service shuts down, so that long runs end early. */
  run(stopping?: AbortSignal): Promise<void>;
}

/**
 * Runs jobs, each at its own interval and never twice at once in one process; a failure is logged
 * and tried again.
 */
export interface Jobs {
  start(): void;
  /** Resolves when the runs in flight have ended. */
  stop(): Promise<void>;
  /**
   * Runs a job now and waits for it; for tests, and for running a job early. Throws the job's
   * error.
   */
  runOnce(name: string): Promise<void>;
}

/** Creates the runner; nothing runs before start(). */
export function createJobs(jobs: Job[], { log, changes }: Pick<Deps, 'log' | 'changes'>): Jobs {
  const running = new Map<string, Promise<void>>();
  const queued = new Map<string, Promise<void>>();
  const endings: (() => void)[] = [];
  const stopping = new AbortController();

  const begin = async (job: Job): Promise<void> => {
    const now = job.run(stopping.signal);
    running.set(job.name, now);
    try {
      await now;
    } finally {
      running.delete(job.name);
    }
  };
  const run = (job: Job): Promise<void> => {
    const current = running.get(job.name);
    if (!current) return begin(job);
    const next = queued.get(job.name);
    if (next) return next;
    // A change that arrives during a run causes another one afterwards, as the current run may have
    // missed it.
    const after = async () => {
      await current.catch(() => {});
      queued.delete(job.name);
      await begin(job);
    };
    const waiting = after();
    queued.set(job.name, waiting);
    return waiting;
  };

  return {
    start() {
      for (const job of jobs) {
        const runSafely = () =>
          void run(job).catch((error: unknown) =>
            log.error({ err: error, job: job.name }, 'a job failed'),
          );
        runSafely();
        const timer = setInterval(() => running.has(job.name) || runSafely(), job.everyMs).unref();
        endings.push(() => clearInterval(timer));
        if (job.runOnTopic) endings.push(changes.subscribe(job.runOnTopic, runSafely));
      }
    },
    async stop() {
      endings.splice(0).forEach((end) => end());
      stopping.abort();
      await Promise.allSettled([...running.values(), ...queued.values()]);
    },
    async runOnce(name) {
      const job = jobs.find((candidate) => candidate.name === name);
      if (!job) throw new Error(`There is no job '${name}'.`);
      await run(job);
    },
  };
}
