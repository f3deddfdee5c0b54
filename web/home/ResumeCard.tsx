import { useNavigate } from 'react-router-dom';
import { Booking } from '../app/flows.ts';
import { bookingPath } from '../booking/bookingPath.ts';
import { homeCopy } from '../copy/home.ts';
import { usePageQuery } from '../app/pageData.ts';
import { Button, Stack, Text } from '../look/elements.tsx';
import { labTestQuery } from './home.queries.ts';

/** A draft that waits: one press leads back to where it was left (decisions 20). */
export function ResumeCard() {
  const draft = Booking.useSelector((snapshot) => snapshot.context.draft);
  const actor = Booking.useActor();
  const navigate = useNavigate();
  const begun = draft.testId !== null && (draft.patientId !== null || draft.orderId !== null);
  const { data } = usePageQuery(labTestQuery, { id: draft.testId ?? '' }, { skip: !begun });
  if (!begun || !data) return null;
  const resume = () => {
    actor.send({ type: 'booking.resumed' });
    void navigate(bookingPath(actor.getSnapshot()) ?? '/home');
  };
  return (
    <Stack
      direction="row"
      align="center"
      justify="space-between"
      gap="3"
      bg="accent.subtle"
      borderWidth="1px"
      borderColor="accent.border"
      borderRadius="card"
      px="4"
      py="3"
    >
      <Text fontWeight="semibold">{homeCopy.resume(data.labTest.name)}</Text>
      <Button colorPalette="accent" minH="11" onClick={resume}>
        {homeCopy.resumeAction}
      </Button>
    </Stack>
  );
}
