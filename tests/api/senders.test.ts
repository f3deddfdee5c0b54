import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxSender, sendersOf } from '../../api/messages/senders.ts';
import type { Outgoing } from '../../api/messages/outgoing.ts';
import { readConfig } from '../../server/shared/config.ts';
import type { Config } from '../../server/shared/config.ts';
import { httpStandIn, mailStandIn } from './support/standIns.ts';

let config: Config;
beforeAll(async () => {
  config = readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'assay-test-')) });
});
afterAll(() => rm(config.dataDir, { recursive: true }));

describe('senders', () => {
  const message: Outgoing = {
    id: '01',
    channel: 'sms',
    to: '+919000000001',
    kind: 'otp',
    template: null,
    text: '1234 is your code',
    values: [],
    code: '1234',
    language: 'en',
  };
  const at = new Date('2026-11-21T04:30:00Z');

  it('write one JSON line and one readable line with no provider', async () => {
    const lines: string[] = [];
    const sender = outboxSender(config.dataDir, (line) => lines.push(line));
    await sender(message, at);
    await sender(
      {
        ...message,
        channel: 'email',
        to: 'a@b.example',
        kind: 'orderStatus',
        text: 'Zwei\nZeilen',
        code: undefined,
      },
      at,
    );
    const file = join(config.dataDir, 'outbox.jsonl');
    expect(await readFile(file, 'utf8')).toContain(
      [
        '{"at":"2026-11-21T04:30:00.000Z","channel":"sms","to":"+919000000001","kind":"otp","text":"1234 is your code","code":"1234"}',
        '{"at":"2026-11-21T04:30:00.000Z","channel":"email","to":"a@b.example","kind":"orderStatus","text":"Zwei\\nZeilen"}\n',
      ].join('\n'),
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(lines).toEqual([
      'SMS to +919000000001: 1234 is your code',
      'E-mail to a@b.example: Zwei\nZeilen',
    ]);
  });

  it('send an SMS through a service that speaks Twilio', async () => {
    let status = 201;
    const service = await httpStandIn(() => ({ status }));
    const { sms } = sendersOf(
      {
        ...config,
        sms: {
          provider: 'twilio',
          url: `${service.url}//`,
          accountSid: 'AC1',
          apiKey: 'AC1',
          authToken: 'secret',
          from: '+15550001111',
          dlt: undefined,
        },
      },
      () => {},
    );
    await sms(message, at);
    expect(service.received).toMatchObject([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC1/Messages.json',
        headers: { authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}` },
        body: 'To=%2B919000000001&From=%2B15550001111&Body=1234+is+your+code',
      },
    ]);
    status = 500;
    await expect(sms(message, at)).rejects.toThrow('The SMS service answered 500');
    await service.close();
  });

  it('send an SMS through a service that speaks Exotel, with the numbers of registered texts', async () => {
    const service = await httpStandIn(() => ({ status: 200 }));
    const { sms } = sendersOf(
      {
        ...config,
        sms: {
          provider: 'exotel',
          url: service.url,
          accountSid: 'assay1',
          apiKey: 'key',
          authToken: 'secret',
          from: 'ASSAYL',
          dlt: {
            entityId: '1101',
            templates: { 'otp.en': '1107001', 'orderStatus.moved.hi': '1107002' },
          },
        },
      },
      () => {},
    );
    await sms(message, at);
    const moved = { kind: 'orderStatus', template: 'orderStatus.moved', code: undefined };
    await sms({ ...message, ...moved, text: 'समय बदल गया', language: 'hi' }, at);
    await sms({ ...message, ...moved, text: 'Moved', language: 'en' }, at);
    expect(service.received[0]).toMatchObject({
      method: 'POST',
      path: '/v1/Accounts/assay1/Sms/send.json',
      headers: { authorization: `Basic ${Buffer.from('key:secret').toString('base64')}` },
    });
    const entity = { From: 'ASSAYL', To: '+919000000001', DltEntityId: '1101' };
    expect(
      service.received.map(({ body }) => Object.fromEntries(new URLSearchParams(body))),
    ).toEqual([
      {
        ...entity,
        Body: '1234 is your code',
        EncodingType: 'plain',
        Priority: 'high',
        DltTemplateId: '1107001',
      },
      { ...entity, Body: 'समय बदल गया', EncodingType: 'unicode', DltTemplateId: '1107002' },
      { ...entity, Body: 'Moved', EncodingType: 'plain' },
    ]);
    await service.close();
  });

  it('send an SMS through Exotel without a registration, too', async () => {
    const service = await httpStandIn(() => ({ status: 200 }));
    const exotel = { provider: 'exotel', url: service.url, accountSid: 'a', apiKey: 'k' } as const;
    const sms = { ...exotel, authToken: 'secret', from: 'ASSAYL', dlt: undefined };
    await sendersOf({ ...config, sms }, () => {}).sms({ ...message, text: 'One\nTwo' }, at);
    expect(Object.fromEntries(new URLSearchParams(service.received[0]!.body))).toEqual({
      From: 'ASSAYL',
      To: '+919000000001',
      Body: 'One\nTwo',
      EncodingType: 'plain',
      Priority: 'high',
    });
    await service.close();
  });

  it('send an e-mail as text and as HTML, from whom the settings say, with nothing of the text as markup', async () => {
    const server = await mailStandIn();
    const { email } = sendersOf(
      {
        ...config,
        smtpUrl: `${server.url}?from=lab%40example.com`,
        mailFrom: 'Assay <care@lab.example>',
      },
      () => {},
    );
    await email(
      {
        ...message,
        channel: 'email',
        to: 'a@b.example',
        kind: 'staffInvitation',
        code: undefined,
        text: 'Hello <b>Asha</b>: https://lab.example/a#t=1\nBye.',
      },
      at,
    );
    const mail = server.mails[0]!.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(mail).toContain('From: Assay <care@lab.example>');
    expect(mail).toContain('Content-Type: multipart/alternative');
    expect(mail).toContain('Hello <b>Asha</b>: https://lab.example/a#t=1');
    expect(mail).toContain('Hello &#60;b&#62;Asha&#60;/b&#62;');
    expect(mail).toContain('<a href="https://lab.example/a#t=1"');
    expect(mail).toContain('<html lang="en">');
    await server.close();
  });

  it('send an e-mail through SMTP', async () => {
    const server = await mailStandIn();
    const { email } = sendersOf(
      { ...config, smtpUrl: `${server.url}?from=lab%40example.com` },
      () => {},
    );
    await email(
      { ...message, id: '01m', channel: 'email', to: 'a@b.example', kind: 'passwordReset' },
      at,
    );
    await email(
      { ...message, channel: 'email', to: 'a@b.example', kind: 'passwordReset', language: 'hi' },
      at,
    );
    expect(server.mails).toHaveLength(2);
    expect(server.mails[1]).toMatch(/^Subject: =\?UTF-8\?/m);
    for (const line of [
      'From: lab@example.com',
      'To: a@b.example',
      'Subject: Your code to reset the password',
      'Message-ID: <01m@assay>',
      '1234 is your code',
    ])
      expect(server.mails[0]).toContain(line);
    await server.close();
    await expect(email(message, at)).rejects.toThrow('ECONNREFUSED');
  });
});
