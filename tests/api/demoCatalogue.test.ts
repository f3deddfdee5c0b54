import { describe, expect, it } from 'vitest';
import { testIcons } from '../../api/catalogue/icons.ts';
import { demoFaq, demoTestimonials } from '../../api/demo/demoContent.ts';
import { demoLabs } from '../../api/demo/demoLabs.ts';
import { demoTests } from '../../api/demo/demoTests.ts';

const devanagari = /\p{Script=Devanagari}/u;
/** Codes of values with letters that a word could have. */
const codes = new Set([
  'MCHC',
  'VLDL',
  'eGFR',
  'HOMA',
  'SGOT',
  'SGPT',
  'SARS',
  'ELISA',
  'UIBC',
  'TIBC',
]);
const parsed = (text: string): unknown => JSON.parse(text);

describe('the demo catalogue', () => {
  it('has 45 tests with different ids and names, 8 labs, 6 testimonials and 10 questions', () => {
    expect(demoTests).toHaveLength(45);
    expect(new Set(demoTests.map((test) => test.id)).size).toBe(45);
    expect(demoLabs).toHaveLength(8);
    expect(demoTestimonials).toHaveLength(6);
    expect(demoFaq).toHaveLength(10);
  });

  it.each(demoTests)(
    'says what $name costs, contains and needs, in two sentences or more',
    (test) => {
      expect(test.price).toBeGreaterThanOrEqual(199);
      expect(test.description.split(/\.(?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2);
      for (const list of [test.inclusions, test.disclaimers, test.features, test.why_book])
        expect(parsed(list)).not.toHaveLength(0);
      expect(testIcons.map((name) => `icon:${name}`)).toContain(test.icon);
    },
  );

  it.each(demoTests)('says the same of $name in Hindi', (test) => {
    for (const text of [test.name_hindi, test.description_hindi]) expect(text).toMatch(devanagari);
    expect(test.description_hindi.split('।').length).toBeGreaterThanOrEqual(3);
    const lists = [
      [test.inclusions, test.inclusions_hindi],
      [test.features, test.features_hindi],
    ] as const;
    for (const [english, hindi] of lists)
      expect((parsed(hindi) as string[]).length).toBe((parsed(english) as string[]).length);
    for (const list of [test.disclaimers_hindi, test.why_book_hindi, test.features_hindi])
      expect((parsed(list) as string[]).filter((text) => !devanagari.test(text))).toEqual([]);
    // Codes are the same in both languages; a word of small letters is none.
    const words =
      (parsed(test.inclusions_hindi) as string[]).join(' ').match(/\b[a-z]{4,}/gi) ?? [];
    expect(words.filter((word) => !codes.has(word))).toEqual([]);
  });

  it('has every testimonial and every question in Hindi', () => {
    const texts = [
      ...demoTestimonials.flatMap((one) => [one.name_hindi, one.location_hindi, one.message_hindi]),
      ...demoFaq.flatMap((one) => [one.question_hindi, one.answer_hindi]),
    ];
    expect(texts).toHaveLength(6 * 3 + 10 * 2);
    expect(texts.filter((text) => !devanagari.test(text))).toEqual([]);
  });

  it('counts 42 values in the Full Body Checkup', () => {
    const checkup = demoTests.find((test) => test.id === 'full-body-checkup-42-tests')!;
    expect(new Set(parsed(checkup.inclusions) as string[]).size).toBe(42);
  });

  it('holds some lists as one text, as older entries of a real catalogue are', () => {
    const texts = demoTests.filter((test) => typeof parsed(test.why_book) === 'string');
    expect(texts.map((test) => test.id)).toContain('covid-rtpcr-test');
    expect(texts.length).toBeLessThan(demoTests.length / 4);
  });
});
