import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { walk } from '../../devtools/simulation/walk.ts';
import { orderActsMachine } from '../../machines/orderActs/orderActs.machine.ts';

describe('while another time is being chosen for a customer', () => {
  it.each<[AnyEventObject, string]>([
    [{ type: 'act.chosen', act: { action: 'COLLECT' } }, 'acting'],
    [{ type: 'report.chosen', itemId: null, file: null }, 'uploading'],
  ])('%o counts all the same, and the time is forgotten', async (pressed, state) => {
    const one = walk(orderActsMachine, { orderId: 'o7' });
    await one.go(
      { fact: { type: 'otherTime.wanted' } },
      { fact: { type: 'date.selected', date: '2026-11-24' } },
      { fact: { type: 'slot.selected', slotId: 's1' } },
      { fact: pressed },
    );
    expect(one.value()).toBe(state);
    expect(one.context()).toMatchObject({ date: null, slotId: null });
  });

  it('why one was refused is not read once another one is chosen', async () => {
    const one = walk(orderActsMachine, { orderId: 'o7' });
    await one.go(
      { fact: { type: 'otherTime.wanted' } },
      { fact: { type: 'slot.selected', slotId: 's1' } },
      { fact: { type: 'slot.confirmed' } },
      { fails: 'rescheduleForCustomer' },
    );
    expect(one.context()).toMatchObject({ message: { reason: 'SERVICE_UNAVAILABLE' } });
    await one.go({ fact: { type: 'slot.selected', slotId: 's2' } });
    expect(one.context()).toMatchObject({ message: null, slotId: 's2' });
  });
});
