import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { mailHtml } from '../../api/messages/mailHtml.ts';
import type { Outgoing } from '../../api/messages/outgoing.ts';
import { sendersOf, smtpSettings } from '../../api/messages/senders.ts';
import { readConfig } from '../../server/shared/config.ts';
import { mailStandIn } from './support/standIns.ts';

const mail = { language: 'en' as const, subject: 'Your code', text: 'Hello', code: undefined };
/** What a program that shows HTML shows, each paragraph on a line of its own. */
const shown = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .filter((line) => line !== '');

describe('a mail in HTML', () => {
  it('says its subject, every line of its text and who sends it', () => {
    const html = mailHtml({ ...mail, text: 'Hello Asha\nSee you.' });
    expect(shown(html)).toEqual(['Your code', 'Hello Asha', 'See you.', 'Assay']);
    expect(html).toContain('<title>Your code</title>');
    expect(html).not.toContain('undefined');
  });

  it('shows a code in large, before its text, and only where there is one', () => {
    expect(shown(mailHtml({ ...mail, code: '1<34' }))).toEqual([
      'Your code',
      '1&#60;34',
      'Hello',
      'Assay',
    ]);
  });

  it('has nothing of a text as markup, whatever stands in it', () => {
    const html = mailHtml({ ...mail, subject: `"R&D" <a>`, text: `it's <b>"1 & 2"</b>` });
    const said = ['&#34;R&#38;D&#34; &#60;a&#62;', 'it&#39;s &#60;b&#62;&#34;1 &#38; 2&#34;'];
    expect(shown(html).slice(0, 2)).toEqual([said[0], `${said[1]}&#60;/b&#62;`]);
  });

  it.each([
    ['en', 'http://lab.example/a?b=1&c=2#t', 'Open the link'],
    ['hi', 'https://lab.example/a', 'लिंक खोलें'],
  ] as const)('has each link as a button, in its own language: %s', (language, url, label) => {
    const html = mailHtml({ ...mail, language, text: `Here: ${url} "at once"\nBye.` });
    expect(html).toContain(`<html lang="${language}">`);
    expect(
      [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, ...of]) => of),
    ).toEqual([[url.replaceAll('&', '&#38;'), label]]);
    // Below the line in which it stands.
    expect(shown(html).indexOf(label)).toBe(2);
  });
});

/** A header of a mail as people read it (RFC 2047). */
const headerOf = (text: string, name: string) => {
  const folded = new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)$`, 'm').exec(text)![1]!;
  return folded
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/g, (_, form: string, encoded: string) => {
      if (form === 'B') return Buffer.from(encoded, 'base64').toString();
      const percents = encoded.replaceAll('%', '%25').replaceAll('_', ' ').replaceAll('=', '%');
      return decodeURIComponent(percents);
    });
};

describe('a mail', () => {
  const message: Outgoing = {
    id: '01',
    channel: 'email',
    to: 'a@b.example',
    kind: 'otp',
    template: null,
    text: 'Hello',
    values: [],
    code: undefined,
    language: 'en',
  };
  const at = new Date('2026-11-21T04:30:00Z');
  const senderFor = (smtpUrl: string) =>
    sendersOf({ ...readConfig({}), smtpUrl, mailFrom: undefined }, () => {}).email;

  it('has a subject by its kind, in its language, and is from the server where nothing else is set', async () => {
    const server = await mailStandIn();
    const send = senderFor(server.url);
    for (const language of ['en', 'hi'] as const)
      for (const kind of ['passwordReset', 'orderStatus', 'otp', 'staffInvitation', 'other'])
        await send({ ...message, kind, language }, at);
    await server.close();
    expect(server.mails.map((text) => headerOf(text, 'Subject'))).toEqual([
      'Your code to reset the password',
      'Your order',
      'Your code',
      'Your invitation to work with Assay',
      'Assay',
      'पासवर्ड बदलने का आपका ओटीपी',
      'आपका ऑर्डर',
      'आपका ओटीपी',
      'Assay की टीम में काम करने का निमंत्रण',
      'Assay',
    ]);
    expect(headerOf(server.mails[0]!, 'From')).toBe('Assay <no-reply@127.0.0.1>');
  });

  it('is given up after the time that the settings say', async () => {
    // Nobody greets there in time.
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(
      senderFor(`smtp://127.0.0.1:${port}?greetingTimeout=50`)(message, at),
    ).rejects.toThrow('Greeting never received');
    server.close();
  });

  it('waits ten seconds for each step of a server, where the settings do not say how long', () => {
    const { url, from } = smtpSettings(
      'smtp://mail.example?from=lab%40example.com&greetingTimeout=50',
    );
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      connectionTimeout: '10000',
      greetingTimeout: '50',
      socketTimeout: '10000',
    });
    expect(from).toBe('lab@example.com');
  });
});
