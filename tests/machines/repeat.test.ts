import { describe, expect, it } from 'vitest';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { earliestSlot } from '../../machines/booking/slotHours.ts';
import {
  address,
  lab,
  laterSlot,
  otherLab,
  patient,
  returningPatient,
  slot,
} from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { afterTime, fits, draft, funnel, toAddress, toReview } from './support/funnel.ts';

type Funnel = Awaited<ReturnType<typeof funnel>>;
const context = (one: Funnel) => one.context<BookingContext>();
const messageOf = (one: Funnel) => context(one).message?.reason;
const item = { testId: 't1', patientId: 'p1' };
const repeated = (changes: object = {}): Step => ({
  fact: {
    type: 'order.repeated',
    draftId: 'd2',
    order: { items: [item], labId: 'l2', addressId: 'a1', ...changes },
  },
});
const confirmed: Step[] = [{ fact: { type: 'patient.confirmed' } }, fits];
const patients: Step = { answers: 'loadRepeatedPatients', with: [patient] };
const labs: Step = { answers: 'loadRepeatedLabs', with: [lab, otherLab] };
const slots: Step = { answers: 'loadSlots', with: [laterSlot, slot] };

describe('an order that is booked again', () => {
  it('is a booking of its own with the same choices, and begins at the slot with the earliest one', async () => {
    const one = await funnel();
    await one.go(...toReview, repeated(), patients, labs, slots);
    expect(one.value()).toEqual({ slot: 'choosing' });
    expect(context(one).draft).toMatchObject({
      ...emptyDraft('d2'),
      ...item,
      labId: 'l2',
      slotId: slot.id,
      addressId: 'a1',
      expectedAmount: otherLab.amountInRupees,
    });
    expect(context(one).draft.added).toBeUndefined();
    expect(context(one).date).toBe(slot.date);
    await one.go(...toAddress, { answers: 'checkAddresses', with: [address] });
    expect(one.value()).toEqual({ address: 'creatingOrder' });
    await one.go({ answers: 'createOrder', with: bookedOrder() });
    expect(one.value()).toEqual({ review: 'showing' });
    expect(context(one).toReview).toBe(false);
  });
  it('goes on to the order where the time that was agreed to is still open, and asks for one where it is not', async () => {
    const { date, startTime } = laterSlot;
    const one = await funnel(emptyDraft('d1'));
    await one.go(repeated({ start: { date, startTime } }), patients, labs, slots, ...afterTime);
    expect(one.value()).toEqual({ address: 'checking' });
    expect(context(one).draft.slotId).toBe(laterSlot.id);
    const open: Step = { answers: 'loadSlots', with: [slot] };
    await one.go(repeated({ start: { date, startTime } }), patients, labs, open);
    expect(one.value()).toEqual({ slot: 'choosing' });
    expect(context(one).draft.slotId).toBe(slot.id);
    const late: Step = { answers: 'loadSlots', with: [{ ...laterSlot, fastingFits: false }] };
    await one.go(repeated({ start: { date, startTime } }), patients, labs, late);
    expect(one.value()).toEqual({ slot: 'choosing' });
  });
  it('asks for a patient where one was removed, and looks up the lab afterwards', async () => {
    const one = await funnel(emptyDraft('d1'));
    const added = { testId: 't2', patientId: 'gone' };
    await one.go(repeated({ items: [item, added] }), patients);
    expect([one.value(), messageOf(one)]).toEqual([{ patient: 'loading' }, 'PATIENT_GONE']);
    expect(one.can({ type: 'xstate.route', to: '#slot' })).toBe(false);
    await one.go(
      { answers: 'loadPatients', with: [patient] },
      { fact: { type: 'patient.confirmed' } },
      fits,
    );
    expect(one.value()).toEqual({ repeating: 'loadingLabs' });
    expect(context(one).draft.added).toBeUndefined();
  });
  it('says why the form of a new patient is open where nobody is saved any more', async () => {
    const one = await funnel(emptyDraft('d1'));
    const nobody = { answers: 'loadRepeatedPatients', with: [] } as const;
    await one.go(repeated(), nobody, { ...nobody, answers: 'loadPatients' });
    expect([one.value(), messageOf(one)]).toEqual([{ patient: 'editing' }, 'PATIENT_GONE']);
  });
  it.each([
    [
      'asks first for a patient where one was removed',
      [{ ...patient, id: 'p9' }],
      [{ patient: 'loading' }, 'PATIENT_GONE'],
      [{ answers: 'loadPatients', with: [{ ...patient, id: 'p9' }] }, ...confirmed],
    ],
    [
      'asks for it at once where everybody is saved',
      [patient],
      [{ lab: 'loading' }, undefined],
      [],
    ],
  ] satisfies [string, object[], unknown[], Step[]][])(
    'whose lab is to be changed %s',
    async (_, saved, then, further) => {
      const one = await funnel(emptyDraft('d1'));
      await one.go(repeated({ ask: 'lab' }));
      expect(one.value()).toEqual({ repeating: 'loadingPatients' });
      await one.go({ answers: 'loadRepeatedPatients', with: saved });
      expect([one.value(), messageOf(one)]).toEqual(then);
      await one.go(...further);
      expect(one.value()).toEqual({ lab: 'loading' });
      await one.go({ answers: 'loadLabs', with: [lab, otherLab] });
      expect([one.value(), context(one).draft.labId]).toEqual([{ lab: 'choosing' }, 'l2']);
      // Asked once, it is known again to who goes back to the patient.
      await one.go(
        { fact: { type: 'xstate.route', to: '#patient' } },
        { answers: 'loadPatients', with: saved },
        ...confirmed,
      );
      expect(one.value()).toEqual({ repeating: 'loadingLabs' });
    },
  );
  it('asks for a lab where the one of before is full, and does not ask for the address again', async () => {
    const one = await funnel(emptyDraft('d1'));
    const full = { ...otherLab, slotsAvailable: 0 };
    await one.go(repeated(), patients, { answers: 'loadRepeatedLabs', with: [lab, full] });
    expect([one.value(), messageOf(one)]).toEqual([{ lab: 'loading' }, 'LAB_GONE']);
    await one.go(
      { answers: 'loadLabs', with: [lab, full] },
      { fact: { type: 'lab.confirmed' } },
      slots,
      ...toAddress,
    );
    expect(one.value()).toEqual({ address: 'checking' });
  });
  it('asks for an address where the one of before was removed', async () => {
    const one = await funnel(emptyDraft('d1'));
    await one.go(repeated(), patients, labs, slots, ...toAddress, {
      answers: 'checkAddresses',
      with: [],
    });
    expect([one.value(), messageOf(one)]).toEqual([{ address: 'loading' }, 'ADDRESS_GONE']);
  });
  it.each([
    [[], { patient: 'loading' }, 'loadRepeatedPatients'],
    [[patients], { lab: 'loading' }, 'loadRepeatedLabs'],
  ] as const)('goes on by hand where nothing can be looked up', async (before, ends, fails) => {
    const one = await funnel(emptyDraft('d1'));
    await one.go(repeated(), ...before, { fails, with: new Error('away') });
    expect(one.value()).toEqual(ends);
  });
});

const last = { labId: 'l2', labName: 'Meghdoot Pathology', addressId: 'a2' };

describe('the last booking', () => {
  const begin = () => funnel({ ...draft, labId: null, slotId: null, addressId: null });
  const listed: Step[] = [
    { fact: { type: 'xstate.route', to: '#patient' } },
    { answers: 'loadPatients', with: [{ ...returningPatient, lastBooking: last }] },
  ];
  it('has its lab and its address chosen to begin with', async () => {
    const one = await begin();
    await one.go(...listed, { fact: { type: 'patient.confirmed' } }, fits);
    await one.go({ answers: 'loadLabs', with: [lab, otherLab] });
    expect(context(one).draft.labId).toBe('l2');
    await one.go(
      { fact: { type: 'lab.confirmed' } },
      slots,
      { fact: { type: 'earliest.selected' } },
      ...toAddress,
      { answers: 'loadAddresses', with: [address, { ...address, id: 'a2', isDefault: false }] },
    );
    expect(context(one).draft).toMatchObject({ slotId: slot.id, addressId: 'a2' });
  });
  it('is taken in one press, so that the time is all that is left', async () => {
    const one = await begin();
    await one.go(
      ...listed,
      { fact: { type: 'lastBooking.chosen' } },
      fits,
      labs,
      slots,
      ...toAddress,
    );
    expect(one.value()).toEqual({ address: 'checking' });
    expect(context(one).draft).toMatchObject({ labId: 'l2', addressId: 'a2', slotId: slot.id });
  });
  it('is not there for who has paid for nothing', async () => {
    const one = await begin();
    await one.go(
      { fact: { type: 'xstate.route', to: '#patient' } },
      { answers: 'loadPatients', with: [patient] },
    );
    expect(one.can({ type: 'lastBooking.chosen' })).toBe(false);
  });
});

describe('a card of review', () => {
  it('leads to its step, and the same order is changed once that is decided', async () => {
    const one = await funnel();
    await one.go(
      ...toReview,
      { fact: { type: 'change.wanted', step: 'slot' } },
      { answers: 'loadSlots', with: [slot, laterSlot] },
      { fact: { type: 'slot.selected', slotId: laterSlot.id } },
      ...toAddress,
      { answers: 'checkAddresses', with: [address] },
    );
    expect(one.value()).toEqual({ address: 'changingOrder' });
    expect(one.calls('changeOrder')).toMatchObject([{ orderId: 'o1', slotId: laterSlot.id }]);
  });
  it('leads nowhere where what comes before is not known', async () => {
    const one = await funnel(emptyDraft('d1'));
    await one.go(
      { fact: { type: 'order.opened', orderId: 'o1', wanted: 'review' } },
      { answers: 'loadOrder', with: bookedOrder() },
    );
    expect(one.can({ type: 'change.wanted', step: 'slot' })).toBe(true);
    expect(one.can({ type: 'change.wanted', step: 'address' })).toBe(false);
  });
  it('pays without a stop at checkout', async () => {
    const one = await funnel();
    await one.go(...toReview, { fact: { type: 'payment.requested' } });
    expect(one.value()).toEqual({ payment: 'creating' });
  });
});

describe('the earliest slot', () => {
  it('is the first by day and time of those that are shown', () => {
    const at = (date: string, startTime: string) => ({ date, startTime });
    const slots = [
      at('2026-11-24', '06:00 am'),
      at('2026-11-23', '12:30 pm'),
      at('2026-11-23', '05:30 am'),
      at('2026-11-23', '09:30 am'),
      at('2026-11-23', '09:00 am'),
    ];
    expect(earliestSlot(slots)).toEqual(at('2026-11-23', '09:00 am'));
    expect(earliestSlot([at('2026-11-23', '05:00 pm')])).toBeUndefined();
  });
});
