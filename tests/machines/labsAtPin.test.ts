import { describe, expect, it } from 'vitest';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { failure, lab, otherLab } from '../../devtools/samples/entities.ts';
import { draft, funnel, toOrder } from './support/funnel.ts';
import { listen } from './support/listen.ts';

const contextOf = (one: Awaited<ReturnType<typeof funnel>>) => one.context<BookingContext>();
const toLabs = { fact: { type: 'xstate.route', to: '#lab' } };
const changed = (pin: string | null) => ({ fact: { type: 'pin.changed', pin } });
const pinsAsked = (one: Awaited<ReturnType<typeof funnel>>) =>
  (one.calls('loadLabs') as { pin: string | null }[]).map(({ pin }) => pin);

describe('the labs that are offered', () => {
  it('are those of the PIN code, and asked for anew when another is chosen', async () => {
    const one = await funnel();
    await one.go(toLabs, { answers: 'loadLabs', with: [lab, otherLab] }, changed('560038'));
    expect(one.value()).toEqual({ lab: 'loading' });
    await one.go({ answers: 'loadLabs', with: [otherLab] });
    expect(pinsAsked(one)).toEqual([null, '560038']);
    // The one that was chosen does not come there.
    expect(contextOf(one).draft).toMatchObject({ labId: otherLab.id, slotId: null });
    await one.go(changed('560038'));
    expect(one.value()).toEqual({ lab: 'choosing' });
  });

  it('are those of the PIN code of the device from the start, in a next booking too', async () => {
    const one = listen(bookingMachine, { draft, pin: '560038' });
    await one.go(
      { fact: { type: 'booking.begun', testId: 't2', draftId: 'd2' } },
      { fact: { type: 'draft.restored', draft } },
      { fact: { type: 'booking.resumed' } },
      toLabs,
    );
    expect(pinsAsked(one)).toEqual(['560038']);
  });

  it('are none where nobody comes, which is not the same as all being full', async () => {
    const one = await funnel();
    await one.go(changed('999999'), toLabs, { answers: 'loadLabs', with: [] });
    expect(one.value()).toEqual({ lab: 'noneServing' });
    await one.go(changed(null), { answers: 'loadLabs', with: [] });
    expect(one.value()).toEqual({ lab: 'allFull' });
  });

  it('are asked for only where they are shown', async () => {
    const one = await funnel();
    await one.go(changed('560038'));
    expect([one.value(), one.calls('loadLabs')]).toEqual([{ address: 'loading' }, []]);
  });
});

describe('a lab that does not collect at the address', () => {
  const refused = failure('LAB_NOT_COLLECTING_THERE');

  it('is refused in a sentence, and another one can be chosen of those that do', async () => {
    const one = await funnel();
    await one.go(...toOrder, { fails: 'createOrder', with: refused });
    expect(one.value()).toEqual({ address: 'labElsewhere' });
    expect(contextOf(one).message?.text).toBe(refused.message);
    await one.go({ fact: { type: 'otherLab.wanted', pin: '600020' } });
    expect(one.value()).toEqual({ lab: 'loading' });
    expect(pinsAsked(one)).toEqual(['600020']);
    await one.go({ answers: 'loadLabs', with: [otherLab] });
    expect(contextOf(one)).toMatchObject({
      message: null,
      draft: { patientId: 'p1', addressId: 'a1', labId: otherLab.id, slotId: null },
    });
  });

  it('leaves the choice of another saved address, of which it is not said', async () => {
    const one = await funnel();
    await one.go(
      ...toOrder,
      { fails: 'createOrder', with: refused },
      { fact: { type: 'address.ticked', addressId: 'a2' } },
    );
    expect(one.value()).toEqual({ address: 'choosing' });
    expect(contextOf(one)).toMatchObject({ message: null, draft: { addressId: 'a2' } });
  });

  it('leaves the choice of a new address', async () => {
    const one = await funnel();
    await one.go(
      ...toOrder,
      { fails: 'createOrder', with: refused },
      { fact: { type: 'address.added' } },
    );
    expect(one.value()).toEqual({ address: 'editing' });
    expect(contextOf(one)).toMatchObject({ message: null, draft: { labId: 'l1', slotId: 's1' } });
  });

  it('is left from the form as well', async () => {
    const one = await funnel();
    await one.go(
      { answers: 'loadAddresses', with: [] },
      { fact: { type: 'otherLab.wanted', pin: '411001' } },
    );
    expect(one.value()).toEqual({ lab: 'loading' });
    expect(pinsAsked(one)).toEqual(['411001']);
  });
});
