import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueueMessage } from '../../api/messages/outbox.repository.ts';
import type { NewMessage } from '../../api/messages/outbox.repository.ts';
import { messageJobs } from '../../api/messages/messages.job.ts';
import type { Outgoing, Sender } from '../../api/messages/outgoing.ts';
import { oneAfterTheOther } from './support/messageJobs.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.db.deleteFrom('messages').execute();
});
afterAll(() => api.stop());

const enqueue = (changes: Partial<NewMessage> = {}) =>
  api.db.transaction().execute((trx) =>
    enqueueMessage(trx, {
      key: 'order:1:placed',
      channel: 'email',
      to: 'a@example.com',
      kind: 'orderStatus',
      text: 'Your order is placed',
      now: api.clock.now(),
      ...changes,
    }),
  );
/** Jobs of its own, as another process would have them, that send with the given sender. */
const job = (sender: Sender) =>
  oneAfterTheOther(
    messageJobs(
      { ...api.app.deps, log: { ...api.app.log, warn: () => {} } as never },
      { sms: sender, email: sender, whatsapp: sender },
    ),
  );
const collector = (): { sent: Outgoing[]; sender: Sender } => {
  const sent: Outgoing[] = [];
  return { sent, sender: async (message) => void sent.push(message) };
};
const rows = () =>
  api.db
    .selectFrom('messages')
    .select(['body', 'code', 'sent_at', 'due_at', 'tries', 'failure'])
    .execute();

describe('the outbox of messages', () => {
  it('sends one message for a key, whoever asks and however often', async () => {
    await Promise.all([enqueue(), enqueue(), enqueue({ text: 'another text' })]);
    const { sent, sender } = collector();
    await job(sender).run();
    await enqueue();
    await job(sender).run();
    // Whichever was there first.
    expect(sent).toHaveLength(1);
    expect(sent[0]!.to).toBe('a@example.com');
    expect(['Your order is placed', 'another text']).toContain(sent[0]!.text);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const undone = api.db.transaction().execute(async (trx) => {
      await enqueueMessage(trx, {
        key: 'undone',
        channel: 'sms',
        to: '+919000000001',
        kind: 'otp',
        text: 'x',
        now: api.clock.now(),
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { sent, sender } = collector();
    await job(sender).run();
    expect(sent).toEqual([]);
  });

  it('sends each of 100 messages once when several processes send', async () => {
    for (let index = 0; index < 100; index += 1)
      await enqueue({ key: `many:${index}`, text: String(index) });
    const { sent, sender } = collector();
    await Promise.all(Array.from({ length: 4 }, () => job(sender).run()));
    expect(sent.map(({ text }) => Number(text)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
  });

  it('tries again later and later, and gives up in the end', async () => {
    await enqueue({ code: '1234' });
    let calls = 0;
    const failing = job(async () => {
      calls += 1;
      throw new Error('no line');
    });
    await failing.run();
    expect(await rows()).toMatchObject([
      { body: 'Your order is placed', code: '1234', sent_at: null, tries: 1, failure: 'no line' },
    ]);
    api.clock.advance({ seconds: 4 });
    await failing.run();
    expect(calls).toBe(1);
    api.clock.advance({ seconds: 1 });
    await failing.run();
    expect(calls).toBe(2);
    for (let time = 0; time < 20; time += 1) {
      api.clock.advance({ hours: 1 });
      await failing.run();
    }
    expect(calls).toBe(9);
    expect(await rows()).toMatchObject([{ body: null, code: null, sent_at: null, due_at: null }]);
  });

  it('goes on after a failure and keeps no text once it is sent', async () => {
    await enqueue({ key: 'bad', text: 'bad' });
    await enqueue({ key: 'good', text: 'good', code: '1234' });
    const { sent, sender } = collector();
    await job(async (message, now) => {
      if (message.text === 'bad') throw new Error('refused');
      await sender(message, now);
    }).run();
    expect(sent.map(({ text, code }) => [text, code])).toEqual([['good', '1234']]);
    expect((await rows()).filter(({ sent_at }) => sent_at)).toEqual([
      { body: null, code: null, sent_at: api.clock.now(), due_at: null, tries: 1, failure: null },
    ]);
  });

  it('drops what has run out', async () => {
    await enqueue({ code: '1234', expiresAt: new Date(api.clock.now().getTime() + 1000) });
    api.clock.advance({ seconds: 1 });
    const { sent, sender } = collector();
    await job(sender).run();
    expect(sent).toEqual([]);
    expect(await rows()).toMatchObject([
      { body: null, code: null, due_at: null, failure: 'expired before it could be sent' },
    ]);
  });

  it('takes over what a process left that died while sending', async () => {
    await enqueue();
    let died = () => {};
    const underWay = job(
      () =>
        new Promise<void>((_resolve, reject) => {
          died = () => reject(new Error('killed'));
        }),
    ).run();
    await expect.poll(async () => (await rows()).map(({ tries }) => tries)).toEqual([1]);
    const { sent, sender } = collector();
    await job(sender).run();
    expect(sent).toEqual([]);
    api.clock.advance({ seconds: 60 });
    await job(sender).run();
    expect(sent).toHaveLength(1);
    died();
    await underWay;
  });

  it('is woken by a new message', async () => {
    const started = await startApi();
    started.app.jobs.start();
    await started.db.transaction().execute((trx) =>
      enqueueMessage(trx, {
        key: 'woken',
        channel: 'sms',
        to: '+919000000001',
        kind: 'otp',
        text: 'x',
        now: started.clock.now(),
      }),
    );
    await expect
      .poll(() => readFile(join(started.config.dataDir, 'outbox.jsonl'), 'utf8').catch(() => ''), {
        timeout: 2_000,
      })
      .toContain('+919000000001');
    await started.stop();
  });

  it('forgets finished messages after 90 days', async () => {
    await enqueue();
    await job(collector().sender).run();
    api.clock.advance({ days: 91 });
    await enqueue({ key: 'unfinished' });
    await api.app.jobs.runOnce('forget old messages');
    expect(await rows()).toHaveLength(1);
  });
});
