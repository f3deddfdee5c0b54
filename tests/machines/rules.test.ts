import { describe, expect, it } from 'vitest';
import * as guards from '../../machines/booking/booking.guards.ts';
import type {
  BookedOrder,
  BookingContext,
  BookingEvent,
} from '../../machines/booking/booking.types.ts';
import type { PaymentVerdict } from '../../machines/generated/schema.ts';
import { emptyDraft, withOrder } from '../../machines/booking/draft.ts';
import { endingOf } from '../../machines/booking/ending.ts';
import { codeOf, messageOf } from '../../machines/failure.ts';
import { failureUnlessSignedOut, successNotice } from '../../machines/messages.ts';
import { notices } from '../../machines/notices.ts';
import { reachedStages, statusOf } from '../../machines/order/order.rules.ts';
import { address, failure, lab, otherLab, patient } from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';

const draft = withOrder({ ...emptyDraft('d1'), testId: 't1', patientId: 'p1' }, 'o1');
const asked = (context: Partial<BookingContext>, event: object = { type: 'booking.resumed' }) => ({
  context: {
    draft,
    order: null,
    patients: [],
    addresses: [],
    labs: [],
    ...context,
  } as BookingContext,
  event: event as BookingEvent,
});
const ask = {} as ReturnType<typeof asked>;

describe('an order waits for money', () => {
  it.each<[boolean, Partial<BookedOrder>]>([
    [true, {}],
    [true, { paymentStatus: 'FAILED' }],
    [false, { id: 'another' }],
    [false, { paymentStatus: 'SUCCESS' }],
    [false, { paymentStatus: 'EXPIRED' }],
    [false, { paymentStatus: 'REFUND_PENDING' }],
    [false, { paymentStatus: 'REFUNDED' }],
    [false, { status: 'cancelled' }],
  ])('%s: %j', (waits, changes) => {
    expect(guards.hasUnpaidOrder(asked({ order: bookedOrder(changes) }))).toBe(waits);
  });
  it('not while there is none, or another choice was made since', () => {
    expect(guards.hasUnpaidOrder(asked({ order: null }))).toBe(false);
    const changed = { ...draft, patientId: 'p2' };
    expect(guards.hasUnpaidOrder(asked({ order: bookedOrder(), draft: changed }))).toBe(false);
  });
});

describe('what is there to choose from', () => {
  it('is somebody, and some place', () => {
    expect(guards.hasPatients(asked({ patients: [] }))).toBe(false);
    expect(guards.hasPatients(asked({ patients: [patient] }))).toBe(true);
    expect(guards.hasAddresses(asked({ addresses: [] }))).toBe(false);
    expect(guards.hasAddresses(asked({ addresses: [address] }))).toBe(true);
  });
  it('is a lab that has an open slot', () => {
    const labs = [lab, { ...otherLab, slotsAvailable: 0 }];
    const selected = (labId: string) => asked({ labs }, { type: 'lab.selected', labId });
    expect(guards.isLabOpen(selected(lab.id))).toBe(true);
    expect(guards.isLabOpen(selected(otherLab.id))).toBe(false);
    expect(guards.isLabOpen(selected('nobody'))).toBe(false);
    expect(guards.isLabOpen(asked({ labs }, { type: 'slot.selected', labId: lab.id }))).toBe(false);
    expect(guards.isAnyLabOpen(ask, { labs })).toBe(true);
    expect(guards.isAnyLabOpen(ask, { labs: labs.slice(1) })).toBe(false);
  });
});

describe('a fact is what it says', () => {
  const filled = { relation: 'MYSELF', name: 'Asha', dateOfBirth: '1990-01-01', gender: 'FEMALE' };
  it.each([
    [true, 'patient.submitted', {}],
    [false, 'patient.chosen', {}],
    [false, 'patient.submitted', { name: ' ' }],
    [false, 'patient.submitted', { dateOfBirth: '' }],
    [false, 'patient.submitted', { gender: '' }],
  ])('%s: the patient is filled in, %s %j', (isFilled, type, changes) => {
    const event = { type, patient: { ...filled, ...changes } };
    expect(guards.isFilledIn(asked({}, event))).toBe(isFilled);
  });
  it.each([
    [true, 'booking.begun', 't1', null],
    [false, 'booking.begun', 't2', null],
    [false, 'booking.begun', 't1', 'o1'],
    [false, 'test.chosen', 't1', null],
  ])('%s: the test is that of the draft, %s %s with order %s', (isOwn, type, testId, orderId) => {
    const one = asked({ draft: { ...draft, orderId } }, { type, testId, draftId: 'd2' });
    expect(guards.isTestOfDraft(one)).toBe(isOwn);
  });
});

it.each([
  ['SLOT_TAKEN', ['isSlotTaken']],
  ['HOLD_EXPIRED', ['isHoldExpired', 'isHoldUnextendable', 'isOrderGone']],
  ['HOLD_ALREADY_EXTENDED', ['isHoldUnextendable']],
  ['NOT_FOUND', ['isNotFound', 'isOrderGone']],
  ['ALREADY_PAID', ['isHoldUnextendable', 'isPaidAlready']],
  [undefined, []],
] as const)('the failure %s is told from all others', (code, expected) => {
  const { isSlotTaken, isHoldExpired, isHoldUnextendable, isOrderGone, isPaidAlready, isNotFound } =
    guards;
  const all = {
    isSlotTaken,
    isHoldExpired,
    isHoldUnextendable,
    isOrderGone,
    isPaidAlready,
    isNotFound,
  };
  const held = Object.entries(all).filter(([, guard]) => guard(ask, { error: failure(code) }));
  expect(held.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
});

it.each([
  [true, 'SUCCESS', ''],
  [true, 'FAILED', 'Payment Verified already'],
  [false, 'FAILED', 'The signature is wrong'],
])('%s: the verdict %s with “%s” is a payment', (isAccepted, status, message) => {
  expect(guards.isAccepted(ask, { verdict: { status, message } as PaymentVerdict })).toBe(
    isAccepted,
  );
});

it.each([
  ['PRICE_CHANGED', { amount: 649 }, true, false],
  ['PRICE_CHANGED', { amount: '649' }, false, false],
  ['PRICE_CHANGED', undefined, false, false],
  ['SLOT_TAKEN', { amount: 649, oldest: 'o1' }, false, false],
  ['TOO_MANY_HOLDS', { oldest: 'o1' }, false, true],
  ['TOO_MANY_HOLDS', { oldest: null }, false, false],
])('a refusal is gone on from by what it names: %s %j', (code, data, isPriceKnown, isOldest) => {
  const error = Object.assign(failure(code), { data });
  expect(guards.isPriceChanged(ask, { error })).toBe(isPriceKnown);
  expect(guards.isOldestToGiveUp(ask, { error })).toBe(isOldest);
});

it('the order is asked for again as long as tries are left', () => {
  expect([1, 0].map((pollsLeft) => guards.hasPollsLeft(asked({ pollsLeft })))).toEqual([
    true,
    false,
  ]);
});

it.each([
  ['paid', true, false],
  ['dismissed', false, true],
  ['failed', false, false],
  ['blocked', false, false],
])('the payment window ended: %s', (kind, isPaid, isDismissed) => {
  expect(guards.isWindowPaid(ask, { kind })).toBe(isPaid);
  expect(guards.isWindowDismissed(ask, { kind })).toBe(isDismissed);
  expect(guards.isWindowBlocked(ask, { kind })).toBe(kind === 'blocked');
});

it.each([
  [null, 'holdExpired'],
  [{ status: 'placed', paymentStatus: 'EXPIRED' }, 'holdExpired'],
  [{ status: 'cancelled', paymentStatus: 'EXPIRED' }, 'orderCancelled'],
  [{ status: 'cancelled', paymentStatus: 'REFUND_PENDING' }, 'moneyBack'],
  [{ status: 'cancelled', paymentStatus: 'REFUNDED' }, 'moneyBack'],
] as const)('an order that is over, %j, came to its end by %s', (order, ending) => {
  expect(endingOf(order)).toBe(ending);
});

describe('what a call failed with', () => {
  const sentence = 'The slot is taken';
  it.each<[string, object, object]>([
    ['a sentence', {}, { text: sentence }],
    ['its reason', { reason: 'SLOT_TAKEN' }, { text: sentence, reason: 'SLOT_TAKEN' }],
    ['its values', { params: { left: 2 } }, { text: sentence, params: { left: 2 } }],
  ])('is shown with %s', (_, extra, message) => {
    expect(messageOf(Object.assign(new Error(sentence), extra))).toEqual(message);
  });
  it.each([undefined, null, 'text', { message: 'no error' }, new Error('')])(
    'without a sentence is said in general: %j',
    (error) => expect(messageOf(error)).toBe(notices.somethingWrong),
  );
  it('has the code of the service, or none', () => {
    expect(codeOf(failure('SLOT_TAKEN'))).toBe('SLOT_TAKEN');
    expect(codeOf(undefined)).toBeUndefined();
  });
  it('says nothing of a session that is over', () => {
    const over = { event: { error: failure('UNAUTHENTICATED') } };
    expect(failureUnlessSignedOut(over)).toEqual({ message: null });
  });
});

it('an answer is a sentence, with its reason where it has one', () => {
  const notice = (reason?: string) =>
    successNotice({ event: { output: { message: 'Done', ...(reason && { reason }) } } });
  expect(notice()).toEqual({ kind: 'success', message: { text: 'Done' } });
  expect(notice('SAVED').message).toEqual({ text: 'Done', reason: 'SAVED' });
});

it('a cancelled order is at the first stage of its timeline, whatever it had reached', () => {
  expect(statusOf('cancelled')).toBe('cancelled');
  expect(Object.values(reachedStages('cancelled'))).toEqual([true, false, false, false, false]);
  expect(Object.values(reachedStages('collection'))).toEqual([true, true, true, false, false]);
});
