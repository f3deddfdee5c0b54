import { describe, expect, it } from 'vitest';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import {
  address,
  lab,
  laterSlot,
  otherLab,
  patient,
  soonSlot,
} from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { afterTime, funnel, toReview } from './support/funnel.ts';

/** The first slot is one that whoever ate today cannot keep to. */
const loaded: Step = { answers: 'loadSlots', with: [soonSlot, laterSlot] };
const confirmed: Step = { fact: { type: 'slot.confirmed' } };
const soon: Step = { fact: { type: 'slot.selected', slotId: soonSlot.id } };
const slotOf = (one: { context<Context>(): Context }) => one.context<BookingContext>().draft.slotId;
const toSlot = async () => {
  const one = await funnel({ slotId: null, addressId: null });
  await one.go(loaded);
  return one;
};

describe('a slot whose last meal should be over by now', () => {
  it('is asked for with the tests of the visit, and chosen by nobody but the person', async () => {
    const one = await toSlot();
    expect(one.calls('loadSlots')).toEqual([{ labId: 'l1', testIds: ['t1'] }]);
    expect(slotOf(one)).toBeNull();
    await one.go({ fact: { type: 'earliest.selected' } });
    expect(slotOf(one)).toBe(laterSlot.id);
  });

  it("is not what 'Book again' begins with", async () => {
    const one = await funnel();
    await one.go(
      {
        fact: {
          type: 'order.repeated',
          draftId: 'd2',
          order: { items: [{ testId: 't1', patientId: 'p1' }], labId: 'l2', addressId: 'a1' },
        },
      },
      { answers: 'loadRepeatedPatients', with: [patient] },
      { answers: 'loadRepeatedLabs', with: [lab, otherLab] },
      loaded,
    );
    expect(slotOf(one)).toBe(laterSlot.id);
  });

  it('is no earliest slot where there is no other', async () => {
    const one = await funnel({ slotId: null, addressId: null });
    await one.go({ answers: 'loadSlots', with: [soonSlot] });
    expect(one.can({ type: 'earliest.selected' })).toBe(false);
  });

  it('is confirmed by a press, once, before anything comes after it', async () => {
    const one = await toSlot();
    await one.go(soon, { fact: { type: 'xstate.route', to: '#address' } });
    expect(one.value()).toEqual({ slot: 'choosing' });
    // After a reload, too, when no slots are known yet.
    const reloaded = await funnel(one.context<BookingContext>().draft);
    expect(reloaded.value()).toEqual({ slot: 'loading' });
    await reloaded.go(loaded);
    expect(slotOf(reloaded)).toBe(soonSlot.id);
    await reloaded.go(confirmed);
    expect(reloaded.value()).toEqual({ slot: 'confirmingFasting' });
    await one.go(confirmed);
    expect(one.value()).toEqual({ slot: 'confirmingFasting' });
    await one.go({ fact: { type: 'fasting.declined' } });
    expect(one.value()).toEqual({ slot: 'choosing' });
    await one.go(confirmed, { fact: { type: 'fasting.confirmed' } }, ...afterTime);
    await one.go({ answers: 'loadAddresses', with: [address] });
    expect(one.value()).toEqual({ address: 'choosing' });
    expect(slotOf(one)).toBe(soonSlot.id);
    await one.go({ fact: { type: 'xstate.route', to: '#slot' } }, loaded, confirmed, ...afterTime);
    expect(one.value()).toEqual({ address: 'loading' });
  });

  it('is not ordered from an earlier step, where all else was chosen before', async () => {
    const one = await funnel();
    await one.go(
      { answers: 'loadAddresses', with: [address] },
      { fact: { type: 'order.requested' } },
      { answers: 'createOrder', with: bookedOrder() },
      { fact: { type: 'change.wanted', step: 'slot' } },
      loaded,
      soon,
      { fact: { type: 'xstate.route', to: '#patient' } },
      { answers: 'loadPatients', with: [patient] },
      { fact: { type: 'patient.confirmed' } },
    );
    expect(one.calls('changeOrder')).toEqual([]);
  });

  it('asks nothing of who chooses another one', async () => {
    const one = await toSlot();
    const later: Step = { fact: { type: 'slot.selected', slotId: laterSlot.id } };
    await one.go(soon, confirmed, later, confirmed, ...afterTime);
    expect(one.value()).toEqual({ address: 'loading' });
  });

  it('that is not confirmed leads from review to no address, which could not be ordered there', async () => {
    const one = await funnel();
    await one.go(
      ...toReview,
      { fact: { type: 'xstate.route', to: '#slot' } },
      loaded,
      soon,
      { fact: { type: 'order.opened', orderId: 'o1', wanted: 'review' } },
      { answers: 'loadOrder', with: bookedOrder() },
    );
    expect(one.value()).toEqual({ review: 'showing' });
    expect(one.can({ type: 'change.wanted', step: 'address' })).toBe(false);
    expect(one.can({ type: 'change.wanted', step: 'slot' })).toBe(true);
  });
});
