import { afterEach, describe, expect, it } from 'vitest';
import { answerInHindi, durationInHindi } from '../../web/copy/hi/answers.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { inPageLanguage, setLanguage } from '../../web/copy/language.ts';
import { withoutHindi } from '../../web/shared/withoutHindi.ts';

afterEach(() => setLanguage('en'));

const test = {
  id: 'tsh',
  name: 'TSH',
  nameHindi: 'टीएसएच',
  description: 'The thyroid.',
  descriptionHindi: null,
  inclusions: ['TSH'],
  inclusionsHindi: [],
  whyBook: ['Tired'],
  whyBookHindi: ['थकान'],
  reportTime: '12 Hours',
};

describe('an answer of the gateway, read in Hindi', () => {
  it('has the Hindi text or list in place of the English, which stays where there is none', () => {
    expect(answerInHindi({ labTests: [test] })).toEqual({
      labTests: [
        {
          ...test,
          name: 'टीएसएच',
          whyBook: ['थकान'],
          reportTime: '12 घंटे',
        },
      ],
    });
  });

  it('may be read once more and is the same', () => {
    const once = answerInHindi(test);
    expect(answerInHindi(once)).toEqual(once);
  });

  it('is left alone in English', () => {
    expect(inPageLanguage(test)).toBe(test);
    setLanguage('hi', hindi);
    expect(inPageLanguage(test).name).toBe('टीएसएच');
  });

  it('goes with a page in one language only', () => {
    const answers = { 'LabTest {}': { labTest: test, subtitleHindi: 'stays without its English' } };
    expect(withoutHindi(answers)).toEqual({
      'LabTest {}': {
        labTest: {
          id: 'tsh',
          name: 'TSH',
          description: 'The thyroid.',
          inclusions: ['TSH'],
          whyBook: ['Tired'],
          reportTime: '12 Hours',
        },
        subtitleHindi: 'stays without its English',
      },
    });
  });
});

it.each([
  ['24 Hrs', '24 घंटे'],
  ['1 hour', '1 घंटा'],
  ['2 days', '2 दिन'],
  ['1 Day', '1 दिन'],
  ['30 mins', '30 मिनट'],
  ['10-12 hours', '10-12 घंटे'],
  ['Same day', 'Same day'],
  ['within 3 days of the visit', 'within 3 days of the visit'],
  ['', ''],
])('%s is %s in Hindi', (english, expected) => {
  expect(durationInHindi(english)).toBe(expected);
});
