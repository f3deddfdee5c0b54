import { describe, expect, it } from 'vitest';
import { orderTexts, preparing } from '../../api/orders/orderTexts.ts';
import { slotWords, startWords } from '../../api/slots/slotWords.ts';
import { fastingWords, visitWords } from '../../api/orders/visitWords.ts';
import type { OrderWithEvents } from '../../api/orders/orderRows.ts';
import { itemRow, orderRow } from './support/orderRow.ts';

const link = 'https://assay.example/reports/1';
const text = (
  language: 'en' | 'hi',
  stage: string,
  changes: Partial<OrderWithEvents> = {},
): string | undefined => orderTexts[language][stage]?.(orderRow(changes), link).text;

describe('what a customer reads of an order', () => {
  const slot = { en: 'Tue 24 Nov, 8:00 am', hi: '24 नवंबर, सुबह 8:00' };
  const test = { en: 'TSH', hi: 'टीएसएच (TSH)' };
  const [number, lab] = ['4821-7730', 'Kaveri Labs'];
  it.each<[stage: string, says: (language: 'en' | 'hi') => string[], changes?: object]>([
    ['SUCCESS', (in_) => [test[in_], lab, slot[in_], number]],
    ['reminder', (in_) => [test[in_], 'Ravi', number], { technician: 'Ravi' }],
    ['REFUND_PENDING', (in_) => [test[in_], '250', '5', '7'], { refunded: 250 }],
    ['REFUNDED', (in_) => [test[in_], '250'], { refunded: 250 }],
    ['itemCancelled', (in_) => [test[in_], '500', '5', '7']],
    ['itemRefunded', (in_) => [test[in_], '500']],
    ['reportReady', (in_) => [test[in_], 'Asha Rao', link]],
    ['reportCorrected', (in_) => [test[in_], 'Asha Rao', link]],
    ['assigned', (in_) => [test[in_], 'Ravi', slot[in_]], { technician: 'Ravi' }],
    ['onTheWay', (in_) => [test[in_], 'Ravi', number], { technician: 'Ravi' }],
    ['collection', (in_) => [test[in_]]],
    ['notCollected', (in_) => [test[in_], number]],
    ['sampleRejected', (in_) => [test[in_], number]],
    ['examining', (in_) => [test[in_]]],
    ['completed', (in_) => [test[in_], link]],
    ['moved', (in_) => [test[in_], slot[in_]]],
  ])('at %s has the facts in it, in both languages', (stage, says, changes = {}) => {
    for (const language of ['en', 'hi'] as const) {
      const said = text(language, stage, changes)!;
      for (const fact of says(language)) expect(said).toContain(fact);
      expect(said).not.toMatch(/undefined|null|NaN/);
      // A sentence, not the facts alone.
      const rest = says(language).reduce((left, fact) => left.replace(fact, ''), said);
      expect(rest).toMatch(language === 'en' ? /[a-z]{3,} [a-z]{2,}/ : /[ऀ-ॿ]{2,} [ऀ-ॿ]{2,}/);
    }
    expect(text('en', stage, changes)).not.toMatch(/[ऀ-ॿ]/);
  });

  it('counts the tests of a visit of several, in sentences of their own', () => {
    const several = { item_count: 3 };
    expect(text('en', 'SUCCESS', several)).toContain('visit for 3 tests');
    expect(text('en', 'moved', several)).toContain('visit for 3 tests');
    expect(text('en', 'completed.several', several)).toContain('The reports of 3 tests are ready.');
    for (const stage of ['SUCCESS.several', 'completed.several', 'moved.several']) {
      const said = text('hi', stage, several);
      expect(said).toContain('3 टेस्ट');
      expect(said).not.toBe(text('hi', stage.split('.')[0]!, several));
    }
    expect(text('hi', 'examining', several)).toContain('3 टेस्ट');
  });

  it('names nobody who is not known yet', () => {
    for (const [stage, english, hindi] of [
      ['reminder', 'a technician comes', 'टेक्नीशियन'],
      ['assigned', 'A technician comes', 'टेक्नीशियन'],
      ['onTheWay', 'The technician is', 'टेक्नीशियन'],
    ] as const) {
      expect(text('en', stage)).toContain(english);
      expect(text('hi', stage)).toContain(hindi);
    }
  });

  it('has the English name of a test that has no other', () => {
    const booked = { ...orderRow().booked };
    booked.test = { ...booked.test, testNameHindi: null };
    expect(text('hi', 'examining', { booked })).toContain('TSH');
  });

  it('says nothing where a stage has no words, and how to prepare at three of them', () => {
    for (const stage of ['PENDING', 'FAILED', 'EXPIRED', 'placed', 'cancelled'])
      expect([text('en', stage), text('hi', stage)]).toEqual([undefined, undefined]);
    expect([...preparing].toSorted()).toEqual(['SUCCESS', 'moved', 'reminder']);
  });
});

describe('when a slot begins', () => {
  it.each([
    ['12:00 am', '12:00 am', 'रात 12:00'],
    ['03:59 am', '3:59 am', 'रात 3:59'],
    ['04:00 am', '4:00 am', 'सुबह 4:00'],
    ['11:30 am', '11:30 am', 'सुबह 11:30'],
    ['12:00 pm', '12:00 pm', 'दोपहर 12:00'],
    ['03:30 pm', '3:30 pm', 'दोपहर 3:30'],
    ['04:00 pm', '4:00 pm', 'शाम 4:00'],
    ['07:30 pm', '7:30 pm', 'शाम 7:30'],
    ['08:00 pm', '8:00 pm', 'रात 8:00'],
  ])('%s is said as %s and %s', (startTime, english, hindi) => {
    expect(startWords({ startTime }, 'en')).toBe(english);
    expect(startWords({ startTime }, 'hi')).toBe(hindi);
  });

  it('is said as it is where it is no such time', () => {
    for (const startTime of ['morning', '7:00 am', '07:00 am or so', 'at 07:00 am', '07:00'])
      expect(startWords({ startTime }, 'hi')).toBe(startTime);
  });

  it('has its day, the same whatever the zone of the process', () => {
    const first = { date: '2026-12-01', startTime: '07:00 am' };
    expect(slotWords(first, 'en')).toBe('Tue 1 Dec, 7:00 am');
    expect(slotWords(first, 'hi')).toBe('1 दिसंबर, सुबह 7:00');
  });

  it.each([
    ['12:00 am', '30 नवंबर और 1 दिसंबर के बीच की रात 12:00'],
    ['12:30 am', '30 नवंबर और 1 दिसंबर के बीच की रात 12:30'],
    ['03:45 am', '30 नवंबर और 1 दिसंबर के बीच की रात 3:45'],
    ['04:00 am', '1 दिसंबर, सुबह 4:00'],
    ['12:30 pm', '1 दिसंबर, दोपहर 12:30'],
    ['11:30 pm', '1 दिसंबर, रात 11:30'],
  ])('at %s says in Hindi which night is meant: %s', (startTime, words) => {
    expect(slotWords({ date: '2026-12-01', startTime }, 'hi')).toBe(words);
  });
});

describe('what to keep to before a visit', () => {
  const fasting = (starts: string, language: 'en' | 'hi') => {
    const { booked } = orderRow();
    const needed = { ...booked, test: { ...booked.test, fasting: 'needed' as const } };
    const row = orderRow({ booked: needed, starts_at: new Date(starts), language });
    return fastingWords(row)?.text;
  };

  it.each([
    ['2026-11-24T02:00:00Z', 'after 9:30 pm on Monday', 'सोमवार, रात 9:30 बजे'],
    ['2026-11-24T08:30:00Z', 'after 4:00 am on Tuesday', 'मंगलवार, सुबह 4 बजे'],
    ['2026-11-24T16:30:00Z', 'after 12:00 pm on Tuesday', 'मंगलवार, दोपहर 12 बजे'],
    ['2026-11-24T20:30:00Z', 'after 4:00 pm on Tuesday', 'मंगलवार, शाम 4 बजे'],
    ['2026-11-25T00:30:00Z', 'after 8:00 pm on Tuesday', 'मंगलवार, रात 8 बजे'],
  ])('at %s is said with the time ten hours earlier', (starts, english, hindi) => {
    expect(fasting(starts, 'en')).toBe(`Nothing but water ${english}.`);
    expect(fasting(starts, 'hi')).toBe(`${hindi} के बाद पानी के सिवा कुछ न लें।`);
  });

  it.each([
    ['2026-11-24T04:30:00Z', 'midnight', '12'],
    ['2026-11-24T04:31:00Z', '12:01 am on the night', '12:01'],
    ['2026-11-24T05:30:00Z', '1:00 am on the night', '1'],
    ['2026-11-24T08:29:00Z', '3:59 am on the night', '3:59'],
  ])('at %s both days of the night are named', (starts, english, hindi) => {
    expect(fasting(starts, 'en')).toBe(
      `Nothing but water after ${english} between Monday and Tuesday.`,
    );
    expect(fasting(starts, 'hi')).toBe(
      `सोमवार और मंगलवार के बीच की रात ${hindi} बजे के बाद पानी के सिवा कुछ न लें।`,
    );
  });

  it('is nothing where nobody has to fast', () => {
    expect(fastingWords(orderRow())).toBeNull();
  });
});

describe('a visit in a calendar', () => {
  it('is called by its test or by how many there are, in the language of the order', () => {
    const several = { item_count: 2, items: [itemRow('one'), itemRow('two')] };
    const titles = (changes: Partial<OrderWithEvents>) =>
      (['en', 'hi'] as const).map(
        (language) => visitWords(orderRow({ ...changes, language })).title,
      );
    expect(titles({})).toEqual(['Sample collection: TSH', 'सैंपल लेना: टीएसएच (TSH)']);
    expect(titles(several)).toEqual(['Sample collection: 2 tests', 'सैंपल लेना: 2 टेस्ट']);
    expect(visitWords(orderRow({ language: 'hi' })).details).toBe('ऑर्डर 4821-7730, Kaveri Labs');
  });
});
