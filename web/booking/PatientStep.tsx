import { useEffect, useRef } from 'react';
import { FlowState } from '../shared/flows/FlowState.tsx';
import { Booking } from '../shared/flows/flows.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { bookingCopy } from '../copy/booking.ts';
import { stepTitles } from '../copy/stepTitles.ts';
import { testCopy } from '../copy/home.ts';
import { paths } from '../paths.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestQuery } from '../shared/queries.ts';
import { Page } from '../ui/Page.tsx';
import { Loading } from '../ui/states.tsx';
import { Button } from '../ui/Button.tsx';
import { PatientForm } from './PatientForm.tsx';
import { PatientList } from './PatientList.tsx';
import { css } from '../generated/panda/css/index.js';

const copy = bookingCopy.patient;

/** Step 1, the form; step 2, the list with one ticked. */
export function PatientStep() {
  const actor = Booking.useActor();
  const editing = Booking.useTag('editing');
  const testId = Booking.useSelector((snapshot) => snapshot.context.draft.testId);
  const { data } = usePageQuery(labTestQuery, { id: testId ?? '' }, { skip: testId === null });
  const send = Booking.useSend();
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) wasEditing.current = true;
  }, [editing]);
  return (
    <>
      <div className={css({ maxW: 'column', mx: 'auto', px: '4', mb: { base: '-4', md: '-5' } })}>
        <Breadcrumb
          crumbs={[
            { text: testCopy.home, to: paths.home },
            { text: data?.labTest.name, to: paths.testInfo(testId ?? '') },
            { text: testCopy.add },
          ]}
        />
      </div>
      <Page title={editing ? copy.title : stepTitles.patient} narrow>
        <FlowState
          actor={actor}
          loading={<Loading />}
          failed={copy.failed}
          instead={
            <Button variant="outline" onClick={() => send({ type: 'patient.added' })}>
              {copy.add}
            </Button>
          }
        >
          {editing ? <PatientForm /> : <PatientList wasEditing={wasEditing} />}
        </FlowState>
      </Page>
    </>
  );
}
