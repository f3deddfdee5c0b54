import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobs } from '../../api/jobs.ts';
import { messageJobs } from '../../api/messages/messages.job.ts';
import { enqueueMessage } from '../../api/messages/outbox.repository.ts';
import type { NewMessage } from '../../api/messages/outbox.repository.ts';
import type { Outgoing } from '../../api/messages/outgoing.ts';
import { countOf, tried } from '../attack/figures.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { slowService } from './support/slowService.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.db.deleteFrom('messages').execute());
afterAll(() => api.stop());

const enqueue = (changes: Partial<NewMessage>) =>
  api.db.transaction().execute((trx) =>
    enqueueMessage(trx, {
      key: changes.text!,
      channel: 'sms',
      to: '+919000000001',
      kind: 'orderStatus',
      text: 'Your order is placed',
      now: api.clock.now(),
      ...changes,
    }),
  );
/** Copies of the service that hand SMS to a slow provider, and mails to one that takes them at once. */
function startCopies(count: number) {
  const sms = slowService();
  const mails: Outgoing[] = [];
  const deps = { ...api.app.deps, log: { ...api.app.log, warn: () => {} } as never };
  const senders = {
    sms: sms.sender,
    email: async (message: Outgoing) => void mails.push(message),
    whatsapp: async () => {},
  };
  const copies = Array.from({ length: count }, () => createJobs(messageJobs(deps, senders), deps));
  copies.forEach((copy) => copy.start());
  return {
    sms,
    mails,
    start: () => copies[copies.push(createJobs(messageJobs(deps, senders), deps)) - 1]!.start(),
    async stop() {
      const stopped = Promise.all(copies.map((copy) => copy.stop()));
      sms.answerAll();
      await stopped;
    },
  };
}

describe('a slow SMS service', () => {
  it('delays no mail and gets each of 50 messages once, 9 seconds each, from two copies', async () => {
    for (let index = 0; index < 50; index += 1) await enqueue({ text: `${index}` });
    const { sms, mails, stop } = startCopies(2);
    for (let answered = 0; answered < 50; answered += 2) {
      await sms.waiting(Math.min(2, 50 - answered));
      await enqueue({ text: `mail ${answered}`, channel: 'email', to: 'a@example.com' });
      await expect.poll(() => mails.at(-1)?.text).toBe(`mail ${answered}`);
      api.clock.advance({ seconds: 9 });
      sms.answerAll();
    }
    await expect
      .poll(() =>
        api.db.selectFrom('messages').select('id').where('due_at', 'is not', null).execute(),
      )
      .toEqual([]);
    expect(sms.taken.map(({ text }) => Number(text)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index),
    );
    tried('slow message services', 50, countOf(sms.taken.map(() => 'sent')));
    await stop();
  });

  it('gets a code before everything that waits', async () => {
    for (const text of ['first', 'second', 'third']) await enqueue({ text });
    const { sms, stop } = startCopies(1);
    await sms.waiting(1);
    await enqueue({ text: 'code', kind: 'otp', code: '1234' });
    for (let answered = 0; answered < 4; answered += 1) {
      await sms.waiting(1);
      sms.answerAll();
    }
    await expect
      .poll(() => sms.taken.map(({ text }) => text))
      .toEqual(['first', 'code', 'second', 'third']);
    await stop();
  });

  it('may take longer than a copy is given to come back, as long as the copy lives', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await enqueue({ text: 'slow' });
    const { sms, start, stop } = startCopies(1);
    await sms.waiting(1);
    const dueAt = async () => {
      const row = await api.db.selectFrom('messages').select('due_at').executeTakeFirstOrThrow();
      return row.due_at!.getTime();
    };
    for (let waited = 0; waited < 120; waited += 20) {
      const due = await dueAt();
      api.clock.advance({ seconds: 20 });
      vi.advanceTimersByTime(20_000);
      await expect.poll(dueAt).toBe(due + 20_000);
    }
    start();
    await enqueue({ text: 'another' });
    await sms.waiting(2);
    expect(sms.taken.map(({ text }) => text)).toEqual(['slow', 'another']);
    await stop();
    vi.useRealTimers();
  });

  it('that failed a copy which was thought dead leaves the message to the one that has it now', async () => {
    await enqueue({ text: 'frozen' });
    const { sms, start, stop } = startCopies(1);
    await sms.waiting(1);
    api.clock.advance({ seconds: 61 });
    start();
    await sms.waiting(2);
    sms.refuseFirst();
    api.clock.advance({ seconds: 30 });
    start();
    await enqueue({ text: 'another' });
    await sms.waiting(2);
    expect(sms.taken.map(({ text }) => text)).toEqual(['frozen', 'frozen', 'another']);
    await stop();
  });

  it('does not keep a copy that is told to stop', async () => {
    for (const text of ['first', 'second']) await enqueue({ text });
    const { sms, stop } = startCopies(1);
    await sms.waiting(1);
    await stop();
    expect(sms.taken.map(({ text }) => text)).toEqual(['first']);
  });
});
