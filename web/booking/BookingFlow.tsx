import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Booking } from '../shared/flows/flows.ts';
import { allTests } from '../paths.ts';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { useFlowUrl } from '../shared/flows/useFlowUrl.ts';
import {
  bookingEvent,
  bookingPath,
  bookingSteps,
  isStepLoading,
  shownStepOf,
  stepOf,
} from './bookingSteps.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { StepColumns } from '../ui/StepColumns.tsx';
import { useIsWide } from '../ui/useIsWide.ts';
import { BookingStepper } from './BookingStepper.tsx';
import { BookingSummary } from './BookingSummary.tsx';

const BookingRail = lazyComponent(async () => (await import('./BookingRail.tsx')).BookingRail);

/** The funnel: the machine's state decides what is shown, and the URL follows it. */
export function BookingFlow() {
  const actor = Booking.useActor();
  const step = Booking.useSelector(stepOf);
  const navigate = useNavigate();
  useFlowUrl(actor, { pathOf: bookingPath, eventOf: bookingEvent, isOpening: isStepLoading });
  useEffect(() => {
    // There is nothing to book here: no test is chosen yet, or the booking was given up.
    if (stepOf(actor.getSnapshot()) === 'idle') void navigate(allTests, { replace: true });
  }, [step, actor, navigate]);
  const isWide = useIsWide();
  const { View, milestone } = bookingSteps[Booking.useSelector(shownStepOf)];
  return (
    <FlowMain actor={actor} machine="booking">
      {milestone === null ? (
        <>
          {/* The page of a placed order already says what was booked. */}
          {step === 'placed' ? null : <BookingSummary step={step} />}
          <View />
        </>
      ) : (
        <StepColumns
          milestones={<BookingStepper current={milestone} />}
          summary={<BookingSummary step={step} />}
          rail={
            isWide ? (
              <LoadBoundary loading={null} failed={() => null}>
                <BookingRail step={step} />
              </LoadBoundary>
            ) : null
          }
        >
          <View />
        </StepColumns>
      )}
    </FlowMain>
  );
}
