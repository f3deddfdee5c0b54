import { getInitialSnapshot, setup } from 'xstate';
import type { AnyMachineSnapshot } from 'xstate';

type Fact = { type: 'lab.selected' | 'lab.kept'; labId: string } | { type: 'patient.submitted' };

/** A machine that chooses a lab with places left. */
export function labMachineAt(value: string): AnyMachineSnapshot {
  const machine = setup({
    types: { events: {} as Fact },
    guards: { hasPlaces: ({ event }) => (event as { labId?: string }).labId === 'free' },
  }).createMachine({
    initial: value,
    states: {
      choosing: {
        on: {
          'lab.selected': { guard: 'hasPlaces', target: 'chosen' },
          'lab.kept': [{ guard: 'hasPlaces' }, { target: 'chosen' }],
        },
      },
      chosen: {},
      editing: { on: { 'patient.submitted': 'choosing' } },
    },
  });
  return getInitialSnapshot(machine) as AnyMachineSnapshot;
}
