import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { Booking } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { columnWidth } from '../app/theme/widths.ts';
import { FlowMain } from '../flow/FlowMain.tsx';
import { useFlowUrl } from '../flow/useFlowUrl.ts';
import { AddressStep } from './AddressStep.tsx';
import { bookingEvent, bookingPath, stepOf } from './bookingPath.ts';
import type { BookingStep } from './bookingPath.ts';
import { BookingStepper } from './BookingStepper.tsx';
import { LabStep } from './LabStep.tsx';
import { OpeningStep } from './OpeningStep.tsx';
import { PatientStep } from './PatientStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PlacedPage } from './PlacedPage.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SlotStep } from './SlotStep.tsx';

/** What shows each step, and which milestone of the stepper it belongs to (decisions 29). */
const steps: Record<BookingStep, { View: ComponentType; milestone: number | null }> = {
  idle: { View: () => null, milestone: null },
  patient: { View: PatientStep, milestone: 0 },
  lab: { View: LabStep, milestone: 0 },
  slot: { View: SlotStep, milestone: 1 },
  address: { View: AddressStep, milestone: 2 },
  review: { View: ReviewStep, milestone: 3 },
  payment: { View: PaymentStep, milestone: 3 },
  opening: { View: OpeningStep, milestone: null },
  placed: { View: PlacedPage, milestone: null },
};

/** The funnel: the machine's state decides what is seen, the address follows. */
export function BookingFlow() {
  const actor = Booking.useActor();
  const step = Booking.useSelector(stepOf);
  const navigate = useNavigate();
  useFlowUrl(actor, { pathOf: bookingPath, eventOf: bookingEvent });
  useEffect(() => {
    // Nothing to book here: no test is chosen yet, or the booking was given up.
    if (stepOf(actor.getSnapshot()) === 'idle')
      void navigate(`${paths.home}#tests`, { replace: true });
  }, [step, actor, navigate]);
  const { View, milestone } = steps[step];
  return (
    <FlowMain actor={actor} machine="booking">
      {milestone === null ? null : (
        <Box maxW={columnWidth} mx="auto" px="4" pt="4">
          <BookingStepper current={milestone} />
        </Box>
      )}
      <View />
    </FlowMain>
  );
}
