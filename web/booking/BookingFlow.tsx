import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Booking } from '../shared/flows/flows.ts';
import { allTests } from '../paths.ts';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { useFlowUrl } from '../shared/flows/useFlowUrl.ts';
import { bookingEvent, bookingPath, bookingSteps, isStepLoading, stepOf } from './bookingSteps.tsx';
import { LoadBoundary } from '../shared/LoadBoundary.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { useIsWide } from '../ui/useIsWide.ts';
import { BookingStepper } from './BookingStepper.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { css } from '../generated/panda/css/index.js';

const BookingRail = lazyComponent(async () => (await import('./BookingRail.tsx')).BookingRail);

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
  const isWide = useIsWide();
  const { View, milestone } = bookingSteps[step];
  return (
    <FlowMain actor={actor} machine="booking">
      {milestone === null ? (
        <>
          <BookingSummary />
          <View />
        </>
      ) : (
        <div
          className={css({
            lg: {
              display: 'grid',
              gridTemplateColumns: '{sizes.column} minmax(0, 1fr)',
              gap: '6',
              maxW: 'content',
              mx: 'auto',
              px: '2',
            },
          })}
        >
          <div>
            <div className={css({ maxW: 'column', mx: 'auto', px: '4', pt: '4' })}>
              <BookingStepper current={milestone} />
            </div>
            {/* The rail says the same. */}
            <div className={css({ lg: { display: 'none' } })}>
              <BookingSummary />
            </div>
            <View />
          </div>
          {isWide ? (
            <LoadBoundary loading={null} failed={() => null}>
              <BookingRail step={step} />
            </LoadBoundary>
          ) : null}
        </div>
      )}
    </FlowMain>
  );
}
