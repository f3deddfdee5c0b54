import { describe, expect, it } from 'vitest';
import { mask, masked } from '../../machines/report/mask.ts';

/** What a machine and its inspector say of themselves, and the names that no entity has. */
const harmless =
  '_id _version actorId attempt audience by draftId edited labOrder lastMeal machineId offerCode ' +
  'orderedAs panel parentId placedAt pollsLeft returned rootId savedAt secondsLeft sessionId sortBy sourceId src stage step ' +
  'userId wanted xstate$$type';
it.each(harmless.split(' '))('%s leaves as it is', (name) => {
  expect(mask({ [name]: 'word', inner: { [name]: 7 } })).toEqual({
    [name]: 'word',
    inner: { [name]: 7 },
  });
});

describe('what is one of a few names', () => {
  const leaving: [name: string, ...values: string[]][] = [
    ['code', 'SLOT_TAKEN', 'CONFLICT', 'FIRST60', '600F', 'A'],
    ['reason', 'SLOT_TAKEN', 'A_B_C'],
    ['act', 'DEPART', 'FAIL_VISIT', 'A_B_C'],
    ['fate', 'MOVE'],
    ['action', 'MOVE'],
    ['actions', 'PAY'],
    ['failure', 'NOBODY_THERE'],
    ['next', 'NEW_TIME'],
    ['to', '#patient'],
    ['sampleId', 'BLR-004211', 'blr-1', 'BLR1', '1234', `BLR-${'1'.repeat(28)}`],
  ];
  it.each(leaving)('leaves as %s', (name, ...values) => {
    expect(values.map((value) => mask(value, name))).toEqual(values);
  });

  const staying: [name: string, ...values: unknown[]][] = [
    // A one-time code is digits.
    ['code', '1234', 'first60', 'FIRST 60', '-FIRST', 'FIRST-', 12],
    // The reason for cancelling is what a person typed.
    ['reason', 'LATE', 'Late', 'late_night', 'x SLOT_TAKEN', 'SLOT_TAKEN x', 'SLOT_'],
    ['act', 'Depart', '1 DEPART', 'DEPART 1', '_A', 'A_'],
    ['fate', 'leela'],
    ['actions', 'leela'],
    ['failure', 'leela'],
    ['next', 'leela'],
    ['to', '9000000002', 'asha@example.com', '#asha@example.com'],
    // The label of a tube has digits, as names have not.
    ['sampleId', 'LEELA', 'BL1', `BLR-${'1'.repeat(29)}`, 'BLR 1', '+BLR-1', 'BLR-1+', 123_456],
  ];
  it.each(staying)('does not leave as %s where it is none of them', (name, ...values) => {
    expect(values.map((value) => mask(value, name))).toEqual(values.map(() => masked));
  });
});

it('of a failure its code, its reason and what is said for going on leave, themselves masked', () => {
  const failed = Object.assign(new Error('asha@example.com'), {
    code: 'PRICE_CHANGED',
    reason: 'PRICE_CHANGED',
    params: { count: 5, name: 'Asha' },
    data: { amount: 399, email: 'asha@example.com' },
  });
  expect(mask(failed)).toEqual({
    error: masked,
    code: 'PRICE_CHANGED',
    reason: 'PRICE_CHANGED',
    params: { count: 5, name: masked },
    data: { amount: 399, email: masked },
  });
});

it('of a text only its length up to three, and of a number nothing', () => {
  expect(['', 'a', ' ab ', 'Leela', 7, 1_234_567].map((value) => mask(value, 'name'))).toEqual([
    '',
    '•',
    '••',
    '•••',
    masked,
    masked,
  ]);
  // Whether a code is complete decides what is possible.
  expect([' 1234 ', '12', 1234].map((value) => mask(value, 'otp'))).toEqual(['••••', '••', masked]);
  expect(mask(560_038, 'pin')).toBe(masked);
});

it('a list is masked by what it is a list of', () => {
  expect(mask({ names: ['Asha', 'Ravi'], slotId: ['s1', 's2'], actions: ['PAY', 'Asha'] })).toEqual(
    {
      names: [masked, masked],
      slotId: ['s1', 's2'],
      actions: ['PAY', masked],
    },
  );
});

it("the names of a snapshot's states leave, and nothing else that is called a value", () => {
  const value = { page: { editing: 'address' } };
  const left = mask({ value, context: { name: 'Asha' } }) as { value: object };
  expect(left).toEqual({ value, context: { name: masked } });
  expect(left.value).not.toBe(value);
  expect(mask({ parameter: 'Glucose', value: 7.2, flag: 'high' })).toEqual({
    parameter: masked,
    value: masked,
    flag: masked,
  });
});

it('functions do not leave', () => {
  const left = mask({ step: () => 1, name: () => 1, id: Symbol('id') }) as object;
  expect(Object.keys(left)).toEqual(['id']);
  expect([mask(() => 1), mask(Symbol('id')), mask(null), mask(undefined), mask(false)]).toEqual([
    undefined,
    undefined,
    null,
    undefined,
    false,
  ]);
});
