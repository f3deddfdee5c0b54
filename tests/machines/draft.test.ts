import { describe, expect, it } from 'vitest';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { draftLifetime, emptyDraft, idempotencyKey, parseDraft, serializeDraft } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { placeLabel } from '../../machines/location/label.ts';
import { reachedStages, statusOf } from '../../machines/order/order.rules.ts';
import { notices } from '../../machines/notices.ts';
import { address, bookedOrder, failure, lab, patient, slot } from '../models/samples.ts';
import { walk } from '../models/walk.ts';

const draft: Draft = { ...emptyDraft('d1'), testId: 't1', patientId: 'p1', labId: 'l1', slotId: 's1', addressId: 'a1' };
const funnel = async (changes: Partial<Draft> = {}) => {
  const one = walk(bookingMachine, { draft: { ...draft, ...changes } });
  await one.go({ fact: { type: 'booking.resumed' } });
  return one;
};
const toOrder = [{ answers: 'loadAddresses', with: [address] }, { fact: { type: 'order.requested' } }] as const;

describe('a stored draft', () => {
  it('comes back to its own user, and a guest\'s to whoever logs in', () => {
    expect(parseDraft(serializeDraft(draft, 'u1', 0), 'u1', 5)).toEqual(draft);
    expect(parseDraft(serializeDraft(draft, null, 0), 'u1', 5)).toEqual(draft);
    expect(parseDraft(serializeDraft(draft, 'u1', 0), 'u2', 5)).toBeNull();
  });
  it('is dropped when it is old, broken or of another version', () => {
    expect(parseDraft(serializeDraft(draft, 'u1', 0), 'u1', draftLifetime)).toBeNull();
    expect(parseDraft('{', 'u1', 0)).toBeNull();
    expect(parseDraft(serializeDraft(draft, 'u1', 0).replace('"version":1', '"version":0'), 'u1', 5)).toBeNull();
    expect(parseDraft(serializeDraft({ ...draft, slotId: 7 as never }, 'u1', 0), 'u1', 5)).toBeNull();
  });
});

describe('the funnel', () => {
  it('keeps patient and address and clears lab and slot when another test is opened', async () => {
    const one = await funnel();
    await one.go({ fact: { type: 'test.opened', testId: 't2', draftId: 'd2' } });
    expect(one.context<BookingContext>().draft).toEqual({ ...draft, testId: 't2', labId: null, slotId: null });
  });
  it('goes back to the slots with a plain message when the slot was just taken, with a new key', async () => {
    const one = await funnel();
    await one.go(...toOrder, { fails: 'createOrder', with: failure('SLOT_TAKEN') });
    expect(one.value()).toEqual({ slot: 'loading' });
    const { message, draft: kept } = one.context<BookingContext>();
    expect(message).toBe(notices.slotTaken);
    expect(kept).toEqual({ ...draft, slotId: null, attempt: 1 });
    expect(idempotencyKey(kept)).not.toBe(idempotencyKey(draft));
  });
  it('lets the hold end after 15 minutes and keeps patient and address', async () => {
    const one = await funnel();
    await one.go(...toOrder, { answers: 'createOrder', with: bookedOrder() }, { passes: 14 * 60_000 });
    expect(one.value()).toEqual({ review: 'showing' });
    await one.go({ passes: 60_000 });
    expect(one.value()).toEqual({ slot: 'loading' });
    expect(one.context<BookingContext>().draft).toMatchObject({ patientId: 'p1', addressId: 'a1', slotId: null, orderId: null });
  });
  it('clears the slot when the lab or the day is changed', async () => {
    const one = await funnel({ slotId: null, addressId: null });
    await one.go({ answers: 'loadSlots', with: [slot, { ...slot, id: 's2', date: '2026-11-24' }] }, { fact: { type: 'slot.selected', slotId: 's1' } }, { fact: { type: 'date.selected', date: '2026-11-24' } });
    expect(one.context<BookingContext>().draft.slotId).toBeNull();
    expect(one.can({ type: 'slot.confirmed' })).toBe(false);
  });
  it('chooses the first open lab, and never a full one', async () => {
    const one = await funnel({ labId: null, slotId: null, addressId: null });
    await one.go({ answers: 'loadLabs', with: [{ ...lab, id: 'full', slotsAvailable: 0 }, lab] }, { fact: { type: 'lab.selected', labId: 'full' } });
    expect(one.context<BookingContext>().draft.labId).toBe('l1');
  });
  it('asks to fill all fields before it saves a patient', async () => {
    const one = await funnel({ patientId: null, labId: null, slotId: null, addressId: null });
    const input = { relation: 'MYSELF', name: '  ', dateOfBirth: '1990-01-01', gender: 'MALE' };
    await one.go({ answers: 'loadPatients', with: [] }, { fact: { type: 'patient.submitted', patient: input } });
    expect(one.value()).toEqual({ patient: 'editing' });
    expect(one.context<BookingContext>().message).toBe('Please fill all fields');
    await one.go({ fact: { type: 'patient.submitted', patient: { ...input, name: ' Asha ' } } }, { answers: 'savePatient', with: patient });
    expect(one.value()).toEqual({ patient: 'choosing' });
  });
  it.each([
    ['status SUCCESS', { accepted: true, status: 'SUCCESS', message: '', orderId: 'o1' }, 'placed'],
    ['a message that contains payment verified', { accepted: false, status: null, message: 'Thank you: Payment Verified.', orderId: 'o1' }, 'placed'],
    ['anything else', { accepted: false, status: 'FAILED', message: 'No', orderId: 'o1' }, { payment: 'verificationFailed' }],
  ])('takes %s for what it is', async (_, verdict, ends) => {
    const one = await funnel();
    await one.go(
      ...toOrder, { answers: 'createOrder', with: bookedOrder() }, { fact: { type: 'review.confirmed' } }, { fact: { type: 'payment.requested' } }, { answers: 'startPayment', with: {} },
      { answers: 'openPaymentWindow', with: { kind: 'paid', proof: {} } }, { answers: 'verifyPayment', with: verdict },
    );
    expect(one.value()).toEqual(ends);
  });
});

it('the location label prefers neighbourhood, suburb, postcode, then state district, country', () => {
  const nowhere = { neighbourhood: null, suburb: null, postcode: null, stateDistrict: null, country: null };
  expect(placeLabel({ ...nowhere, neighbourhood: 'HAL 2nd Stage', suburb: 'Indiranagar', stateDistrict: 'Bengaluru Urban', country: 'India' })).toBe('HAL 2nd Stage, Bengaluru Urban');
  expect(placeLabel({ ...nowhere, suburb: 'Indiranagar', postcode: '560038', country: 'India' })).toBe('Indiranagar, India');
  expect(placeLabel({ ...nowhere, postcode: '560038' })).toBe('560038');
});

it('a missing or unknown status counts as placed, and stages up to the current one are reached', () => {
  expect([statusOf(null), statusOf('sent'), statusOf('examining')]).toEqual(['placed', 'placed', 'examining']);
  expect(reachedStages('collection')).toEqual({ placed: true, assigned: true, collection: true, examining: false, completed: false });
});
