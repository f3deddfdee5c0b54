import { describe, expect, it } from 'vitest';
import { failure, lab, otherLab, patient } from '../../devtools/samples/entities.ts';
import { testForMen } from '../../devtools/samples/visitTests.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { funnel, toOrder } from './support/funnel.ts';

const refusedFor: readonly Step[] = [
  { fact: { type: 'xstate.route', to: '#patient' } },
  { answers: 'loadPatients', with: [patient] },
  { fact: { type: 'patient.confirmed' } },
  { answers: 'loadVisitTests', with: testForMen },
];
const patientsNotLoaded: readonly Step[] = [
  { fact: { type: 'xstate.route', to: '#lab' } },
  { answers: 'loadLabs', with: [lab, otherLab] },
  { fact: { type: 'item.wanted' } },
  { fails: 'loadPatientsToAdd', with: failure() },
];
const ordered = (code?: string, data?: Record<string, unknown>): readonly Step[] => [
  ...toOrder,
  { fails: 'createOrder', with: failure(code, data) },
];

describe('what was said of a choice', () => {
  it.each<[string, readonly Step[], { type: string; [name: string]: string }]>([
    ['TEST_NOT_FOR_PATIENT', refusedFor, { type: 'patient.ticked', patientId: 'p2' }],
    ['TEST_NOT_FOR_PATIENT', refusedFor, { type: 'patient.unticked' }],
    ['SERVICE_UNAVAILABLE', patientsNotLoaded, { type: 'lab.selected', labId: 'l2' }],
    ['SERVICE_UNAVAILABLE', ordered(), { type: 'address.ticked', addressId: 'a2' }],
    ['SERVICE_UNAVAILABLE', ordered(), { type: 'address.unticked' }],
    ['LAB_NOT_COLLECTING_THERE', ordered('LAB_NOT_COLLECTING_THERE'), { type: 'address.unticked' }],
  ])('%s is not read once another one is made (%#)', async (reason, said, fact) => {
    const one = await funnel();
    await one.go(...said);
    expect(one.context<BookingContext>().message?.reason).toBe(reason);
    await one.go({ fact });
    expect(one.context<BookingContext>().message).toBeNull();
  });

  it('stays where the price has changed, at any address', async () => {
    const one = await funnel({ expectedAmount: 549 });
    await one.go(...ordered('PRICE_CHANGED', { amount: 649 }), {
      fact: { type: 'address.ticked', addressId: 'a2' },
    });
    expect(one.context<BookingContext>().message?.reason).toBe('PRICE_CHANGED');
  });
});
