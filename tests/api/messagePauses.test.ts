import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hmac } from '../../api/secrets/signatures.ts';
import type { StandInAnswer } from './support/standIns.ts';
import { startWhatsApp, to } from './support/whatsAppWorld.ts';

let world: Awaited<ReturnType<typeof startWhatsApp>>;
beforeAll(async () => {
  world = await startWhatsApp();
});
beforeEach(() => world.clear());
afterAll(() => world.stop());

const refusal = (status: number, code?: number, retryAfter?: number): StandInAnswer => ({
  status,
  ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  body: code === undefined ? {} : { error: { code, message: `to ${to}` } },
});
const secondsUntilDue = async () => {
  const { due_at: due } = await world.row();
  return due && (due.getTime() - world.api.clock.now().getTime()) / 1000;
};
/** Sends an event of Meta's, which it signs. */
const receive = (bytes: string) =>
  world.api.client().post('whatsapp/webhook', bytes, {
    'content-type': 'application/json',
    'x-hub-signature-256': `sha256=${hmac('app secret', bytes)}`,
  });
const say = (value: object) =>
  receive(
    JSON.stringify({
      entry: [{ changes: [{ value: { metadata: { phone_number_id: '1066' }, ...value } }] }],
    }),
  );
const answered = (from: string, body: string) => say({ messages: [{ from, text: { body } }] });
const fared = (id: string, status: string) =>
  say({ statuses: [{ status, biz_opaque_callback_data: id }] });

describe('a message that cannot be sent', () => {
  it('is tried again after pauses that double, and given up after 20 minutes', async () => {
    await world.enqueue({ channel: 'sms' });
    const pauses: (number | null)[] = [];
    const away = world.job(undefined, async () => {
      throw new Error('away'.repeat(200));
    });
    for (let time = 0; time < 9; time += 1) {
      await away.run();
      pauses.push(await secondsUntilDue());
      world.api.clock.advance({ seconds: pauses.at(-1) ?? 0 });
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, null]);
    const { failure, body } = await world.row();
    expect([failure, body]).toEqual(['away'.repeat(125), null]);
  });

  it('keeps of what a service said no address and no number', async () => {
    await world.enqueue({ channel: 'sms' });
    const refused = world.job(undefined, async () => {
      throw new Error('550 asha@example.com, +91 90000 00001: no');
    });
    await refused.run();
    expect((await world.row()).failure).toBe('550 [e-mail], [number]: no');
  });

  it('by WhatsApp has all its tries as an SMS', async () => {
    world.meta.next.push(refusal(400, 131026));
    await world.enqueue();
    const away = world.job(undefined, async () => {
      throw new Error('away');
    });
    await away.run();
    expect([await secondsUntilDue(), (await world.row()).tries]).toEqual([5, 1]);
  });

  it('goes out in the order in which it was written, before others that wait', async () => {
    const keys = Array.from({ length: 45 }, (_, index) => String(index));
    for (const text of keys) await world.enqueue({ channel: 'sms', key: text, text });
    await world.job().run();
    expect(world.sms.map(({ text }) => text)).toEqual(keys);
  });
});

describe('a message that WhatsApp refuses', () => {
  it.each<readonly [status: number, code: number | undefined]>([
    ...[1, 2, 4, 80007, 130429, 131000, 131016, 131056, 131057, 133004].map(
      (code) => [400, code] as const,
    ),
    [429, undefined],
    [500, undefined],
    [503, undefined],
  ])('with %i and the code %s is tried again', async (status, code) => {
    world.meta.next.push(refusal(status, code));
    await world.enqueue();
    await world.job().run();
    expect(await world.row()).toMatchObject({ channel: 'whatsapp', tries: 1 });
    expect(await secondsUntilDue()).toBe(5);
  });

  it.each([
    [400, 100],
    [401, 190],
    [404, 132001],
    [400, 131051],
    [500, 131026],
    [429, 131026],
    [404, undefined],
    [400, undefined],
    [302, undefined],
  ])('with %i and the code %s goes by SMS at once', async (status, code) => {
    world.meta.next.push(refusal(status, code));
    await world.enqueue();
    await world.job().run();
    expect(world.sms).toHaveLength(1);
    expect((await world.row()).failure).toBe(
      `WhatsApp answered ${status}${code === undefined ? '' : `, error ${code}`}`,
    );
  });

  it('for a minute waits that long, for longer goes by SMS', async () => {
    world.meta.next.push(refusal(429, 130429, 60));
    await world.enqueue();
    await world.job().run();
    expect([await secondsUntilDue(), world.sms.length]).toEqual([60, 0]);
    await world.clear();
    world.meta.next.push(refusal(429, 130429, 61));
    await world.enqueue();
    await world.job().run();
    expect(world.sms).toHaveLength(1);
  });

  it('is tried again where it was taken without an id', async () => {
    world.meta.next.push({ status: 200, body: { messages: [] } });
    await world.enqueue();
    await world.job().run();
    expect(await world.row()).toMatchObject({
      channel: 'whatsapp',
      failure: 'WhatsApp answered without the id of a message',
    });
  });
});

describe('who wants nothing more by WhatsApp', () => {
  it.each(['Stop', ' unsubscribe!', 'रोकें।', 'बंद.'])(
    'and says so with %j gets what waits by SMS, and others do not',
    async (word) => {
      await world.enqueue();
      await world.enqueue({ key: 'order:2:moved', to: '+919000000002' });
      expect((await answered(to.slice(1), word)).status).toBe(200);
      await world.job().run();
      expect(world.sms.map((message) => message.to)).toEqual([to]);
      expect(world.meta.brought.map((message) => message.to)).toEqual(['+919000000002']);
    },
  );

  it.each(['please stop', 'stop it', 'unstop', ''])('does not say so with %j', async (word) => {
    await world.enqueue();
    await answered(to.slice(1), word);
    await world.job().run();
    expect([world.sms.length, world.meta.brought.length]).toEqual([0, 1]);
  });
});

describe("Meta's event", () => {
  const sent = async () => {
    await world.enqueue();
    await world.job().run();
    return (await world.row()).id;
  };

  it.each(['delivered', 'read'])('that a message was %s wipes its text', async (status) => {
    const id = await sent();
    expect((await fared(id, status)).status).toBe(200);
    expect((await world.row()).body).toBeNull();
    await fared(id, 'failed');
    await world.job().run();
    expect(world.sms).toEqual([]);
  });

  it.each(['sent', 'deleted'])('that a message was %s leaves it its text', async (status) => {
    const id = await sent();
    expect((await fared(id, status)).status).toBe(200);
    await fared(id, 'failed');
    await world.job().run();
    expect(world.sms.map(({ text }) => text)).toEqual([
      'Your TSH was moved to Thu 26 Nov, 9:00 am.',
    ]);
    expect((await world.row()).failure).toBe('WhatsApp could not bring it, error unknown');
  });

  it('for an hour after it was sent has it go by SMS, and its text is kept as long', async () => {
    const id = await sent();
    world.api.clock.advance({ hours: 1 });
    await world.api.app.jobs.runOnce('forget old messages');
    await fared(id, 'failed');
    await world.job().run();
    expect(world.sms).toHaveLength(1);
  });

  it('that is signed and no JSON is refused', async () => {
    const answer = await receive('{"entry":');
    expect([answer.status, answer.body.reason]).toEqual([400, 'BODY_NOT_JSON']);
  });
});

describe('what was sent is forgotten', () => {
  const kept = async () => {
    await world.api.app.jobs.runOnce('forget old messages');
    const rows = await world.api.db.selectFrom('messages').select('kind').orderBy('kind').execute();
    return rows.map(({ kind }) => kind);
  };

  it('after 90 days, with a code in it after one day', async () => {
    for (const kind of ['orderStatus', 'otp', 'passwordReset'])
      await world.enqueue({ key: kind, kind, channel: 'sms' });
    await world.job().run();
    await world.enqueue({ key: 'waits', kind: 'otp', channel: 'sms' });
    world.api.clock.advance({ days: 1 });
    expect(await kept()).toEqual(['orderStatus', 'otp', 'otp', 'passwordReset']);
    world.api.clock.advance({ seconds: 1 });
    expect(await kept()).toEqual(['orderStatus', 'otp']);
    await world.job().run();
    world.api.clock.advance({ days: 89, seconds: -1 });
    expect(await kept()).toEqual(['orderStatus']);
    world.api.clock.advance({ seconds: 1 });
    expect(await kept()).toEqual([]);
  });
});
