import { and, createMachine, not, or } from 'xstate';
import { chartOf } from '../../../devtools/chart/chart.ts';
import { shippedMachines } from '../../../machines/shippedMachines.ts';

const combined = createMachine({
  id: 'combined',
  on: {
    a: { guard: and(['one', not('two')]) },
    b: { guard: or(['one', 'two']) },
  },
});

/** The guard of every transition of every machine that ships and of one more, as drawings name it. */
export const guards = [...shippedMachines, combined].flatMap((machine) =>
  chartOf(machine).transitions.map(({ guard }) => guard),
);
