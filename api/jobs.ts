import type { FastifyBaseLogger } from 'fastify';

/** Something done again and again in the background. It must be safe to run in several processes at once. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/** Runs jobs: each by its own interval, never twice at once in one process; a failure is logged and tried again. */
export interface Jobs {
  start(): void;
  /** Ends when what is under way has ended. */
  stop(): Promise<void>;
  /** Runs a job now and waits for it; for tests and for waking a job early. Throws what the job throws. */
  runOnce(name: string): Promise<void>;
}

/** Makes the runner; nothing runs before start(). */
export function createJobs(jobs: Job[], log: FastifyBaseLogger): Jobs {
  const running = new Map<string, Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();

  const run = (job: Job): Promise<void> => {
    const current = running.get(job.name);
    // A wake-up that comes meanwhile runs once more afterwards: what it tells of may have been missed.
    const next = (current ? current.catch(() => {}) : Promise.resolve()).then(() => job.run());
    running.set(job.name, next);
    const forget = () => void (running.get(job.name) === next && running.delete(job.name));
    next.then(forget, forget);
    return next;
  };

  return {
    start() {
      for (const job of jobs) {
        const tick = () => {
          if (!running.has(job.name)) run(job).catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'));
        };
        tick();
        timers.add(setInterval(tick, job.everyMs).unref());
      }
    },
    async stop() {
      timers.forEach(clearInterval);
      timers.clear();
      await Promise.allSettled(running.values());
    },
    async runOnce(name) {
      const job = jobs.find((candidate) => candidate.name === name);
      if (!job) throw new Error(`There is no job '${name}'.`);
      await run(job);
    },
  };
}
