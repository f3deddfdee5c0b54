import { describe, expect, it } from 'vitest';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { address, lab, patient, slot } from '../../devtools/samples/entities.ts';
import { draft, funnel, toReview } from './support/funnel.ts';

const draftOf = (one: { context<Context>(): Context }) => one.context<BookingContext>().draft;
const messageOf = (one: { context<Context>(): Context }) => one.context<BookingContext>().message;
const nothingChosen: Partial<Draft> = {
  patientId: null,
  labId: null,
  slotId: null,
  addressId: null,
};

describe('the chosen test', () => {
  it('begins a booking of its own: patient and address are kept, lab and slot cleared', async () => {
    const one = await funnel();
    await one.go({ fact: { type: 'booking.begun', testId: 't2', draftId: 'd2' } });
    expect(draftOf(one), 'clause 3.6').toEqual({
      ...emptyDraft('d2'),
      testId: 't2',
      patientId: 'p1',
      addressId: 'a1',
    });
    expect(one.can({ type: 'xstate.route', to: '#slot' })).toBe(false);
  });
  it('changes nothing when it is the one that is being booked', async () => {
    const one = await funnel();
    await one.go({ fact: { type: 'booking.begun', testId: 't1', draftId: 'd2' } });
    expect(draftOf(one)).toEqual(draft);
    expect(one.value()).toEqual({ address: 'loading' });
  });
  it('begins a booking of its own once the one before has an order', async () => {
    const one = await funnel();
    await one.go(...toReview, { fact: { type: 'booking.begun', testId: 't1', draftId: 'd2' } });
    expect(draftOf(one)).toMatchObject({
      draftId: 'd2',
      testId: 't1',
      patientId: 'p1',
      addressId: 'a1',
      labId: null,
      slotId: null,
      orderId: null,
    });
  });
});

describe('patients', () => {
  it('must be filled in: a blank name is none', async () => {
    const one = await funnel(nothingChosen);
    const input = { relation: 'MYSELF', name: '  ', dateOfBirth: '1990-01-01', gender: 'MALE' };
    await one.go(
      { answers: 'loadPatients', with: [] },
      { fact: { type: 'patient.submitted', patient: input } },
    );
    expect(one.value(), 'clause 5.1').toEqual({ patient: 'editing' });
    expect(messageOf(one)?.text, 'clauses 5.1, 8.8').toBe('Please fill all fields');
    // Nothing was sent, so the form alone says so.
    expect(one.effects).toEqual([]);
    await one.go(
      { fact: { type: 'patient.submitted', patient: { ...input, name: ' Asha ' } } },
      { answers: 'savePatient', with: patient },
    );
    expect(one.calls('savePatient'), 'clause 5.1').toEqual([{ ...input, name: 'Asha' }]);
    expect(one.value(), 'clause 2.61').toEqual({ patient: 'choosing' });
  });
  it('are edited in place, never doubled', async () => {
    const one = await funnel(nothingChosen);
    await one.go(
      { answers: 'loadPatients', with: [patient, { ...patient, id: 'p2', name: 'Ravi Menon' }] },
      { fact: { type: 'patient.edited', patientId: 'p2' } },
    );
    expect(one.context<BookingContext>().editedPatientId).toBe('p2');
    await one.go(
      { fact: { type: 'patient.submitted', patient: { ...patient, id: 'p2' } } },
      { answers: 'savePatient', with: { ...patient, id: 'p2', name: 'Ravi K. Menon' } },
    );
    expect(one.context<BookingContext>().patients.map(({ id, name }) => [id, name])).toEqual([
      ['p2', 'Ravi K. Menon'],
      ['p1', 'Leela Menon'],
    ]);
    expect(draftOf(one).patientId).toBe('p2');
  });
  it('stay in the form when saving fails, and the message is shown and told', async () => {
    const one = await funnel(nothingChosen);
    await one.go(
      { answers: 'loadPatients', with: [] },
      { fact: { type: 'patient.submitted', patient } },
      { fails: 'savePatient', with: new Error('The date of birth is in the future') },
    );
    expect(one.value()).toEqual({ patient: 'editing' });
    expect(messageOf(one)?.text).toBe('The date of birth is in the future');
    expect(one.effects, 'clause 8.1').toEqual([
      ['notify', { kind: 'error', message: { text: 'The date of birth is in the future' } }],
    ]);
  });
  it('have to be ticked before a lab is chosen', async () => {
    const one = await funnel(nothingChosen);
    await one.go(
      { answers: 'loadPatients', with: [patient] },
      { fact: { type: 'patient.unticked' } },
    );
    expect(one.can({ type: 'patient.confirmed' })).toBe(false);
    await one.go({ fact: { type: 'patient.ticked', patientId: 'p1' } });
    expect(one.can({ type: 'patient.confirmed' })).toBe(true);
  });
  it('that were deleted meanwhile are not booked for', async () => {
    const one = await funnel({ patientId: 'gone', labId: null, slotId: null });
    await one.go(
      { fact: { type: 'xstate.route', to: '#patient' } },
      { answers: 'loadPatients', with: [] },
    );
    expect(draftOf(one).patientId).toBeNull();
    expect(one.can({ type: 'xstate.route', to: '#lab' })).toBe(false);
  });
});

describe('labs and slots', () => {
  it('choose the first open lab, and never a full one', async () => {
    const one = await funnel({ labId: null, slotId: null, addressId: null });
    await one.go(
      { answers: 'loadLabs', with: [{ ...lab, id: 'full', slotsAvailable: 0 }, lab] },
      { fact: { type: 'lab.selected', labId: 'full' } },
    );
    expect(draftOf(one).labId).toBe('l1');
  });
  it('another lab clears the slot, the same lab does not', async () => {
    const one = await funnel();
    await one.go(
      { fact: { type: 'xstate.route', to: '#lab' } },
      { answers: 'loadLabs', with: [lab, { ...lab, id: 'l2' }] },
      { fact: { type: 'lab.selected', labId: 'l1' } },
    );
    expect(draftOf(one).slotId).toBe('s1');
    await one.go({ fact: { type: 'lab.selected', labId: 'l2' } });
    expect(draftOf(one).slotId).toBeNull();
  });
  it('another day clears the slot', async () => {
    const one = await funnel({ slotId: null, addressId: null });
    await one.go(
      { answers: 'loadSlots', with: [slot, { ...slot, id: 's2', date: '2026-11-24' }] },
      { fact: { type: 'slot.selected', slotId: 's1' } },
      { fact: { type: 'date.selected', date: '2026-11-24' } },
    );
    expect(draftOf(one).slotId, 'clause 2.69').toBeNull();
    expect(one.can({ type: 'slot.confirmed' })).toBe(false);
  });
  it('a failed lab list is only logged, and may be asked for again', async () => {
    const one = await funnel({ labId: null, slotId: null, addressId: null });
    await one.go({ fails: 'loadLabs', with: new Error('away') });
    expect(one.value(), 'clause 8.13').toEqual({ lab: 'loadFailed' });
    expect(one.effects, 'clause 8.13').toEqual([['log', { message: { text: 'away' } }]]);
    await one.go({ fact: { type: 'load.retried' } }, { answers: 'loadLabs', with: [lab] });
    expect(one.value(), 'clause 8.13').toEqual({ lab: 'choosing' });
  });
  it('a failed slot list clears slots and dates, is only logged, and may be asked for again', async () => {
    const one = await funnel({ slotId: null, addressId: null });
    await one.go(
      { answers: 'loadSlots', with: [slot] },
      { fact: { type: 'xstate.route', to: '#lab' } },
      { answers: 'loadLabs', with: [lab] },
      { fact: { type: 'xstate.route', to: '#slot' } },
    );
    expect(one.context<BookingContext>()).toMatchObject({ slots: [slot], date: slot.date });
    await one.go({ fails: 'loadSlots', with: new Error('away') });
    expect(one.context<BookingContext>(), 'clause 8.14').toMatchObject({
      slots: [],
      date: null,
      message: null,
    });
    expect(one.effects, 'clause 8.14').toEqual([['log', { message: { text: 'away' } }]]);
    await one.go({ fact: { type: 'load.retried' } }, { answers: 'loadSlots', with: [slot] });
    expect(one.context<BookingContext>().date, 'clause 8.14').toBe(slot.date);
  });
  it('a completed step can be gone back to, a step that is not due cannot be entered', async () => {
    const one = await funnel({ addressId: null });
    await one.go({ fact: { type: 'xstate.route', to: '#patient' } });
    expect(one.value()).toEqual({ patient: 'loading' });
    await one.go({ fact: { type: 'xstate.route', to: '#review' } });
    expect(one.value()).toEqual({ patient: 'loading' });
  });
});

describe('an address', () => {
  it('that cannot be saved stays in the form, and the message is shown and told', async () => {
    const one = await funnel({ addressId: null });
    await one.go(
      { answers: 'loadAddresses', with: [] },
      { fact: { type: 'address.submitted', address } },
      { fails: 'saveAddress', with: new Error('We do not come to this PIN code yet') },
    );
    expect(one.value()).toEqual({ address: 'editing' });
    expect(messageOf(one)?.text).toBe('We do not come to this PIN code yet');
    expect(one.effects, 'clause 8.2').toEqual([
      ['notify', { kind: 'error', message: { text: 'We do not come to this PIN code yet' } }],
    ]);
  });
  it.each(['address', 'patient'] as const)(
    'or a patient whose saving found the session over says nothing stale after the login: %s',
    async (step) => {
      const one = await funnel(
        step === 'address' ? { addressId: null } : { patientId: null, labId: null, slotId: null },
      );
      const ended = Object.assign(new Error('Please log in'), { code: 'UNAUTHENTICATED' });
      await one.go(
        ...(step === 'address'
          ? ([
              { answers: 'loadAddresses', with: [] },
              { fact: { type: 'address.submitted', address } },
              { fails: 'saveAddress', with: ended },
            ] satisfies Step[])
          : ([
              { answers: 'loadPatients', with: [] },
              { fact: { type: 'patient.submitted', patient } },
              { fails: 'savePatient', with: ended },
            ] satisfies Step[])),
      );
      expect(one.value()).toEqual({ [step]: 'editing' });
      expect(messageOf(one)).toBeNull();
    },
  );
  it('that was saved is the one that is used', async () => {
    const one = await funnel({ addressId: null });
    await one.go(
      { answers: 'loadAddresses', with: [address] },
      { fact: { type: 'address.added' } },
      { fact: { type: 'address.submitted', address } },
      { answers: 'saveAddress', with: { ...address, id: 'a2' } },
    );
    expect(draftOf(one).addressId).toBe('a2');
    expect(
      one.context<BookingContext>().addresses.map(({ id, isDefault }) => [id, isDefault]),
    ).toEqual([
      ['a2', true],
      ['a1', false],
    ]);
  });
});
