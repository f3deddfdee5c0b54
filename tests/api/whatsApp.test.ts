import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refuses } from './support/whatsAppStandIn.ts';
import { startWhatsApp, to } from './support/whatsAppWorld.ts';

let world: Awaited<ReturnType<typeof startWhatsApp>>;
beforeAll(async () => {
  world = await startWhatsApp();
});
beforeEach(() => world.clear());
afterAll(() => world.stop());

describe('a message by WhatsApp', () => {
  it('goes out once, by the registered template of its text and language', async () => {
    await world.enqueue();
    await world.enqueue({
      key: 'order:2:moved',
      language: 'hi',
      text: 'आपके टीएसएच का समय बदला',
      values: ['टीएसएच\n(TSH)', ''],
    });
    await world.job().run();
    await world.job().run();
    expect(world.meta.brought).toMatchObject([
      { to, name: 'order_moved', language: 'en', values: ['TSH', 'Thu 26 Nov, 9:00 am'] },
      { to, name: 'order_moved', language: 'hi', values: ['टीएसएच (TSH)', '–'] },
    ]);
    expect(world.sms).toEqual([]);
    expect(await world.row()).toMatchObject({
      tries: 1,
      sent_at: world.api.clock.now(),
      due_at: null,
    });
  });

  it.each([
    ['to a number without WhatsApp', refuses.noWhatsApp, {}, 'WhatsApp answered 400, error 131026'],
    [
      'that has to wait for minutes',
      refuses.tooManyAt(300),
      {},
      'WhatsApp answered 429, error 130429',
    ],
    [
      'whose template is not there',
      undefined,
      { values: ['TSH'] },
      'WhatsApp answered 400, error 132000',
    ],
    [
      'whose text is not registered',
      undefined,
      { template: 'orderStatus.assigned' },
      'The text has no template in WHATSAPP_TEMPLATES',
    ],
  ])('%s goes by SMS at once, with its text', async (_, answer, changes, why) => {
    if (answer) world.meta.next.push(answer);
    await world.enqueue(changes);
    await world.job().run();
    expect(world.meta.brought).toEqual([]);
    expect(world.sms).toMatchObject([{ to, text: 'Your TSH was moved to Thu 26 Nov, 9:00 am.' }]);
    expect(await world.row()).toMatchObject({
      channel: 'sms',
      failure: why,
      body: null,
      due_at: null,
    });
    await world.job().run();
    expect(world.sms).toHaveLength(1);
  });

  it('waits for as long as a busy service asks, and then goes', async () => {
    world.meta.next.push(refuses.tooManyAt(7));
    await world.enqueue();
    await world.job().run();
    world.api.clock.advance({ seconds: 6 });
    await world.job().run();
    expect(world.meta.tried).toHaveLength(1);
    world.api.clock.advance({ seconds: 1 });
    await world.job().run();
    expect(world.meta.brought).toHaveLength(1);
    expect(world.sms).toEqual([]);
  });

  it('goes by SMS within a minute when the service is away', async () => {
    for (let time = 0; time < 10; time += 1) world.meta.next.push(refuses.down);
    await world.enqueue();
    for (let second = 0; second < 60; second += 5) {
      await world.job().run();
      world.api.clock.advance({ seconds: 5 });
    }
    expect(world.meta.tried).toHaveLength(4);
    expect(world.sms).toHaveLength(1);
  });

  it('is sent a second time only where its answer was lost', async () => {
    world.meta.takenBefore.push({ status: 200, cut: true });
    await world.enqueue();
    await world.job().run();
    expect(world.meta.brought).toHaveLength(1);
    world.api.clock.advance({ seconds: 5 });
    await world.job().run();
    expect(world.meta.brought.map(({ id }) => id)).toEqual([
      world.meta.brought[0]!.id,
      world.meta.brought[0]!.id,
    ]);
    expect(world.sms).toEqual([]);
  });

  it('is taken over from a process that died before it could note that it was sent', async () => {
    await world.enqueue();
    let died = () => {};
    const underWay = world
      .job(
        () =>
          new Promise<void>((_resolve, reject) => {
            died = () => reject(new Error('killed'));
          }),
      )
      .run();
    await expect.poll(async () => (await world.row()).tries).toBe(1);
    world.api.clock.advance({ seconds: 60 });
    await world.job().run();
    expect(world.meta.brought).toHaveLength(1);
    died();
    await underWay;
    // What the dead one says late starts nothing again.
    world.api.clock.advance({ hours: 1 });
    await world.job().run();
    expect(world.meta.brought).toHaveLength(1);
    expect(world.sms).toEqual([]);
  });
});
