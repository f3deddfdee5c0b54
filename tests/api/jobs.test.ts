import { describe, expect, it } from 'vitest';
import type { Deps } from '../../api/deps.ts';
import { createJobs } from '../../api/jobs.ts';
import { jobsOf } from '../../api/registerJobs.ts';
import { startApi } from './support/api.ts';

/** A feed that is published by hand, and a log that remembers. */
function surroundings() {
  const subscribers = new Set<(id: string) => void>();
  const failures: unknown[] = [];
  const deps = {
    changes: {
      publish: async (_topic: string, id: string) => subscribers.forEach((hear) => hear(id)),
      subscribe: (_topic: string, hear: (id: string) => void) => {
        subscribers.add(hear);
        return () => void subscribers.delete(hear);
      },
    },
    log: { error: (details: unknown) => void failures.push(details) },
  } as unknown as Pick<Deps, 'changes' | 'log'>;
  return { deps, failures, subscribers };
}

describe('the job runner', () => {
  it('never runs a job twice at once, and wakes that come meanwhile lead to one more run', async () => {
    const { deps } = surroundings();
    let runs = 0;
    let finish = () => {};
    const jobs = createJobs(
      [
        {
          name: 'slow',
          everyMs: 60_000,
          runOnTopic: 'x',
          run: () =>
            new Promise<void>((resolve) => {
              runs += 1;
              finish = resolve;
            }),
        },
      ],
      deps,
    );
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
    const jobs = createJobs(
      [
        {
          name: 'slow',
          everyMs: 1,
          runOnTopic: 'x',
          run: async () => {
            await new Promise<void>((resolve) => {
              finish = resolve;
            });
            ended = true;
          },
        },
      ],
      deps,
    );
    jobs.start();
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect([ended, subscribers.size]).toEqual([true, 0]);
  });

  it('logs a failure and goes on', async () => {
    const { deps, failures } = surroundings();
    let runs = 0;
    const jobs = createJobs(
      [
        {
          name: 'bad',
          everyMs: 5,
          run: async () => {
            runs += 1;
            throw new Error('bad luck');
          },
        },
      ],
      deps,
    );
    jobs.start();
    await expect.poll(() => runs).toBeGreaterThan(1);
    await jobs.stop();
    expect(failures[0]).toMatchObject({ job: 'bad' });
    await expect(jobs.runOnce('bad')).rejects.toThrow('bad luck');
    await expect(jobs.runOnce('none')).rejects.toThrow("There is no job 'none'.");
  });
});

it('events of the provider are forgotten after 90 days, and not before', async () => {
  const api = await startApi({ rateLimit: false });
  const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * 24 * 3600_000);
  await api.db
    .insertInto('provider_events')
    .values([
      { id: 'old', received_at: daysAgo(91) },
      { id: 'recent', received_at: daysAgo(89) },
    ])
    .execute();
  await api.app.jobs.runOnce('forget old provider events');
  expect(
    (await api.db.selectFrom('provider_events').select('id').execute()).map((row) => row.id),
  ).toEqual(['recent']);
  await api.stop();
});

it('each job is done as often as somebody waits for it, the sandbox only where it is one', async () => {
  const api = await startApi({ rateLimit: false });
  const seconds = jobsOf(api.app.deps, () => {}).map(({ name, everyMs }) => [name, everyMs / 1000]);
  const hour = 3600;
  expect(seconds).toEqual([
    ['forget old codes', 600],
    ['send whatsapp messages', 3],
    ['send sms messages', 3],
    ['send email messages', 3],
    ['forget old messages', hour],
    ['expire holds', 5],
    ['remind of visits', 60],
    ['remind of tests that are due again', 60],
    ['remind of calls', 60],
    ['hand over calls of former doctors', 60],
    ['reconcile payments', 30],
    ['find late captures', hour],
    ['refund payments', 10],
    ['send sandbox webhooks', 1],
    ['forget old provider events', 24 * hour],
    ['remove discarded files', 60],
    ['forget expired sessions', hour],
    ['forget repeated calls', hour],
    ['forget unfinished bookings', hour],
    ['forget old flow figures', hour],
    ['slots', 900],
    ['prices', 60],
    ['offers', 60],
    ['marks of phones', hour],
    ['forget former e-mails', hour],
    ['withdraw former technicians', 60],
  ]);
  await api.stop();
});
