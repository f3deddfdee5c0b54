import { orderChanged, orderUnchanged } from './outcomes.ts';
import { trackingSetup } from './tracking.setup.ts';

const slotOf = {
  type: 'setSlot',
  params: ({ event }: { event: { slotId: string } }) => ({ slotId: event.slotId }),
} as const;

export const pickingSlot = trackingSetup.createStateConfig({
  description: 'Another slot is being picked.',
  tags: 'choosing',
  meta: { clause: 'PD-37' },
  always: { guard: 'mayNotReschedule', target: 'showing' },
  on: {
    'slot.picked': [
      { guard: 'isMealLate', target: 'confirmingFasting', actions: slotOf },
      { target: 'moving', actions: slotOf },
    ],
    'change.abandoned': 'showing',
  },
});

export const confirmingFasting = trackingSetup.createStateConfig({
  description:
    'The last meal before this slot should be over by now: the person says whether it was, or chooses another slot.',
  tags: 'choosing',
  meta: { clause: 'PD-124' },
  always: { guard: 'mayNotReschedule', target: 'showing' },
  on: {
    'fasting.confirmed': 'moving',
    'fasting.declined': 'pickingSlot',
  },
});

export const moving = trackingSetup.createStateConfig({
  description: 'The order is being rescheduled to the other slot.',
  meta: { clause: 'PD-37' },
  tags: ['choosing', 'busy'],
  entry: 'clearMessage',
  invoke: {
    id: 'rescheduleOrder',
    src: 'rescheduleOrder',
    input: ({ context }) => ({ orderId: context.orderId, slotId: context.slotId ?? '' }),
    onDone: orderChanged,
    onError: { ...orderUnchanged, target: 'pickingSlot' },
  },
});
