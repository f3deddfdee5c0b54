import { stepTitles } from '../copy/stepTitles.ts';
import { Booking } from '../shared/flows/flows.ts';
import { Steps } from '../ui/Steps.tsx';
import { openStepOf } from './bookingSteps.tsx';

/** The funnel's milestones; completed ones that have an open step are links back. */
export function BookingStepper({ current }: { current: number }) {
  const send = Booking.useSend();
  // One text, as a selector has to return the same value while nothing has changed.
  const openSteps = Booking.useSelector((snapshot) =>
    stepTitles.milestones.map((_, milestone) => openStepOf(milestone, snapshot) ?? '').join(','),
  );
  const linkTo = (step: string | undefined) =>
    step ? () => send({ type: 'xstate.route', to: `#${step}` } as never) : null;
  return <Steps current={current} links={openSteps.split(',').map(linkTo)} />;
}
