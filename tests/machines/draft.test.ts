import { describe, expect, it } from 'vitest';
import {
  answers,
  choices,
  emptyDraft,
  idempotencyKey,
  isBegun,
  isComplete,
  isOrdered,
  withChoices,
  withOrder,
  withoutOrder,
} from '../../machines/booking/draft.ts';
import { everything } from '../../devtools/samples/booking.samples.ts';
import { isDraft, parseDraft, serializeDraft } from '../../machines/booking/storedDraft.ts';
import {
  mergeUnfinished,
  parseUnfinished,
  withUnfinished,
} from '../../machines/booking/unfinished.ts';
import type { Unfinished } from '../../machines/booking/unfinished.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { draftLifetime } from '../../machines/order/unfinished.ts';

const draft: Draft = {
  ...emptyDraft('d1'),
  testId: 't1',
  patientId: 'p1',
  labId: 'l1',
  slotId: 's1',
  addressId: 'a1',
  orderId: 'o1',
};

it.each(Object.entries(answers))('has all that an order needs once %s is answered', (name, all) => {
  const [open, answered] = all;
  const complete = { ...draft, ...everything };
  expect(
    [null, open, answered].map((answer) => isComplete({ ...complete, [name]: answer })),
  ).toEqual([true, false, true]);
});

describe('a stored draft', () => {
  it("comes back to its own user, and a guest's to whoever logs in", () => {
    expect(parseDraft(serializeDraft(draft, 'u1', 0), 'u1', 5)).toEqual(draft);
    expect(parseDraft(serializeDraft(draft, null, 0), 'u1', 5)).toEqual(draft);
    expect(parseDraft(serializeDraft(draft, 'u1', 0), 'u2', 5)).toBeNull();
  });
  it('is kept for a day to the millisecond', () => {
    const stored = serializeDraft(draft, 'u1', 1_000);
    expect(draftLifetime).toBe(86_400_000);
    expect(parseDraft(stored, 'u1', 1_000 + draftLifetime - 1)).toEqual(draft);
    expect(parseDraft(stored, 'u1', 1_000 + draftLifetime)).toBeNull();
    expect(parseDraft(null, 'u1', 5)).toBeNull();
  });
  it.each([
    ['no draft', undefined],
    ['nothing', null],
    ['no name', { ...draft, draftId: 7 }],
    ['no count of attempts', { ...draft, attempt: '1' }],
    ['a choice that is no id', { ...draft, labId: 7 }],
    ['an order that is no id', { ...draft, orderId: {} }],
    ['an answer about the last meal that nobody can give', { ...draft, lastMeal: true }],
    ['added tests that are no list', { ...draft, added: {} }],
    ['an added test that is nothing', { ...draft, added: [null] }],
    [
      'one added test of which it is not known for whom',
      { ...draft, added: [{ testId: 't2', patientId: 'p1' }, { testId: 't3' }] },
    ],
  ])('is dropped when it has %s', (_, broken) => {
    expect(parseDraft(serializeDraft(broken as Draft, 'u1', 0), 'u1', 5)).toBeNull();
    expect(isDraft(broken)).toBe(false);
  });
  it.each(choices)('of a version that did not ask for %s comes back without it', (name) => {
    const older = { ...draft, [name]: undefined } as unknown as Draft;
    const read = { ...draft, [name]: null };
    expect(parseDraft(serializeDraft(older, 'u1', 0), 'u1', 5)).toEqual(read);
    // Without its test a booking is not begun.
    const list = JSON.stringify([{ savedAt: 0, draft: older }]);
    expect(parseUnfinished(list, 5)).toEqual(
      name === 'testId' ? [] : [{ savedAt: 0, draft: read }],
    );
  });
  it('is dropped when it does not say when it was stored', () => {
    const undated = serializeDraft(draft, 'u1', 0).replace('"savedAt":0', '"savedAt":null');
    expect(parseDraft(undated, 'u1', 5)).toBeNull();
  });
  it('is dropped when it is old, broken or of another version', () => {
    expect(parseDraft(serializeDraft(draft, 'u1', 0), 'u1', draftLifetime)).toBeNull();
    expect(parseDraft('{', 'u1', 0)).toBeNull();
    expect(
      parseDraft(serializeDraft(draft, 'u1', 0).replace(/"version":\d+/, '"version":0'), 'u1', 5),
    ).toBeNull();
    expect(
      parseDraft(serializeDraft({ ...draft, slotId: 7 as never }, 'u1', 0), 'u1', 5),
    ).toBeNull();
  });
});

describe('the key of an order', () => {
  it('is the same for the same choices, whether an order came of them or not', () => {
    expect(idempotencyKey({ ...draft, orderId: null })).toBe(idempotencyKey(draft));
  });
  it.each(['testId', 'patientId', 'labId', 'slotId', 'addressId'] as const)(
    'is another one when %s is another one',
    (name) => {
      expect(idempotencyKey({ ...draft, [name]: 'x' })).not.toBe(idempotencyKey(draft));
    },
  );
  it('tells an id from two that are written one after the other', () => {
    const shifted = { ...draft, testId: 't', patientId: '1p1' };
    expect(idempotencyKey(shifted)).not.toBe(idempotencyKey(draft));
  });
  it('is one that the service takes: 100 letters, digits, dots, colons or dashes at most', () => {
    const longest = {
      ...draft,
      draftId: crypto.randomUUID(),
      attempt: 999,
      testId: 'a'.repeat(80),
      slotId: 'b'.repeat(80),
    };
    expect(idempotencyKey(longest)).toMatch(/^[\w.:-]{1,100}$/);
  });
});

describe('the order of a draft', () => {
  const ordered = withOrder(draft, 'o1');
  it('is what is chosen, until something else is, and again once that is taken back', () => {
    expect(isOrdered({ ...draft, orderId: null })).toBe(false);
    expect(isOrdered(ordered)).toBe(true);
    const changed = withChoices(ordered, { slotId: 's2' });
    expect(changed.orderId).toBe('o1');
    expect(isOrdered(changed)).toBe(false);
    expect(isOrdered(withChoices(changed, { slotId: 's1' }))).toBe(true);
    expect(isOrdered(withOrder(changed, 'o1'))).toBe(true);
  });
  it('stays as it is when the same is chosen again', () => {
    expect(withChoices(ordered, { slotId: 's1', labId: 'l1' })).toBe(ordered);
  });
  it('that is given up leaves another key', () => {
    expect(withoutOrder(ordered)).toMatchObject({ orderId: null, orderedAs: null, slotId: 's1' });
    expect(idempotencyKey(withoutOrder(ordered))).not.toBe(idempotencyKey(ordered));
  });
});

it('nothing is begun without a test, whoever it is for', () => {
  expect(isBegun({ ...draft, testId: null })).toBe(false);
});

describe('unfinished bookings', () => {
  const begun = (draftId: string): Draft => ({
    ...emptyDraft(draftId),
    testId: 't1',
    patientId: 'p1',
  });
  const stored = (list: unknown, now = 5) => parseUnfinished(JSON.stringify(list), now);

  it('come newest first, each once, and no more than are offered', () => {
    const ids = ['d1', 'd2', 'd3', 'd1', 'd4'];
    const list = ids.reduce<Unfinished[]>((all, id, at) => withUnfinished(all, begun(id), at), []);
    expect(list.map(({ draft: { draftId }, savedAt }) => [draftId, savedAt])).toEqual([
      ['d4', 4],
      ['d1', 3],
      ['d3', 2],
    ]);
  });
  it('of device and account are one list, with the newer state of one that both have', () => {
    const saved = (draftId: string, savedAt: number, labId: string): Unfinished => ({
      savedAt,
      draft: { ...begun(draftId), labId },
    });
    const device = [saved('d1', 5, 'device'), saved('d2', 3, 'device')];
    const account = [
      saved('d2', 4, 'account'),
      saved('d1', 2, 'account'),
      saved('d3', 1, 'account'),
    ];
    const named = (list: Unfinished[]) => list.map(({ draft: one }) => [one.draftId, one.labId]);
    const both = [
      ['d1', 'device'],
      ['d2', 'account'],
      ['d3', 'account'],
    ];
    expect(named(mergeUnfinished(device, account))).toEqual(both);
    expect(named(mergeUnfinished(device, [...account, saved('d4', 0, 'account')]))).toEqual(both);
    const finished = (draftId: string, savedAt: number) => ({
      savedAt,
      draft: emptyDraft(draftId),
    });
    expect(named(mergeUnfinished(device, [finished('d1', 6), finished('d2', 2)]))).toEqual([
      ['d2', 'device'],
    ]);
  });
  it('are those with a patient or an order, and leave the list when nothing is left to continue', () => {
    const list = withUnfinished([], begun('d1'), 0);
    expect(withUnfinished(list, emptyDraft('d1'), 1)).toEqual([]);
    expect(withUnfinished([], { ...emptyDraft('d1'), testId: 't1' }, 1)).toEqual([]);
    expect(
      withUnfinished([], { ...emptyDraft('d1'), testId: 't1', orderId: 'o1' }, 1),
    ).toHaveLength(1);
  });
  it('are dropped when they are old or broken', () => {
    const one = { savedAt: 0, draft: begun('d1') };
    expect(stored([one])).toEqual([one]);
    expect(stored([one], draftLifetime)).toEqual([]);
    const later = { savedAt: 1_000, draft: begun('d1') };
    expect(stored([later], 1_000 + draftLifetime - 1)).toEqual([later]);
    expect(stored([{ ...one, savedAt: null }])).toEqual([]);
    expect(
      stored([{ ...one, savedAt: 'now' }, { ...one, draft: { draftId: 'd1' } }, { savedAt: 1 }]),
    ).toEqual([]);
    expect(stored([{ savedAt: 0, draft: emptyDraft('d1') }])).toEqual([]);
    expect(parseUnfinished('{', 5)).toEqual([]);
    expect(parseUnfinished(null, 5)).toEqual([]);
  });
});
