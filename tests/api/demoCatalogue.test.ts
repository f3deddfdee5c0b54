import { describe, expect, it } from 'vitest';
import { testIcons } from '../../api/catalogue/icons.ts';
import { demoFaq, demoTestimonials } from '../../api/demo/demoContent.ts';
import { demoLabs } from '../../api/demo/demoLabs.ts';
import { demoTests } from '../../api/demo/demoTests.ts';

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
