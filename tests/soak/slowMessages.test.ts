import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobs } from '../../api/jobs.ts';
import { messageJobs } from '../../api/messages/messages.job.ts';
import { enqueueMessage } from '../../api/messages/outbox.repository.ts';
import { smsSender } from '../../api/messages/smsSender.ts';
import { startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { countOf, tried } from '../attack/figures.ts';
import { timesLonger } from '../attack/attacks.ts';

const waiting = 50 * timesLonger;
const secondsAnSms = 9;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** An SMS service that takes its time over each message. */
async function startSlowService() {
  const recipients: string[] = [];
  const server = createServer((request, response) => {
    let form = '';
    request.on('data', (text: Buffer) => void (form += text.toString()));
    request.on('end', () => {
      recipients.push(new URLSearchParams(form).get('To')!);
      setTimeout(() => response.writeHead(201).end('{}'), secondsAnSms * 1000);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, recipients, close: () => server.close() };
}

it(
  `${waiting} SMS of ${secondsAnSms} seconds each are sent once by two copies, and mails are not delayed`,
  { timeout: waiting * secondsAnSms * 1000 },
  async () => {
    const service = await startSlowService();
    const clock = () => new Date();
    const deps = { ...api.app.deps, clock };
    const mailedAt = new Map<string, number>();
    const senders = {
      sms: smsSender({
        provider: 'twilio',
        url: service.url,
        accountSid: 'account',
        apiKey: 'account',
        authToken: 'token',
        from: '+15550000000',
        dlt: undefined,
      }),
      email: async ({ to }: { to: string }) => void mailedAt.set(to, Date.now()),
      whatsapp: async () => {},
    };
    const enqueue = (channel: 'sms' | 'email', to: string) =>
      api.db.transaction().execute((trx) =>
        enqueueMessage(trx, {
          key: `${channel}:${to}`,
          channel,
          to,
          kind: channel === 'sms' ? 'orderStatus' : 'passwordReset',
          text: 'text',
          now: clock(),
        }),
      );
    for (let index = 0; index < waiting; index += 1)
      await enqueue('sms', `+9190000${String(index).padStart(5, '0')}`);
    const copies = [0, 1].map(() => createJobs(messageJobs(deps, senders), deps));
    copies.forEach((copy) => copy.start());

    const delays: number[] = [];
    for (let mail = 0; service.recipients.length < waiting; mail += 1) {
      const to = `a${mail}@example.com`;
      const askedAt = Date.now();
      await enqueue('email', to);
      await expect.poll(() => mailedAt.has(to)).toBe(true);
      delays.push(mailedAt.get(to)! - askedAt);
      await wait(5_000);
    }
    await Promise.all(copies.map((copy) => copy.stop()));
    service.close();
    const times = Object.values(countOf(service.recipients));
    tried('slow message services', waiting + delays.length, {
      'SMS sent once': times.filter((count) => count === 1).length,
      'SMS sent again': times.filter((count) => count > 1).length,
      'mails within 5 s': delays.filter((delay) => delay < 5_000).length,
    });
    expect(times).toEqual(Array.from({ length: waiting }, () => 1));
    expect(Math.max(...delays)).toBeLessThan(5_000);
  },
);
