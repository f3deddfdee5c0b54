import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whatsAppSender } from '../../api/messages/whatsAppSender.ts';
import { hmac } from '../../api/secrets/signatures.ts';
import { startWhatsApp, to } from './support/whatsAppWorld.ts';

let world: Awaited<ReturnType<typeof startWhatsApp>>;
beforeAll(async () => {
  world = await startWhatsApp();
});
beforeEach(() => world.clear());
afterAll(() => world.stop());

/** Events as Meta sends them. */
const event = (value: object, phoneId = '1066') => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '1',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { phone_number_id: phoneId },
            ...value,
          },
        },
      ],
    },
  ],
});
const statusOf = (id: string, status: string, code?: number) => ({
  statuses: [
    {
      id: 'wamid.1',
      status,
      timestamp: '1790000000',
      recipient_id: to.slice(1),
      biz_opaque_callback_data: id,
      ...(code && { errors: [{ code, title: 'Message undeliverable' }] }),
    },
  ],
});
const receive = async (body: object, secret = 'app secret') => {
  const bytes = JSON.stringify(body);
  return (
    await world.api.client().post('whatsapp/webhook', bytes, {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${hmac(secret, bytes)}`,
    })
  ).status;
};

describe("Meta's events", () => {
  it('are expected by who has the token', async () => {
    const ask = (token: string) =>
      world.api
        .client()
        .get(
          `whatsapp/webhook?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
        );
    const right = await ask('verify%20token');
    expect([right.status, right.text, right.headers['content-type']]).toEqual([
      200,
      '1158201444',
      'text/plain; charset=utf-8',
    ]);
    expect((await ask('guessed')).status).toBe(401);
    expect((await world.api.client().get('whatsapp/webhook')).status).toBe(401);
  });

  it('have a message that cannot be brought sent by SMS, once however often they come', async () => {
    await world.enqueue();
    await world.job().run();
    const { id } = await world.row();
    expect((await world.row()).body).toBe('Your TSH was moved to Thu 26 Nov, 9:00 am.');
    const failed = event(statusOf(id, 'failed', 131026));
    expect(await receive(failed)).toBe(200);
    await receive(failed);
    await world.job().run();
    await receive(failed);
    await world.job().run();
    expect(world.sms).toHaveLength(1);
    expect(world.meta.brought).toHaveLength(1);
    expect(await world.row()).toMatchObject({
      channel: 'sms',
      body: null,
      template_values: null,
      failure: 'WhatsApp could not bring it, error 131026',
    });
  });

  it('may come before it is noted that the message was taken', async () => {
    await world.enqueue();
    const send = whatsAppSender(world.meta.config);
    await world
      .job(async (message, now) => {
        await send(message, now);
        await receive(event(statusOf(message.id, 'failed', 131026)));
      })
      .run();
    expect([world.meta.brought.length, world.sms.length]).toEqual([1, 1]);
  });

  it('that a message was taken keep it from being sent again where the answer was lost', async () => {
    world.meta.takenBefore.push({ status: 200, cut: true });
    await world.enqueue();
    await world.job().run();
    expect(await receive(event(statusOf(world.meta.brought[0]!.id, 'sent')))).toBe(200);
    world.api.clock.advance({ minutes: 5 });
    await world.job().run();
    expect(world.meta.brought).toHaveLength(1);
    expect(world.sms).toEqual([]);
  });

  it('that a message has arrived wipe its text, and nothing follows', async () => {
    await world.enqueue();
    await world.job().run();
    const { id } = await world.row();
    await receive(event(statusOf(id, 'delivered')));
    expect(await world.row()).toMatchObject({ body: null, template_values: null });
    await receive(event(statusOf(id, 'failed', 131026)));
    await world.job().run();
    expect(world.sms).toEqual([]);
  });

  it('that come hours later send no SMS, and the text is gone by then', async () => {
    await world.enqueue();
    await world.job().run();
    const { id } = await world.row();
    world.api.clock.advance({ minutes: 61 });
    await receive(event(statusOf(id, 'failed', 131026)));
    await world.job().run();
    expect(world.sms).toEqual([]);
    await world.api.app.jobs.runOnce('forget old messages');
    expect(await world.row()).toMatchObject({ body: null, template_values: null });
  });

  it('count only with the right signature, and for our own number', async () => {
    await world.enqueue();
    await world.job().run();
    const { id } = await world.row();
    const failed = statusOf(id, 'failed', 131026);
    expect(await receive(event(failed), 'guessed')).toBe(401);
    expect(await receive(event(failed, '2077'))).toBe(200);
    expect((await world.api.client().post('whatsapp/webhook', event(failed))).status).toBe(401);
    await world.job().run();
    expect(world.sms).toEqual([]);
  });

  it.each([{}, { entry: 1 }, { entry: [{ changes: [{ value: {} }] }] }, event({ statuses: [1] })])(
    'that say nothing to us are taken: %j',
    async (body) => expect(await receive(body)).toBe(200),
  );
});
