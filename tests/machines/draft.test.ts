import { describe, expect, it } from 'vitest';
import {
  draftLifetime,
  emptyDraft,
  idempotencyKey,
  parseDraft,
  serializeDraft,
  withChoices,
} from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';

const draft: Draft = {
  ...emptyDraft('d1'),
  testId: 't1',
  patientId: 'p1',
  labId: 'l1',
  slotId: 's1',
  addressId: 'a1',
  orderId: 'o1',
};

describe('a stored draft', () => {
  it("comes back to its own user, and a guest's to whoever logs in", () => {
    expect(parseDraft(serializeDraft(draft, 'u1', 0), 'u1', 5)).toEqual(draft);
    expect(parseDraft(serializeDraft(draft, null, 0), 'u1', 5)).toEqual(draft);
    expect(parseDraft(serializeDraft(draft, 'u1', 0), 'u2', 5)).toBeNull();
  });
  it('is dropped when it is old, broken or of another version', () => {
    expect(parseDraft(serializeDraft(draft, 'u1', 0), 'u1', draftLifetime)).toBeNull();
    expect(parseDraft('{', 'u1', 0)).toBeNull();
    expect(
      parseDraft(serializeDraft(draft, 'u1', 0).replace('"version":1', '"version":0'), 'u1', 5),
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

it('another choice leaves the order behind; the same choice again leaves all as it is', () => {
  expect(withChoices(draft, { slotId: 's2' })).toEqual({ ...draft, slotId: 's2', orderId: null });
  expect(withChoices(draft, { slotId: 's1', labId: 'l1' })).toBe(draft);
});
