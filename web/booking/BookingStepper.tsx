import { Booking } from '../shared/flows/flows.ts';
import { Steps } from '../ui/Steps.tsx';
import { stepOfMilestone } from './bookingSteps.tsx';

/** The funnel's milestones; completed ones are links back. */
export function BookingStepper({ current }: { current: number }) {
  const send = Booking.useSend();
  return (
    <Steps
      current={current}
      onOpen={(milestone) =>
        send({ type: 'xstate.route', to: `#${stepOfMilestone(milestone)}` } as never)
      }
    />
  );
}
