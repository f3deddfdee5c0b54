import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingContext, BookingEvent } from '../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import type { Model } from './model.ts';
import { address, bookedOrder, failure, lab, patient, slot } from './samples.ts';

const input = { relation: 'MOTHER', name: 'Leela Menon', dateOfBirth: '1957-09-30', gender: 'FEMALE' } as const;
const full = { ...emptyDraft('d9'), testId: 't1', patientId: 'p1', labId: 'l1', slotId: 's1', addressId: 'a1' };

/** Samples of every fact; a new fact without one does not compile. */
const facts: Record<Exclude<BookingEvent['type'], never>, BookingEvent[]> = {
  'test.opened': [{ type: 'test.opened', testId: 't1', draftId: 'd2' }],
  'booking.resumed': [{ type: 'booking.resumed' }],
  'booking.forgotten': [{ type: 'booking.forgotten', draftId: 'd3' }],
  'draft.restored': [{ type: 'draft.restored', draft: full }, { type: 'draft.restored', draft: { ...full, slotId: null } }, { type: 'draft.restored', draft: { ...full, labId: null, slotId: null } }, { type: 'draft.restored', draft: { ...full, orderId: 'o1' } }],
  'order.opened': [{ type: 'order.opened', orderId: 'o1', wanted: 'review' }, { type: 'order.opened', orderId: 'o1', wanted: 'checkout' }],
  'load.retried': [{ type: 'load.retried' }],
  'patient.submitted': [{ type: 'patient.submitted', patient: input }, { type: 'patient.submitted', patient: { ...input, name: '  ' } }],
  'patient.ticked': [{ type: 'patient.ticked', patientId: 'p1' }],
  'patient.unticked': [{ type: 'patient.unticked' }],
  'patient.edited': [{ type: 'patient.edited', patientId: 'p1' }],
  'patient.added': [{ type: 'patient.added' }],
  'patient.confirmed': [{ type: 'patient.confirmed' }],
  'editing.cancelled': [{ type: 'editing.cancelled' }],
  'lab.selected': [{ type: 'lab.selected', labId: 'l1' }, { type: 'lab.selected', labId: 'full' }],
  'labs.sorted': [{ type: 'labs.sorted', by: 'price' }],
  'lab.confirmed': [{ type: 'lab.confirmed' }],
  'date.selected': [{ type: 'date.selected', date: slot.date }],
  'slot.selected': [{ type: 'slot.selected', slotId: 's1' }],
  'slot.confirmed': [{ type: 'slot.confirmed' }],
  'address.submitted': [{ type: 'address.submitted', address }],
  'address.ticked': [{ type: 'address.ticked', addressId: 'a1' }],
  'address.unticked': [{ type: 'address.unticked' }],
  'address.added': [{ type: 'address.added' }],
  'order.requested': [{ type: 'order.requested' }],
  'review.confirmed': [{ type: 'review.confirmed' }],
  'payment.requested': [{ type: 'payment.requested' }],
  'alert.closed': [{ type: 'alert.closed' }],
};
const routes = ['patient', 'lab', 'slot', 'address', 'review', 'payment'].map((step) => ({ type: 'xstate.route', to: `#${step}` }));
const proof = { providerPaymentId: 'pay1', providerOrderId: 'order1', signature: 'good' };
const orders = [bookedOrder(), bookedOrder({ paymentStatus: 'SUCCESS' }), bookedOrder({ paymentStatus: 'EXPIRED' })].map((answers) => ({ answers }));

/** What the funnel's walks are generated from. */
export const bookingModel: Model = {
  machine: bookingMachine,
  input: { draft: emptyDraft('d1') },
  facts: [...Object.values(facts).flat(), ...routes],
  outcomes: {
    loadPatients: [{ answers: [patient] }, { answers: [] }, { fails: failure() }],
    savePatient: [{ answers: patient }, { fails: failure('BAD_REQUEST') }],
    loadLabs: [{ answers: [lab, { ...lab, id: 'full', slotsAvailable: 0 }] }, { answers: [] }, { fails: failure() }],
    loadSlots: [{ answers: [slot] }, { answers: [] }, { fails: failure() }],
    loadAddresses: [{ answers: [address] }, { answers: [] }, { fails: failure() }],
    saveAddress: [{ answers: address }, { fails: failure('BAD_REQUEST') }],
    createOrder: [{ answers: bookedOrder() }, { answers: bookedOrder({ paymentStatus: 'SUCCESS' }) }, { fails: failure('SLOT_TAKEN') }, { fails: failure() }],
    loadOrder: [...orders, { fails: failure('NOT_FOUND') }, { fails: failure() }],
    askOrder: [...orders, { fails: failure() }],
    startPayment: [{ answers: { keyId: 'k', providerOrderId: 'order1', amountInPaise: 54900, currency: 'INR', sandbox: true } }, { fails: failure('HOLD_EXPIRED') }, { fails: failure() }],
    openPaymentWindow: [{ answers: { kind: 'paid', proof } }, { answers: { kind: 'failed' } }, { answers: { kind: 'dismissed' } }, { fails: failure() }],
    verifyPayment: [
      { answers: { accepted: true, status: 'SUCCESS', message: '', orderId: 'o1' } }, { answers: { accepted: false, status: 'BAD_REQUEST', message: 'The payment could not be verified', orderId: null } }, { fails: failure() },
    ],
  },
  // Steps ask whether something is chosen, not what: how far the draft has come tells situations apart.
  distinguish: ({ draft, order, wanted, patients, addresses, pollsLeft }: BookingContext, value) => {
    const step = JSON.stringify(value);
    return [
      [draft.testId, draft.patientId, draft.labId, draft.slotId, draft.addressId, draft.orderId].map((id) => id !== null).lastIndexOf(true), draft.labId !== null, draft.slotId !== null, order?.paymentStatus,
      step.includes('patient') && patients.length > 0, step.includes('address') && addresses.length > 0, step.includes('opening') && wanted, step.includes('confirming') && pollsLeft,
    ];
  },
};
