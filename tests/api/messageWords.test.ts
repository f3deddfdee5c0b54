import { describe, expect, it } from 'vitest';
import { languageOf } from '../../api/messages/language.ts';
import type { Outgoing } from '../../api/messages/outgoing.ts';
import { offersWhatsApp, sendersOf } from '../../api/messages/senders.ts';
import { joined, words } from '../../api/messages/words.ts';
import { readConfig } from '../../server/shared/config.ts';

describe('a sentence with what was filled in', () => {
  it('keeps each value in its order, as a text', () => {
    expect(words`Your ${'TSH'} costs ${500} rupees.`).toEqual({
      text: 'Your TSH costs 500 rupees.',
      values: ['TSH', '500'],
    });
    expect(words`Nothing else.`).toEqual({ text: 'Nothing else.', values: [] });
  });

  it('counts two values with nothing but a gap between them as one', () => {
    expect(words`${'Thu'} ${'26 Nov'}, ${'9:00 am'}${'!'}`).toEqual({
      text: 'Thu 26 Nov, 9:00 am!',
      values: ['Thu 26 Nov', '9:00 am!'],
    });
  });

  it('is one sentence with another, with the values of both', () => {
    expect(joined(words`Your ${'TSH'}.`, words`After ${'9 pm'}.`)).toEqual({
      text: 'Your TSH. After 9 pm.',
      values: ['TSH', '9 pm'],
    });
  });
});

describe('messages are in the language of the page', () => {
  it.each([
    ['assay_lang=hi', 'hi'],
    ['a=1; assay_lang=hi', 'hi'],
    ['a=1;assay_lang=hi;b=2', 'hi'],
    ['a=1;  assay_lang=hi; b=2', 'hi'],
    ['assay_lang=en', 'en'],
    ['assay_lang=hin', 'en'],
    ['my_assay_lang=hi', 'en'],
    ['a=1;my_assay_lang=hi', 'en'],
    [undefined, 'en'],
  ])('with the cookies %j: %s', (cookie, language) => {
    expect(languageOf({ headers: { cookie } })).toBe(language);
  });
});

describe('WhatsApp', () => {
  const config = { ...readConfig({}), whatsApp: undefined };
  const message = { channel: 'whatsapp', to: '+919000000001', language: 'en' } as Outgoing;

  it('is offered where it is set up, and elsewhere than in production', () => {
    const whatsApp = { url: '', token: '', phoneId: '', appSecret: '', verifyToken: '' };
    expect(offersWhatsApp({ ...config, production: false })).toBe(true);
    expect(offersWhatsApp({ ...config, production: true })).toBe(false);
    const setUp = { ...config, production: true, whatsApp: { ...whatsApp, templates: {} } };
    expect(offersWhatsApp(setUp)).toBe(true);
  });

  it('that was set up once brings nothing in production', async () => {
    const { whatsapp } = sendersOf({ ...config, production: true }, () => {});
    await expect(whatsapp(message, new Date())).rejects.toThrow('WhatsApp is not set up');
  });
});
