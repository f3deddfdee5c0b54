import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { Booking } from '../app/flows.ts';
import { columnWidth } from '../app/theme/widths.ts';
import { Breadcrumb } from '../catalogue/Breadcrumb.tsx';
import { bookingCopy } from '../copy/booking.ts';
import { LabTestDocument } from '../generated/graphql.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { Button } from '@chakra-ui/react';
import { PatientForm } from './PatientForm.tsx';
import { PatientList } from './PatientList.tsx';

const copy = bookingCopy.patient;

/** Step 1, the form; step 2, the list with one ticked. */
export function PatientStep() {
  const state = Booking.useSelector(({ value }) =>
    typeof value === 'object' && 'patient' in value ? value.patient : undefined,
  );
  const testId = Booking.useSelector((snapshot) => snapshot.context.draft.testId);
  const { data } = useQuery(LabTestDocument, {
    variables: { id: testId ?? '' },
    skip: testId === null,
  });
  const send = Booking.useSend();
  const editing = state === 'editing' || state === 'saving';
  return (
    <>
      <Box maxW={columnWidth} mx="auto" px="4" pt="3">
        <Breadcrumb testName={data?.labTest.name} testId={testId} adding />
      </Box>
      <Page title={editing ? copy.title : copy.list} narrow>
        {state === 'loading' ? <Loading /> : null}
        {state === 'loadFailed' ? (
          <ErrorState message={copy.failed} onRetry={() => send({ type: 'load.retried' })}>
            <Button variant="outline" onClick={() => send({ type: 'patient.added' })}>
              {copy.add}
            </Button>
          </ErrorState>
        ) : null}
        {editing ? <PatientForm /> : null}
        {state === 'choosing' || state === 'done' ? <PatientList /> : null}
      </Page>
    </>
  );
}
