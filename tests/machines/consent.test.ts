import { childPatient } from '../../devtools/samples/childPatient.ts';
import { describe, expect, it } from 'vitest';
import { failure, lab, patient, returningPatient } from '../../devtools/samples/entities.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { itemsOf } from '../../machines/booking/draft.ts';
import { fits, funnel, toOrder } from './support/funnel.ts';

type Funnel = Awaited<ReturnType<typeof funnel>>;
const contextOf = (one: Funnel) => one.context<BookingContext>();
const child = { ...childPatient, id: 'p2' };
const toPatients: Step = { fact: { type: 'xstate.route', to: '#patient' } };
const confirmed: Step = { fact: { type: 'patient.confirmed' } };
const input = {
  id: 'p2',
  relation: child.relation,
  name: child.name,
  dateOfBirth: child.dateOfBirth,
  gender: child.gender,
  guardianConsents: true,
};
const consents: Step[] = [
  { fact: { type: 'patient.submitted', patient: input } },
  { answers: 'savePatient', with: { ...child, guardianConsentedAt: '2026-11-22T04:30:00.000Z' } },
];
/** Whose form is open, and what is asked there. */
function askedIn(one: Funnel) {
  const { editedPatientId, message } = contextOf(one);
  return [
    one.value(),
    editedPatientId,
    message?.reason,
    message?.fields?.map(({ field }) => field),
  ];
}
const asked = [{ patient: 'editing' }, 'p2', 'GUARDIAN_CONSENT_NEEDED', ['guardianConsents']];

describe('the consent for a child who was saved before it was asked for', () => {
  it.each(['patient.confirmed', 'lastBooking.chosen'] as const)(
    'is asked before anything else is chosen: %s',
    async (type) => {
      const one = await funnel({ patientId: 'p2' });
      const last = { ...child, lastBooking: returningPatient.lastBooking };
      await one.go(
        toPatients,
        { answers: 'loadPatients', with: [patient, last] },
        { fact: { type } },
      );
      expect(askedIn(one)).toEqual(asked);
      await one.go(...consents);
      expect([one.value(), contextOf(one).draft.patientId]).toEqual([
        { patient: 'choosing' },
        'p2',
      ]);
      await one.go(confirmed, fits);
      expect(one.value()).not.toHaveProperty('patient');
    },
  );

  it('is asked for the person of a further test, which stays, as does for whom the first one is', async () => {
    const one = await funnel({ patientId: 'p1', labId: null, slotId: null });
    const item = { testId: 't2', patientId: 'p2' };
    await one.go(
      toPatients,
      { answers: 'loadPatients', with: [patient, child] },
      confirmed,
      fits,
      { answers: 'loadLabs', with: [lab] },
      { fact: { type: 'item.wanted' } },
      { fact: { type: 'item.added', item } },
    );
    expect(askedIn(one)).toEqual(asked);
    await one.go(...consents, confirmed, fits);
    expect(itemsOf(contextOf(one).draft)).toEqual([{ testId: 't1', patientId: 'p1' }, item]);
    expect(one.value()).toEqual({ lab: 'loading' });
  });

  it('is asked before an earlier booking is repeated', async () => {
    const one = await funnel();
    const items = [{ testId: 't1', patientId: 'p2' }];
    const order = { items, labId: 'l1', addressId: 'a1' };
    await one.go(
      { fact: { type: 'order.repeated', draftId: 'd4', order } },
      { answers: 'loadRepeatedPatients', with: [patient, child] },
    );
    expect(askedIn(one)).toEqual(asked);
  });

  it('is asked in the step of the patient where the service refused the order, and what was chosen stays', async () => {
    const one = await funnel({ patientId: 'p2' });
    const { draft } = contextOf(one);
    const refused = Object.assign(failure('CONFLICT'), { reason: 'GUARDIAN_CONSENT_MISSING' });
    await one.go(...toOrder, { fails: 'createOrder', with: refused });
    // It names the child, and says what to do.
    expect(contextOf(one).message?.reason).toBe('GUARDIAN_CONSENT_MISSING');
    await one.go(toPatients, { answers: 'loadPatients', with: [patient, child] }, confirmed);
    expect(askedIn(one)).toEqual(asked);
    await one.go(...consents, confirmed);
    expect(contextOf(one).draft).toMatchObject({ labId: draft.labId, slotId: draft.slotId });
  });

  it('is not asked for an adult, nor of a service that does not know of it', async () => {
    const { guardianConsentedAt: _, ...unknown } = child;
    for (const somebody of [unknown, { ...child, age: 18 }]) {
      const one = await funnel({ patientId: 'p2' });
      await one.go(toPatients, { answers: 'loadPatients', with: [somebody] }, confirmed, fits);
      expect(one.value()).not.toHaveProperty('patient');
    }
  });
});
