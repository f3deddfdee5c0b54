import { failureMessage } from '../messages.ts';
import type { FollowedOrder } from './tracking.types.ts';

/** A change was made: the answer is the order as it is now. */
export const orderChanged = {
  target: 'showing',
  actions: {
    type: 'setOrder',
    params: ({ event }: { event: { output: FollowedOrder } }) => ({ order: event.output }),
  },
} as const;

/** A change was refused, or did not get through: the order stays, with the reason. */
export const orderUnchanged = {
  target: 'showing',
  actions: [
    { type: 'log', params: failureMessage },
    { type: 'showMessage', params: failureMessage },
  ],
} as const;
