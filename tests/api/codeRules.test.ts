import { expect, it } from 'vitest';
import * as rules from '../../api/codes/codes.rules.ts';
import { codeTexts } from '../../api/codes/codeTexts.ts';
import { refusalOf } from './support/refusalOf.ts';

const hour = 3600;
const day = 86_400;

it('a one-time code is sent, lasts and is tried as often as the threat model says', () => {
  const { makeCode: _make, readCode: _read, ...figures } = rules;
  expect(figures).toEqual({
    CODE_SECONDS: 300,
    RESEND_SECONDS: 30,
    TRIES_PER_CODE: 5,
    CODES_PER_HOUR: { max: 5, seconds: hour },
    CODES_PER_DAY: { max: 8, seconds: day },
    WRONG_BEFORE_SLOW: { max: 20, seconds: 30 * day },
    CODES_WHEN_SLOW: { max: 1, seconds: day },
    TRIES_WHEN_SLOW: 2,
    CODES_PER_ADDRESS: { max: 100, seconds: hour },
    WRONG_PER_NETWORK: { max: 25, seconds: day },
    WRONG_PER_NETWORK_WHEN_SLOW: { max: 1, seconds: 1800 },
    NEW_NUMBERS_PER_NETWORK: { max: 30, seconds: hour },
    newNumbersKey: 'sms:new numbers',
  });
});

it('has four digits, also where it begins with zeros', () => {
  // That none of four hundred begins with a zero happens once in 10^18 runs.
  const codes = Array.from({ length: 400 }, rules.makeCode);
  expect(codes.filter((code) => !/^\d{4}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(100);
});

it('is typed as it was sent, with spaces around it', async () => {
  expect(rules.readCode(' 0042\n')).toBe('0042');
  for (const typed of ['', '042', '00421', 'a0042', '00 42', '004a'])
    expect(await refusalOf(() => rules.readCode(typed))).toEqual(['CODE_LENGTH', undefined]);
});

it('what comes with it says what it is for and how long it is valid, the code first', () => {
  expect([codeTexts.en.phone('0042'), codeTexts.en.reset('0042')]).toEqual([
    '0042 is your Assay code. It is valid for 5 minutes. Do not share it with anyone.',
    '0042 is the code to reset your Assay password. It is valid for 5 minutes. If you did not ask for it, ignore this message.',
  ]);
  expect([codeTexts.hi.phone('0042'), codeTexts.hi.reset('0042')]).toEqual([
    '0042 आपका Assay ओटीपी है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।',
    '0042 आपका Assay पासवर्ड बदलने का ओटीपी है। यह 5 मिनट तक मान्य है। अगर आपने इसे नहीं माँगा, तो इस संदेश को अनदेखा करें।',
  ]);
});
