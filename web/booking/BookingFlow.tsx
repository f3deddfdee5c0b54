import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Booking } from '../shared/flows/flows.ts';
import { allTests } from '../paths.ts';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { useFlowUrl } from '../shared/flows/useFlowUrl.ts';
import { bookingEvent, bookingPath, bookingSteps, isStepLoading, stepOf } from './bookingSteps.tsx';
import { BookingStepper } from './BookingStepper.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { css } from '../generated/panda/css/index.js';

/** The funnel: the machine's state decides what is seen, the address follows. */
export function BookingFlow() {
  const actor = Booking.useActor();
  const step = Booking.useSelector(stepOf);
  const navigate = useNavigate();
  useFlowUrl(actor, { pathOf: bookingPath, eventOf: bookingEvent, isOpening: isStepLoading });
  useEffect(() => {
    // Nothing to book here: no test is chosen yet, or the booking was given up.
    if (stepOf(actor.getSnapshot()) === 'idle') void navigate(allTests, { replace: true });
  }, [step, actor, navigate]);
  const { View, milestone } = bookingSteps[step];
  return (
    <FlowMain actor={actor} machine="booking">
      {milestone === null ? null : (
        <div className={css({ maxW: 'column', mx: 'auto', px: '4', pt: '4' })}>
          <BookingStepper current={milestone} />
        </div>
      )}
      <BookingSummary />
      <View />
    </FlowMain>
  );
}
