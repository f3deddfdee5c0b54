import { describe, expect, it } from 'vitest';
import type { Deps } from '../../api/deps.ts';
import { createJobs } from '../../api/jobs.ts';

/** A feed that is published by hand, and a log that remembers. */
function surroundings() {
  const subscribers = new Set<(id: string) => void>();
  const failures: unknown[] = [];
  const deps = {
    changes: { publish: async (_topic: string, id: string) => subscribers.forEach((hear) => hear(id)), subscribe: (_topic: string, hear: (id: string) => void) => { subscribers.add(hear); return () => void subscribers.delete(hear); } },
    log: { error: (details: unknown) => void failures.push(details) },
  } as unknown as Pick<Deps, 'changes' | 'log'>;
  return { deps, failures, subscribers };
}

describe('the job runner', () => {
  it('never runs a job twice at once, and wakes that come meanwhile lead to one more run', async () => {
    const { deps } = surroundings();
    let runs = 0;
    let finish = () => {};
    const jobs = createJobs([{ name: 'slow', everyMs: 60_000, wokenBy: 'x', run: () => new Promise<void>((resolve) => { runs += 1; finish = resolve; }) }], deps);
    jobs.start();
    expect(runs).toBe(1);
    for (let wake = 0; wake < 5; wake += 1) await deps.changes.publish('x', String(wake));
    expect(runs).toBe(1);
    finish();
    await expect.poll(() => runs).toBe(2);
    finish();
    await jobs.stop();
    expect(runs).toBe(2);
  });

  it('ends when what is under way has ended, and then starts nothing', async () => {
    const { deps, subscribers } = surroundings();
    let finish = () => {};
    let ended = false;
    const jobs = createJobs([{ name: 'slow', everyMs: 1, wokenBy: 'x', run: async () => { await new Promise<void>((resolve) => { finish = resolve; }); ended = true; } }], deps);
    jobs.start();
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect([ended, subscribers.size]).toEqual([true, 0]);
  });

  it('logs a failure and goes on', async () => {
    const { deps, failures } = surroundings();
    let runs = 0;
    const jobs = createJobs([{ name: 'bad', everyMs: 5, run: async () => { runs += 1; throw new Error('bad luck'); } }], deps);
    jobs.start();
    await expect.poll(() => runs).toBeGreaterThan(1);
    await jobs.stop();
    expect(failures[0]).toMatchObject({ job: 'bad' });
    await expect(jobs.runOnce('bad')).rejects.toThrow('bad luck');
    await expect(jobs.runOnce('none')).rejects.toThrow("There is no job 'none'.");
  });
});
